/** What every language must be able to say about Tangram City. */
import type { Catalogue } from '#kernel';
import type { Face, Level, TileName } from '../components.ts';
import type { Answers, Tangramcity } from '../state.ts';

export type Text = Catalogue<Tangramcity, keyof Answers>;

/** Pieces with their article, ready for a sentence. */
export type PieceWords = Readonly<Record<TileName | 'fountain', string>>;

/** R9.5 The titles of the levels. */
export type LevelWords = Readonly<Record<Level, string>>;

export type FaceWords = Readonly<Record<Face, string>>;

/** None to three quarter turns to the right. */
export type TurnWords = readonly [string, string, string, string];

/** Halves of a square, by the quarter turns of a fountain. */
export type HalfWords = readonly [string, string, string, string];
