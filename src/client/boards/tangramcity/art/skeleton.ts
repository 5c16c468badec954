/** The straight skeleton of an outline: all sides move inward at the same speed, and their corners draw the ridges of a roof. */
import { at } from '#kernel';
import {
  cross,
  dot,
  far,
  farFrom,
  minus,
  type Point,
  type Polygon,
  plus,
  type Segment,
  sides,
} from './points.ts';

/** Lines this close are one, in squares. */
const NEAR = 1e-6;

/** A corner of what is left: where it is, where it came to be, and the sides before and after it. */
interface Corner {
  readonly before: number;
  readonly after: number;
  readonly from: Point;
  readonly at: Point;
}

/** A line of the skeleton, and the two sides whose planes it separates. */
interface Arc {
  readonly line: Segment;
  readonly planes: readonly [number, number];
}

/** A roof: one plane for each side of the outline, ridges inside, hips out to the corners. */
export interface Roof {
  readonly planes: readonly Polygon[];
  readonly ridges: readonly Segment[];
  readonly hips: readonly Segment[];
}

/** The direction in which a side moves. */
export function inward([a, b]: Segment): Point {
  const length = far(a, b);
  return [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
}

/** How far the corner between two sides moves while each side moves by 1; undefined where the sides close on each other. */
function pace(one: Point, two: Point): Point | undefined {
  const turn = cross(one, two);
  if (Math.abs(turn) > NEAR) return [(two[1] - one[1]) / turn, (one[0] - two[0]) / turn];
  return dot(one, two) > 0 ? one : undefined;
}

/** The outline with all sides moved inward; by so little that no side is lost. */
export function shrunk(outline: Polygon, by: number): Polygon {
  const ways = sides(outline).map(inward);
  return outline.map((corner, i) =>
    plus(corner, pace(at(ways, (i + ways.length - 1) % ways.length), at(ways, i)) ?? [0, 0], by),
  );
}

export function roofOf(outline: Polygon): Roof {
  const arcs = arcsOf(outline);
  const corners = new Set(outline.map(key));
  const isHip = ({ line }: Arc) => line.some((end) => corners.has(key(end)));
  return {
    planes: sides(outline).map((side, i) =>
      planeOf(
        side,
        arcs.filter(({ planes }) => planes.includes(i)),
      ),
    ),
    ridges: arcs.filter((arc) => !isHip(arc)).map(({ line }) => line),
    hips: arcs.filter(isHip).map(({ line }) => line),
  };
}

const key = ([x, y]: Point) => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;

/** The lines around a plane in their order, from its side on. */
function planeOf([first, last]: Segment, arcs: readonly Arc[]): Polygon {
  const left = arcs.map(({ line }) => line);
  const plane: Point[] = [first, last];
  while (left.length > 0) {
    const end = key(at(plane, plane.length - 1));
    const i = left.findIndex((line) => line.some((point) => key(point) === end));
    if (i < 0) throw new Error('a plane with a gap');
    const [a, b] = at(left.splice(i, 1), 0);
    plane.push(key(a) === end ? b : a);
  }
  if (key(at(plane, plane.length - 1)) !== key(first)) throw new Error('a plane that does not close');
  return plane.slice(0, -1);
}

function arcsOf(outline: Polygon): Arc[] {
  const arcs: Arc[] = [];
  const ways = sides(outline).map(inward);
  const count = outline.length;
  const first = outline.map(
    (point, i): Corner => ({
      before: (i + count - 1) % count,
      after: i,
      from: point,
      at: point,
    }),
  );
  const move = ({ before, after }: Corner) => pace(at(ways, before), at(ways, after));
  const end = (corner: Corner) => addArc(arcs, corner.from, corner.at, corner.before, corner.after);

  /** Takes a ring apart where it has closed; gives what still moves. */
  const settled = (ring: readonly Corner[]): Corner[][] => {
    const merged = mergedAt(ring, end);
    if (merged.length < 2) return [];
    if (isFlat(merged)) {
      merged.forEach(end);
      addCrease(arcs, merged);
      return [];
    }
    for (const [i, corner] of merged.entries()) {
      const k = touched(merged, i);
      if (k === undefined) continue;
      end(corner);
      const side = at(merged, k).after;
      const walk = (from: number, to: number) => {
        const corners: Corner[] = [];
        for (let j = from % merged.length; j !== to % merged.length; j = (j + 1) % merged.length)
          corners.push(at(merged, j));
        return corners;
      };
      const born = { from: corner.at, at: corner.at };
      return [
        ...settled([{ before: side, after: corner.after, ...born }, ...walk(i + 1, k + 1)]),
        ...settled([{ before: corner.before, after: side, ...born }, ...walk(k + 1, i)]),
      ];
    }
    return [merged];
  };

  let rings = settled(first);
  while (rings.length > 0) {
    const wait = Math.min(...rings.map((ring) => timeLeft(ring, ways, move)));
    if (!Number.isFinite(wait)) throw new Error('a roof that never closes');
    rings = rings.flatMap((ring) =>
      settled(ring.map((corner) => ({ ...corner, at: plus(corner.at, move(corner) ?? [0, 0], wait) }))),
    );
  }
  return arcs;
}

function addArc(arcs: Arc[], from: Point, to: Point, one: number, two: number): void {
  if (far(from, to) > NEAR) arcs.push({ line: [from, to], planes: [one, two] });
}

/** Corners that have met become one. */
function mergedAt(ring: readonly Corner[], end: (corner: Corner) => void): Corner[] {
  const isLost = (i: number) => far(at(ring, i).at, at(ring, (i + 1) % ring.length).at) < NEAR;
  const whole = ring.findIndex((_, i) => !isLost(i));
  if (whole < 0) {
    ring.forEach(end);
    return [];
  }
  const merged: Corner[] = [];
  let run: Corner[] = [];
  for (let n = 1; n <= ring.length; n++) {
    const i = (whole + n) % ring.length;
    run.push(at(ring, i));
    if (isLost(i)) continue;
    const [one, last] = [at(run, 0), at(run, run.length - 1)];
    if (run.length > 1) run.forEach(end);
    merged.push(run.length > 1 ? { before: one.before, after: last.after, from: one.at, at: one.at } : one);
    run = [];
  }
  return merged;
}

/** The side a corner has run into: the number of the corner it begins at. */
function touched(ring: readonly Corner[], i: number): number | undefined {
  const { at: point } = at(ring, i);
  const before = (i + ring.length - 1) % ring.length;
  const k = ring.findIndex(
    (corner, k) =>
      k !== i && k !== before && farFrom(point, [corner.at, at(ring, (k + 1) % ring.length).at]) < NEAR,
  );
  return k < 0 ? undefined : k;
}

/** Whether all corners lie on one line. */
function isFlat(ring: readonly Corner[]): boolean {
  const { at: first } = at(ring, 0);
  const along = minus(at(ring, 1).at, first);
  return ring.every((corner) => Math.abs(cross(along, minus(corner.at, first))) < NEAR);
}

/** A ring without width is a ridge: along it, sides running one way meet sides running the other way. */
function addCrease(arcs: Arc[], ring: readonly Corner[]): void {
  const points = ring.map((corner) => corner.at);
  const first = at(points, 0);
  const tip = points.reduce((best, point) => (far(first, point) > far(first, best) ? point : best), first);
  const along = minus(tip, first);
  const place = (point: Point) => dot(minus(point, first), along);
  const runs = ring.map((corner, i) => ({
    side: corner.after,
    ends: [place(corner.at), place(at(points, (i + 1) % points.length))] as const,
  }));
  const stops = [...points].sort((a, b) => place(a) - place(b));
  for (const [i, stop] of stops.slice(0, -1).entries()) {
    const next = at(stops, i + 1);
    if (far(stop, next) < NEAR) continue;
    const here = (place(stop) + place(next)) / 2;
    const over = (from: number, to: number) => from < here && here < to;
    const there = runs.find(({ ends }) => over(...ends));
    const back = runs.find(({ ends: [from, to] }) => over(to, from));
    if (there && back) addArc(arcs, stop, next, there.side, back.side);
  }
}

/** The time until the next side is lost, or the next corner runs into a side. */
function timeLeft(
  ring: readonly Corner[],
  ways: readonly Point[],
  move: (corner: Corner) => Point | undefined,
): number {
  let least = Number.POSITIVE_INFINITY;
  const paces = ring.map((corner): Point => move(corner) ?? [0, 0]);
  for (const [k, corner] of ring.entries()) {
    const n = (k + 1) % ring.length;
    const next = at(ring, n);
    const side = minus(next.at, corner.at);
    const length = Math.hypot(...side);
    const loss = -dot(minus(at(paces, n), at(paces, k)), side) / length;
    if (loss > NEAR) least = Math.min(least, length / loss);
    const way = at(ways, corner.after);
    for (const [i, other] of ring.entries()) {
      const isReflex = cross(at(ways, other.before), at(ways, other.after)) < -NEAR;
      if (!isReflex || i === k || i === n) continue;
      const wait = dot(minus(other.at, corner.at), way) / (1 - dot(at(paces, i), way));
      if (!(wait > NEAR) || wait >= least) continue;
      const [a, b] = [plus(corner.at, at(paces, k), wait), plus(next.at, at(paces, n), wait)];
      if (farFrom(plus(other.at, at(paces, i), wait), [a, b]) < NEAR) least = wait;
    }
  }
  return least;
}
