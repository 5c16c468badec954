/** Tangram City in words: the one place that lists the languages. */
import { LANGUAGES, type Language, type WordsIn } from '#kernel';
import type { Tangramcity } from '../state.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import type { GameText } from './text.ts';

export const TEXTS: Readonly<Record<Language, GameText>> = { en, fr, es, de, it, pl };

/** The game's sentences alone. `fromEntries` forgets which keys it was given. */
const entries = LANGUAGES.map((language) => [language, TEXTS[language].words]);
// fromEntries cannot know that there is an entry for each language.
export const words = Object.fromEntries(entries) as WordsIn<Tangramcity>;

export type { BoardText, Sign } from './boardText.ts';
export { columnName, squareName, squaresAt } from './naming.ts';
