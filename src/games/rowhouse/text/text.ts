/** What every language must be able to say about Rowhouse. */
import type { Catalogue } from '#kernel';
import type { Color } from '../components.ts';
import type { Answers, Rowhouse } from '../state.ts';

export type Text = Catalogue<Rowhouse, keyof Answers>;

export type ColorWords = Readonly<Record<Color, string>>;
