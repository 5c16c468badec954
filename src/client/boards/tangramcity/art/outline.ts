/** The outline of a tile as one polygon, out of the quarters it covers. */
import type { Outline } from '#games/tangramcity';
import { at } from '#kernel';
import { cross, minus, type Point, type Polygon, plus } from './points.ts';

/** The sides of each quarter of a square, clockwise; in half squares, so that all numbers are whole. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const CENTRE: Point = [1, 1];

/** The one outline of a tile, in squares. Sides that two quarters share cancel out. */
export function polygonOf({ patches }: Outline): Polygon {
  const next = new Map<string, Point>();
  for (const { row, column, bits } of patches) {
    for (const [quarter, from] of CORNERS.entries()) {
      if (((bits >> quarter) & 1) === 0) continue;
      const to = at(CORNERS, (quarter + 1) % CORNERS.length);
      const ring = [from, to, CENTRE].map((point) => plus(point, [2 * column, 2 * row]));
      for (const [i, start] of ring.entries()) addSide(next, start, at(ring, (i + 1) % ring.length));
    }
  }
  return straightened(walked(next)).map(([x, y]) => [x / 2, y / 2]);
}

const key = ([x, y]: Point) => `${x} ${y}`;
const sideKey = (from: Point, to: Point) => `${key(from)} ${key(to)}`;

function addSide(sides: Map<string, Point>, from: Point, to: Point): void {
  if (!sides.delete(sideKey(to, from))) sides.set(sideKey(from, to), to);
}

function walked(sides: ReadonlyMap<string, Point>): Point[] {
  const next = new Map([...sides].map(([side, to]) => [side.split(' ').slice(0, 2).join(' '), to]));
  if (next.size !== sides.size) throw new Error('an outline that touches itself');
  const first = at([...next.values()], 0);
  const walk: Point[] = [];
  for (let point = first; walk.length === 0 || key(point) !== key(first); ) {
    walk.push(point);
    const to = next.get(key(point));
    if (!to) throw new Error('an open outline');
    point = to;
  }
  if (walk.length !== next.size) throw new Error('an outline in two parts');
  return walk;
}

/** Without the points in the middle of a side. */
function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    const before = at(points, (i + points.length - 1) % points.length);
    const after = at(points, (i + 1) % points.length);
    return cross(minus(point, before), minus(after, point)) !== 0;
  });
}
