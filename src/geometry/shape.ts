/** Shapes made of squares, and their quarter turns. */
import { type Cell, cellKey, inReadingOrder } from './cell.ts';

/** Squares in reading order, pushed to the top left: row 0 and column 0 are both in use. */
export type Shape = readonly Cell[];

/** One way to lay a shape down, by its number of quarter turns clockwise. */
export interface Turned {
  readonly turn: number;
  readonly shape: Shape;
}

/** Reads 'XX/X.': rows from top to bottom, X for a square. */
export function shapeFrom(rows: string): Shape {
  const cells = rows
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((sign, column): Cell[] => (sign === 'X' ? [[row, column]] : [])),
    );
  return toTopLeft(cells);
}

/** The shape after a quarter turn clockwise. */
export function turnRight(shape: Shape): Shape {
  return toTopLeft(shape.map(([row, column]): Cell => [column, -row]));
}

/** Every different way to lay the shape down without turning it over; at most four. */
export function turnsOf(shape: Shape): Turned[] {
  const turns: Turned[] = [];
  let next = shape;
  for (let turn = 0; turn < 4; turn++) {
    const now = next;
    if (!turns.some((known) => isSameShape(known.shape, now))) turns.push({ turn, shape: now });
    next = turnRight(now);
  }
  return turns;
}

/** Whether two shapes have the same squares. */
export function isSameShape(one: Shape, two: Shape): boolean {
  return one.map(cellKey).join(' ') === two.map(cellKey).join(' ');
}

/** Whether the shape fills its bounding box. */
export function isRectangle(shape: Shape): boolean {
  const height = 1 + Math.max(...shape.map(([row]) => row));
  const width = 1 + Math.max(...shape.map(([, column]) => column));
  return shape.length === height * width;
}

function toTopLeft(cells: readonly Cell[]): Shape {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort(inReadingOrder);
}
