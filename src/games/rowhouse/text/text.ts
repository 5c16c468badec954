/** What every language must be able to say about Rowhouse. */
import type { Catalogue, Words } from '#kernel';
import type { Color } from '../components.ts';
import type { Answers, Rowhouse } from '../state.ts';
import type { BoardText } from './boardText.ts';

/** Everything one language says; a language that lacks a part does not compile. */
export interface GameText {
  readonly words: Words<Rowhouse>;
  readonly board: BoardText;
}

/** The sentences of the game itself: questions, answers, events. */
export type Text = Catalogue<Rowhouse, keyof Answers>;

/** A sentence for everything that speaks for an answer or against it. */
export type FactText = Text['fact'];

export type ColorWords = Readonly<Record<Color, string>>;
