/** What one language is made of. */
import type { Words } from '#kernel';
import type { NewYorkCity } from '../state.ts';
import type { BoardText } from './boardText.ts';

export interface GameText {
  readonly words: Words<NewYorkCity>;
  /** What the drawings say. */
  readonly board: BoardText;
}
