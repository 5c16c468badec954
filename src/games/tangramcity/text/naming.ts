/** What is the same in every language: names of squares and boards, and which piece is meant. */
import { at, type Telling } from '#kernel';
import { BOARDS, FACES, type Face, FOUNTAIN, TILES, type Tile } from '../components.ts';
import { outlineOf, QUARTERS, type Rows, rowsAt, touchedSquares } from '../quarters.ts';
import { type Spot, spotId, spotRows } from '../spots.ts';
import { COLUMNS, squareName } from '../squares.ts';
import type { Tangramcity } from '../state.ts';
import type { BoardText } from './boardText.ts';
import type { PieceWords } from './text.ts';

export { squareName } from '../squares.ts';

/** Columns A to G from the left. */
export function columnName(column: number): string {
  return COLUMNS.charAt(column);
}

function squaresIn(rows: Rows): string {
  const names = rows.flatMap((word, row) => {
    const touched = touchedSquares(word);
    return Array.from(COLUMNS, (_, column) => column)
      .filter((column) => (touched >> (QUARTERS * column)) & 1)
      .map((column) => squareName({ row, column }));
  });
  return names.join(' ');
}

/** The squares a spot covers, wholly or by half. */
export function squaresAt(spot: Spot): string {
  return squaresIn(spotRows(spotId(spot)));
}

/** The squares of the start area on the viewer's own board, when it has one. */
export function startSquares({ view }: Telling<Tangramcity>, side: Face): string {
  const board = typeof view.viewer === 'number' ? (view.cities[view.viewer]?.board ?? null) : null;
  if (board === null) return '';
  const { drawing, row, column } = at(BOARDS, board)[side];
  return squaresIn(rowsAt(outlineOf(drawing), row, column));
}

export function boardName(board: number): string {
  return 'ABCDE'.charAt(board);
}

/** Board and side of `approach.ts`: "Board A, Roofs". */
export function boardTrait(noun: string, { sides }: Pick<BoardText, 'sides'>, id: string): string {
  const [board = 0, side = 0] = id.split('.').map(Number);
  return `${noun} ${boardName(board)}, ${sides[at(FACES, side)]}`;
}

/** What a language calls a piece; a shape without a name goes by the number of its tile. */
export function pieceName(words: PieceWords, tile: Tile): string {
  if (tile === FOUNTAIN) return words.fountain;
  const { name } = at(TILES, tile);
  return name === 'other' ? `${words.other} ${tile + 1}` : words[name];
}

/** R1.6 What a language calls a tile's look-alike. */
export function lookAlikeName(words: PieceWords, tile: Tile): string | undefined {
  const lookAlike = TILES[tile]?.lookAlike ?? null;
  return lookAlike === null ? undefined : pieceName(words, lookAlike);
}

/** With a capital letter, for the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number of half squares as figures: ½, 1, 1½ … */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return count % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}
