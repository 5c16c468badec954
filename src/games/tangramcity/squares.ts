/** Squares of a board by name: columns A to G from the left, rows 1 to 7 from the top. */

export const COLUMNS = 'ABCDEFG';

/** A square of a board. */
export type Square = { readonly row: number; readonly column: number };

/** The name of a square. */
export function squareName({ row, column }: Square): string {
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** The square with this name. */
export function squareNamed(name: string): Square {
  return { row: Number(name.slice(1)) - 1, column: COLUMNS.indexOf(name.charAt(0)) };
}
