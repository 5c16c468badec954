/** Squares cut by both diagonals into four quarters: tiles as bits, so that two overlap exactly when an AND is not 0. */

/** An outline, row by row: a whole square, a half with its right angle in that corner, or nothing. */
export type Drawing = string;

/** One word of 28 bits per row: north, east, south, west of the first square, then of the next. */
export type Rows = number[];

/** R1.1 Rows and columns of a board; the numbers of bits below follow from it. */
export const SIZE = 7;
export const QUARTERS = 4;

/** All quarters of a row. */
export const FULL_ROW = 0xfffffff;

/** All quarters of a square. */
const WHOLE = 0b1111;

/** The lowest quarter of each square of a row. */
export const SQUARES = 0x1111111;

/** R1.2 A half covers the two quarters at its corner. */
const PART_BITS: Readonly<Record<string, number>> = {
  '·': 0,
  '■': WHOLE,
  '◤': 0b1001,
  '◥': 0b0011,
  '◢': 0b0110,
  '◣': 0b1100,
};

/** A covered square with the bits of its quarters. */
export type Patch = { readonly row: number; readonly column: number; readonly bits: number };

/** An outline on the grid; its upper and left edges touch row 0 and column 0. */
export type Outline = { readonly height: number; readonly width: number; readonly patches: readonly Patch[] };

/** Reads a drawing, whose rows are separated by a slash. */
export function outlineOf(drawing: Drawing): Outline {
  const patches = drawing.split('/').flatMap((line, row) =>
    Array.from(line, (part, column): Patch => {
      const bits = PART_BITS[part];
      if (bits === undefined) throw new Error(`no such part of a square: ${part}`);
      return { row, column, bits };
    }),
  );
  return pushedToCorner(patches.filter(({ bits }) => bits > 0));
}

/** A quarter turn to the right. */
export function turned({ patches }: Outline): Outline {
  return pushedToCorner(
    patches.map(({ row, column, bits }) => ({
      row: column,
      column: -row,
      bits: ((bits << 1) & WHOLE) | (bits >> 3),
    })),
  );
}

/** R1.3 The other face: left and right change places. */
export function flipped({ patches }: Outline): Outline {
  return pushedToCorner(
    patches.map(({ row, column, bits }) => ({
      row,
      column: -column,
      bits: (bits & 0b0101) | ((bits & 0b0010) << 2) | ((bits & 0b1000) >> 2),
    })),
  );
}

/** Shifted to touch both axes, patches in reading order: equal outlines become equal data. */
function pushedToCorner(patches: readonly Patch[]): Outline {
  const top = Math.min(...patches.map(({ row }) => row));
  const left = Math.min(...patches.map(({ column }) => column));
  const shifted = patches
    .map(({ row, column, bits }) => ({ row: row - top, column: column - left, bits }))
    .sort((one, two) => one.row - two.row || one.column - two.column);
  return {
    height: 1 + Math.max(...shifted.map(({ row }) => row)),
    width: 1 + Math.max(...shifted.map(({ column }) => column)),
    patches: shifted,
  };
}

export function emptyRows(): Rows {
  return Array.from({ length: SIZE }, () => 0);
}

/** The quarters that an outline covers with its upper left corner on a square, row by row. */
export function rowsAt({ patches }: Outline, top: number, left: number): Rows {
  const rows = emptyRows();
  for (const { row, column, bits } of patches) {
    rows[top + row] = (rows[top + row] ?? 0) | (bits << (QUARTERS * (left + column)));
  }
  return rows;
}

/** The squares that have any quarter set, each with its quarters. */
export function patchesOf(rows: Rows): Patch[] {
  return rows.flatMap((word, row) =>
    Array.from({ length: SIZE }, (_, column) => ({
      row,
      column,
      bits: (word >> (QUARTERS * column)) & WHOLE,
    })).filter(({ bits }) => bits > 0),
  );
}

/** The quarters that none of three layers covers, row by row. */
export function findFree(one: Rows, two: Rows, three: Rows, free: Int32Array): void {
  for (let row = 0; row < SIZE; row++) {
    free[row] = FULL_ROW & ~(one[row] as number) & ~(two[row] as number) & ~(three[row] as number); // a word for each row
  }
}

/** The squares of a row whose four quarters are all set, as their lowest bits. */
export function wholeSquares(word: number): number {
  return word & (word >> 1) & (word >> 2) & (word >> 3) & SQUARES;
}

/** The squares of a row with any quarter set, as their lowest bits. */
export function touchedSquares(word: number): number {
  return (word | (word >> 1) | (word >> 2) | (word >> 3)) & SQUARES;
}

/** How many bits are set. */
export function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
