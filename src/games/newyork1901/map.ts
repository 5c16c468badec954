/** Reads a map: which squares each sign has, the blocks between the streets, and what squares front. */
import { type Cell, cellKey, regionsOf, sidesOf } from '#geometry';

export interface MapReading {
  /** The sign of each square, row by row. */
  readonly signs: readonly (readonly string[])[];
  /** Every square, in reading order. */
  readonly cells: readonly Cell[];
  /** The squares of each sign, in reading order. */
  readonly bySign: ReadonlyMap<string, readonly Cell[]>;
  /** R1.2 The land between streets, parks and landmarks. */
  readonly blocks: readonly (readonly Cell[])[];
  /** Q3 The streets and parks that these squares share a side with, as bits. */
  frontsOf(squares: readonly Cell[]): number;
}

/** `frontSigns` has the number of each sign that is a front. */
export function readMap(rows: readonly string[], frontSigns: ReadonlyMap<string, number>): MapReading {
  const signs = rows.map((row) => row.split(' '));
  const cells = signs.flatMap((line, row) => line.map((_, column): Cell => [row, column]));
  const bySign = new Map<string, Cell[]>();
  for (const [row, column] of cells) {
    const sign = signs[row]?.[column] ?? '';
    bySign.set(sign, [...(bySign.get(sign) ?? []), [row, column]]);
  }
  const land = cells.filter(([row, column]) => isLotSign(signs[row]?.[column] ?? ''));
  const frontBits = signs.map((line) => line.map((sign) => bitOf(frontSigns.get(sign))));
  return {
    signs,
    cells,
    bySign,
    blocks: regionsOf(land),
    frontsOf(squares) {
      let fronts = 0;
      for (const square of squares) {
        for (const [row, column] of sidesOf(square)) fronts |= frontBits[row]?.[column] ?? 0;
      }
      return fronts;
    },
  };
}

/** A district's letter and a number. */
export function isLotSign(sign: string): boolean {
  return /^[A-Z]\d\d$/.test(sign);
}

/** Whether all squares are in the set of keys. */
export function liesIn(squares: readonly Cell[], keys: ReadonlySet<string>): boolean {
  return squares.every((square) => keys.has(cellKey(square)));
}

function bitOf(front: number | undefined): number {
  return front === undefined ? 0 : 1 << front;
}
