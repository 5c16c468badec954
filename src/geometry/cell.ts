/** Squares of a grid. */

/** A square by its row and column, counted from the top left. */
export type Cell = readonly [row: number, column: number];

/** The four squares that share a side with this one: above, right, below, left. */
export function sidesOf([row, column]: Cell): Cell[] {
  return [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
}

/** The square moved by a number of rows and columns. */
export function moved([row, column]: Cell, [down, right]: Cell): Cell {
  return [row + down, column + right];
}

/** Reading order: row by row, each from left to right. */
export function inReadingOrder(one: Cell, two: Cell): number {
  return one[0] - two[0] || one[1] - two[1];
}

/** A key for maps and sets of squares. */
export function cellKey([row, column]: Cell): string {
  return `${row},${column}`;
}
