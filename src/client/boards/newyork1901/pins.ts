/** Where the number of each place lies on the map, so that no two share a spot. */
import type { Build, Cell } from '#games/newyork1901';
import { cellsOf } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { type Plan, squareAt } from './layout.ts';

/** A number's own piece of the map. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One spot for each place: a square of its own, or a part of one where there are more places than squares. */
export function pinSpots(plan: Plan, builds: readonly Build[]): Spot[] {
  const squares = pinSquares(builds);
  return squares.map((square, i) => {
    const { left, top, width, height } = squareAt(plan, square);
    const sharing = squares.flatMap((other, j) => (String(other) === String(square) ? [j] : []));
    const part = width / sharing.length;
    return { left: left + part * sharing.indexOf(i), top, width: part, height };
  });
}

/** A square of each build, all different if that is possible: a build moves its number aside for one that has no other square. */
export function pinSquares(builds: readonly Build[]): Cell[] {
  const squares = builds.map(fromTheMiddle);
  const takenBy = new Map<string, number>();
  const found: Cell[] = squares.map((own) => at(own, 0));
  const place = (i: number, tried: Set<string>): boolean => {
    for (const cell of at(squares, i)) {
      const key = String(cell);
      if (tried.has(key)) continue;
      tried.add(key);
      const other = takenBy.get(key);
      if (other !== undefined && !place(other, tried)) continue;
      takenBy.set(key, i);
      found[i] = cell;
      return true;
    }
    return false;
  };
  for (const i of builds.keys()) place(i, new Set());
  return found;
}

/** The squares of a build, those in its middle first. */
function fromTheMiddle(build: Build): Cell[] {
  const cells = cellsOf(build);
  const middle = (side: 0 | 1) => cells.reduce((sum, cell) => sum + cell[side], 0) / cells.length;
  const [row, column] = [middle(0), middle(1)];
  const far = ([r, c]: Cell) => (r - row) ** 2 + (c - column) ** 2;
  return [...cells].sort((one, two) => far(one) - far(two));
}
