/** What speaks for an answer and against it, as data. */
import type { Fact as AnyFact } from '#kernel';
import type { Tile } from './components.ts';

/** How well a tile will fit: snugly, with much of its outline free, or not at all. */
export type Room = 'snug' | 'loose' | 'none';

export type Fact = AnyFact &
  (
    | { fact: 'rectangle'; height: number; width: number; grows: boolean }
    | { fact: 'soon'; points: number }
    /** Squares half free, more than before; below 0, fewer. */
    | { fact: 'halfSquares'; change: number }
    /** Free squares and halves with nothing free beside them, more than before. */
    | { fact: 'gaps'; change: number }
    | { fact: 'outline'; percent: number }
    | { fact: 'balance'; dark: number; green: number; bonus: number }
    | { fact: 'room'; about: Tile; room: Room }
    /** In half squares. */
    | { fact: 'keeps'; halves: number }
    | { fact: 'fills'; halves: number }
  );
