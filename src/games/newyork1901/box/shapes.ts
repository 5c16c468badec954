/** What footprints look like. */
import { isRectangle, isSameShape, type Shape, shapeFrom, turnsOf } from '#geometry';

/** Shapes that public pages describe, among the skyscrapers of every player. */
export const SHAPES_SEEN: readonly { readonly called: string; readonly fits: (shape: Shape) => boolean }[] = [
  { called: 'a bar of two squares', fits: (shape) => shape.length === 2 },
  { called: 'a rectangle that is no bar', fits: (shape) => isRectangle(shape) && bars(shape).length > 1 },
  { called: 'an L', fits: (shape) => turnsOf(shape).some(({ shape: turned }) => isEll(turned)) },
  {
    called: 'two squares by two with one sticking out',
    fits: (shape) => ['XX/XX/X.', 'XX/XX/.X'].some((rows) => isAlike(shape, shapeFrom(rows))),
  },
  {
    called: 'two rectangles joined out of step',
    fits: (shape) => turnsOf(shape).some(({ shape: turned }) => isOutOfStep(turned)),
  },
];

/** Whether one is the other after some quarter turns. */
export function isAlike(one: Shape, two: Shape): boolean {
  return turnsOf(one).some(({ shape }) => isSameShape(shape, two));
}

/** The squares of each row, as the first and the last column. */
function bars(shape: Shape): (readonly [first: number, last: number, count: number])[] {
  const rows = Math.max(...shape.map(([row]) => row)) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const columns = shape.filter((cell) => cell[0] === row).map(([, column]) => column);
    return [Math.min(...columns), Math.max(...columns), columns.length] as const;
  });
}

/** A bar down the left side and one along the bottom. */
function isEll(shape: Shape): boolean {
  const rows = bars(shape);
  const bottom = rows.at(-1);
  return (
    rows.length > 1 &&
    bottom !== undefined &&
    bottom[2] > 1 &&
    bottom[2] === bottom[1] + 1 &&
    rows.slice(0, -1).every(([first, last]) => first === 0 && last === 0)
  );
}

/** Rows of one width, then rows that reach further to one side and less far to the other. */
function isOutOfStep(shape: Shape): boolean {
  const rows = bars(shape);
  const [top] = rows;
  const bottom = rows.at(-1);
  if (!top || !bottom || rows.some(([first, last, count]) => count !== last - first + 1)) return false;
  const isEither = rows.every(
    ([first, last]) => (first === top[0] && last === top[1]) || (first === bottom[0] && last === bottom[1]),
  );
  return isEither && (bottom[0] - top[0]) * (bottom[1] - top[1]) > 0;
}
