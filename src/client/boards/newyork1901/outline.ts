/** Outlines of shapes made of squares, and paths for them. */
import type { Cell } from '#games/newyork1901';
import { at } from '#kernel';

export type Point = readonly [x: number, y: number];

/** The corners of the outline, clockwise, in columns and rows. */
export function outlineOf(cells: readonly Cell[]): Point[] {
  const filled = new Set(cells.map(String));
  const isIn = (row: number, column: number) => filled.has(`${row},${column}`);
  const edges = new Map<string, Point>();
  for (const [row, column] of cells) {
    const [right, below] = [column + 1, row + 1];
    if (!isIn(row - 1, column)) edges.set(`${column},${row}`, [right, row]);
    if (!isIn(row, right)) edges.set(`${right},${row}`, [right, below]);
    if (!isIn(below, column)) edges.set(`${right},${below}`, [column, below]);
    if (!isIn(row, column - 1)) edges.set(`${column},${below}`, [column, row]);
  }
  const [first] = edges.values();
  if (!first) return [];
  const corners: Point[] = [];
  let corner = first;
  do {
    corners.push(corner);
    corner = edges.get(String(corner)) ?? first;
  } while (corner !== first);
  return corners.filter((point, i) => {
    const before = at(corners, (i + corners.length - 1) % corners.length);
    const after = at(corners, (i + 1) % corners.length);
    return !isStraight(before, point, after);
  });
}

function isStraight(before: Point, point: Point, after: Point): boolean {
  return (
    (before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1])
  );
}

/** The outline moved inwards. */
export function inset(corners: readonly Point[], by: number): Point[] {
  return corners.map(([x, y], i) => {
    const before = at(corners, (i + corners.length - 1) % corners.length);
    const after = at(corners, (i + 1) % corners.length);
    const [ax, ay] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
    const [bx, bz] = [Math.sign(after[0] - x), Math.sign(after[1] - y)];
    return [x - by * (ay + bz), y + by * (ax + bx)];
  });
}

/** A number for a path: one decimal is enough. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed path. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** The smallest box around some points. */
export function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
