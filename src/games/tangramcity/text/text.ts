/** What every language must be able to say about Tangram City. */
import type { Catalogue, Words } from '#kernel';
import type { Face, Level, TileName } from '../components.ts';
import type { Answers, Tangramcity } from '../state.ts';
import type { BoardText } from './boardText.ts';

/** Everything one language says; a language that lacks a part does not compile. */
export interface GameText {
  readonly words: Words<Tangramcity>;
  readonly board: BoardText;
}

/** The sentences of the game itself: questions, answers, events. */
export type Text = Catalogue<Tangramcity, keyof Answers>;

/** A sentence for everything that speaks for an answer or against it. */
export type FactText = Text['fact'];

/** Pieces with their article, ready for a sentence. */
export type PieceWords = Readonly<Record<TileName | 'fountain', string>>;

/** R9.5 The titles of the levels. */
export type LevelWords = Readonly<Record<Level, string>>;

export type FaceWords = Readonly<Record<Face, string>>;

/** No turn, then one, two and three quarter turns to the right. */
export type TurnWords = readonly [string, string, string, string];

/** The half of a square that a fountain covers, by its quarter turns. */
export type HalfWords = readonly [string, string, string, string];
