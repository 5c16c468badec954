/** Flatiron in words, in all languages. */
import { speak, type WordsIn } from '#kernel';
import type { Flatiron } from '../state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const words: WordsIn<Flatiron> = { en: speak(en), fr: speak(fr), es: speak(es), de: speak(de) };
