/** Flatiron in words: the one place that lists its languages. */
import { LANGUAGES, type Language, type WordsIn } from '#kernel';
import type { Flatiron } from '../flatiron.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import type { GameText } from './text.ts';

export const TEXTS: Readonly<Record<Language, GameText>> = { en, fr, es, de, it, pl };

const entries = LANGUAGES.map((language) => [language, TEXTS[language].words]);
// fromEntries cannot know that there is an entry for each language.
export const words = Object.fromEntries(entries) as WordsIn<Flatiron>;

export type { BoardText } from './boardText.ts';
export { capital, signed } from './phrases.ts';
export type { GameText } from './text.ts';
