/** All texts of New York 1901, in every language: the only place that lists the languages. */
import { LANGUAGES, type Language, type WordsIn } from '#kernel';
import type { NewYork1901 } from '../state.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import type { GameText } from './text.ts';

export const TEXTS: Readonly<Record<Language, GameText>> = { en, fr, es, de, it, pl };

/** `fromEntries` forgets that every language is there. */
const entries = LANGUAGES.map((language) => [language, TEXTS[language].words]);
// fromEntries cannot know that there is an entry for each language.
export const words = Object.fromEntries(entries) as WordsIn<NewYork1901>;

export type { BoardText, Meaning } from './boardText.ts';
export type { Naming } from './naming.ts';
export { ACTION_CARD_NAMES, CHALLENGE_NAMES, capital, type GameText } from './text.ts';
