/** What can be said about an outline before it is played with. */
import { countBits, type Outline, QUARTERS } from '../quarters.ts';

/** Neighbours of the four quarters of a square across its sides: row, column, quarter there. */
const ACROSS = [
  [-1, 0, 2],
  [0, 1, 3],
  [1, 0, 0],
  [0, -1, 1],
] as const;

/** The area in half squares. */
export function halvesIn({ patches }: Outline): number {
  return patches.reduce((sum, { bits }) => sum + countBits(bits), 0) / 2;
}

/** Whether an outline is made of whole squares alone. */
export function isPlain({ patches }: Outline): boolean {
  return patches.every(({ bits }) => countBits(bits) === QUARTERS);
}

/** Whether all parts hang together along sides, around no hole, and touch nowhere with only a corner: one line goes round all. */
export function isOnePiece({ height, width, patches }: Outline): boolean {
  const bitsAt = (row: number, column: number) =>
    patches.find((patch) => patch.row === row && patch.column === column)?.bits ?? 0;
  const inside: Quarter[] = [];
  const outside: Quarter[] = [];
  // With a margin, all that is outside hangs together too, unless there is a hole or a corner that touches another.
  for (let row = -1; row <= height; row++) {
    for (let column = -1; column <= width; column++) {
      const bits = bitsAt(row, column);
      for (let quarter = 0; quarter < QUARTERS; quarter++)
        ((bits >> quarter) & 1 ? inside : outside).push([row, column, quarter]);
    }
  }
  return hangTogether(inside) && hangTogether(outside);
}

type Quarter = readonly [row: number, column: number, quarter: number];

function hangTogether(quarters: readonly Quarter[]): boolean {
  const left = new Map(quarters.map((quarter) => [quarter.join(), quarter]));
  const reached = quarters.slice(0, 1);
  for (const [row, column, quarter] of reached) {
    left.delete([row, column, quarter].join());
    const across = ACROSS[quarter] ?? [0, 0, 0];
    const neighbours = [
      [row, column, (quarter + 1) % QUARTERS],
      [row, column, (quarter + 3) % QUARTERS],
      [row + across[0], column + across[1], across[2]],
    ];
    for (const neighbour of neighbours) {
      const found = left.get(neighbour.join());
      if (!found) continue;
      left.delete(neighbour.join());
      reached.push(found);
    }
  }
  return left.size === 0;
}
