/** Cities drawn as text: 'XXX' is a whole square, 'X/Y' its upper left and lower right half, 'X\Y' its lower left and upper right half. */
import { at } from '#kernel';
import { emptyRows, type Rows } from '../quarters.ts';

const NORTH_WEST = 0b1001;
const SOUTH_EAST = 0b0110;
const SOUTH_WEST = 0b1100;
const NORTH_EAST = 0b0011;

/** A half or a whole square of a picture: who covers it, and which quarters. */
export type Piece = { letter: string; row: number; column: number; bits: number };

/** The pieces of a picture, square by square; dots are empty. */
export function piecesIn(picture: string): Piece[] {
  const lines = picture.trim().split('\n');
  return lines.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((square, column) => halvesOf(square).map(([letter, bits]) => ({ letter, row, column, bits }))),
  );
}

function halvesOf(square: string): [letter: string, bits: number][] {
  const [one = '.', cut, two = '.'] = square;
  const parts: [string, number][] =
    cut === '/'
      ? [
          [one, NORTH_WEST],
          [two, SOUTH_EAST],
        ]
      : cut === '\\'
        ? [
            [one, SOUTH_WEST],
            [two, NORTH_EAST],
          ]
        : [[one, NORTH_WEST | SOUTH_EAST]];
  return parts.filter(([letter]) => letter !== '.');
}

/** The words of these pieces together. */
export function rowsIn(pieces: readonly Piece[]): Rows {
  const rows = emptyRows();
  for (const { row, column, bits } of pieces) rows[row] = at(rows, row) | (bits << (4 * column));
  return rows;
}
