/** Which buildings are drawn before which: what lies further north, or further east in the same row, is behind. */
import type { Cell } from '#games/newyork1901';
import { at } from '#kernel';

interface Placed {
  readonly cells: readonly Cell[];
}

/** The same things, those behind first; of two that are each behind the other, the one that reaches less far south. */
export function backToFront<T extends Placed>(things: readonly T[]): T[] {
  const left = things.map((thing) => ({ thing, ...spanOf(thing) }));
  left.sort((a, b) => a.south - b.south || b.east - a.east);
  const before = left.map((one) =>
    left.flatMap((other, i) =>
      other !== one && isNear(other, one) && isBehind(other.thing, one.thing) ? [i] : [],
    ),
  );
  const done = new Set<number>();
  while (done.size < left.length) {
    const open = [...left.keys()].filter((i) => !done.has(i));
    done.add(open.find((i) => at(before, i).every((other) => done.has(other))) ?? at(open, 0));
  }
  return [...done].map((i) => at(left, i).thing);
}

interface Span {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

function spanOf({ cells }: Placed): Span {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    north: Math.min(...rows),
    south: Math.max(...rows),
    west: Math.min(...columns),
    east: Math.max(...columns),
  };
}

/** Whether one could lie behind the other: a quick check before their squares are compared. */
function isNear(one: Span, two: Span): boolean {
  return one.north <= two.south && one.west <= two.east + 1 && two.west <= one.east + 1;
}

/** Whether one must be drawn before the other. */
export function isBehind(one: Placed, two: Placed): boolean {
  return one.cells.some(([row, column]) =>
    two.cells.some(([r, c]) =>
      row === r ? column === c + 1 : row < r && r - row <= REACH && Math.abs(column - c) <= 1,
    ),
  );
}

/** Even the tallest tower hides nothing that lies more rows than this behind it. */
const REACH = 5;
