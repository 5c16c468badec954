/** New York City in words, in all languages. */
import { speak, type WordsIn } from '#kernel';
import type { NewYorkCity } from '../state.ts';
import { de } from './de/words.ts';
import { en } from './en/words.ts';
import { es } from './es/words.ts';
import { fr } from './fr/words.ts';

export const words: WordsIn<NewYorkCity> = { en: speak(en), fr: speak(fr), es: speak(es), de: speak(de) };
