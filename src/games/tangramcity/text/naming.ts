/** What is the same in every language: names of squares and boards, and which piece is meant. */
import { at, type Telling } from '#kernel';
import { BOARDS, type Face, FOUNTAIN, TILES, type Tile, type TileName } from '../components.ts';
import { outlineOf, QUARTERS, type Rows, rowsAt, touchedSquares } from '../quarters.ts';
import { type Spot, spotId, spotRows } from '../spots.ts';
import type { Tangramcity } from '../state.ts';

const COLUMNS = 'ABCDEFG';

/** Columns A to G from the left. */
export function columnName(column: number): string {
  return COLUMNS.charAt(column);
}

/** Rows 1 to 7 from the top. */
export function squareName({ row, column }: { readonly row: number; readonly column: number }): string {
  return `${columnName(column)}${row + 1}`;
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
  const { drawing, row, column } = at(BOARDS.value, board)[side];
  return squaresIn(rowsAt(outlineOf(drawing), row, column));
}

export function boardName(board: number): string {
  return 'ABCDE'.charAt(board);
}

/** The key under which a language names a piece. */
export function pieceKey(tile: Tile): TileName | 'fountain' {
  return tile === FOUNTAIN ? 'fountain' : at(TILES.value, tile).name;
}

/** R1.6 The key of a tile's look-alike. */
export function lookAlikeKey(tile: Tile): TileName | undefined {
  const lookAlike = TILES.value[tile]?.lookAlike ?? null;
  return lookAlike === null ? undefined : at(TILES.value, lookAlike).name;
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
