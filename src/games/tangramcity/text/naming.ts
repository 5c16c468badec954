/** What is the same in every language: names of squares and boards, and which piece is meant. */
import { at, type Telling } from '#kernel';
import { BOARDS, type Face, FOUNTAIN, TILES, type Tile, type TileName } from '../components.ts';
import { outlineOf, type Rows, rowsAt, touchedSquares } from '../quarters.ts';
import { type Spot, spotId, spotRows } from '../spots.ts';
import type { Tangramcity } from '../state.ts';

/** Columns A to G from the left, rows 1 to 7 from the top. */
function squaresIn(rows: Rows): string {
  const names = rows.flatMap((word, row) => {
    const touched = touchedSquares(word);
    return Array.from('ABCDEFG').flatMap((letter, column) =>
      (touched >> (4 * column)) & 1 ? [`${letter}${row + 1}`] : [],
    );
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
export function twinKey(tile: Tile): TileName | undefined {
  const twin = TILES.value[tile]?.twin ?? null;
  return twin === null ? undefined : at(TILES.value, twin).name;
}

/** The same words at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
