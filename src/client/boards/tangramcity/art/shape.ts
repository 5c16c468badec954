/** Every piece as geometry, worked out once: its outline, the planes of its roof, what grows in its garden. */
import type { Outline, Pose } from '#games/tangramcity';
import type { Face } from '#games/tangramcity/components';
import { outlineOf, startOutline } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { CELL } from '../layout.ts';
import { bedOf, pathsOf, type Tree, treesOf } from './garden.ts';
import { polygonOf } from './outline.ts';
import {
  area,
  centroid,
  clearance,
  isInside,
  type Point,
  type Polygon,
  type Segment,
  sides,
} from './points.ts';
import { randomFrom } from './seededRandom.ts';
import { inward, type Roof, roofOf, shrunk } from './skeleton.ts';

/** A plane of a roof, and the direction it faces. */
export interface Plane {
  readonly points: Polygon;
  readonly way: Point;
}

export interface Shape {
  readonly outline: Polygon;
  /** A little smaller: between two tiles there is a gap. */
  readonly inner: Polygon;
  readonly hedge: Polygon;
  readonly planes: readonly Plane[];
  readonly ridges: readonly Segment[];
  readonly hips: readonly Segment[];
  readonly chimneys: readonly Point[];
  readonly skylights: readonly { readonly at: Point; readonly along: Point }[];
  readonly paths: readonly (readonly Point[])[];
  readonly bed: Point | undefined;
  readonly trees: readonly Tree[];
  /** Where a fountain or a dome stands. */
  readonly heart: Point;
}

/** How far the inner line and the middle of the hedge lie inside the outline. */
const GAP = 1.7;
const HEDGE = 7;

const CHIMNEY_ROOM = 15;
const SKYLIGHT_ROOM = 8.5;

function shapeFrom(drawn: Outline, seed: number): Shape {
  const outline = polygonOf(drawn).map(([x, y]): Point => [x * CELL, y * CELL]);
  const inner = shrunk(outline, GAP);
  const roof = roofOf(inner.map(([x, y]): Point => [x / CELL, y / CELL]));
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * CELL, y * CELL]);
  const ways = sides(inner).map(inward);
  const planes = roof.planes.map((plane, i): Plane => {
    const [x, y] = at(ways, i);
    return { points: scaled(plane), way: [-x, -y] };
  });
  const paths = pathsOf(drawn);
  const bed = bedOf(drawn);
  return {
    outline,
    inner,
    hedge: shrunk(outline, HEDGE),
    planes,
    ridges: lines(roof.ridges, scaled),
    hips: lines(roof.hips, scaled),
    chimneys: chimneysOf(inner, lines([...roof.ridges, ...roof.hips], scaled), seed),
    skylights: skylightsOf(planes),
    paths,
    bed,
    trees: treesOf(inner, paths, bed, seed),
    heart: bed ?? heartOf(roof, scaled),
  };
}

function lines(segments: readonly Segment[], scaled: (points: readonly Point[]) => Point[]): Segment[] {
  return segments.map((segment) => {
    const ends = scaled(segment);
    return [at(ends, 0), at(ends, 1)];
  });
}

/** Where the planes of a triangle meet: the middle of the largest circle in it. */
function heartOf({ hips }: Roof, scaled: (points: readonly Point[]) => Point[]): Point {
  return at(scaled([at(hips, 0)[1]]), 0);
}

function chimneysOf(inner: Polygon, roofLines: readonly Segment[], seed: number): Point[] {
  const random = randomFrom(seed + 100);
  const edges = sides(inner);
  const most = area(inner) > 2 * CELL * CELL ? 2 : 1;
  const width = Math.max(...inner.map(([x]) => x));
  const height = Math.max(...inner.map(([, y]) => y));
  const found: Point[] = [];
  for (let n = 0; n < 200 && found.length < most; n++) {
    const spot: Point = [random() * width, random() * height];
    const isClear =
      isInside(inner, spot) &&
      clearance(spot, edges) >= CHIMNEY_ROOM &&
      clearance(spot, roofLines) >= 5 &&
      found.every((one) => Math.hypot(one[0] - spot[0], one[1] - spot[1]) > CELL * 0.7);
    if (isClear) found.push(spot);
  }
  return found;
}

/** In the middle of the largest planes. */
function skylightsOf(planes: readonly Plane[]) {
  return planes
    .map(({ points, way }) => {
      const along: Point = [-way[1], way[0]];
      return { at: centroid(points), along, points };
    })
    .filter(
      ({ at: spot, points }) => isInside(points, spot) && clearance(spot, sides(points)) > SKYLIGHT_ROOM,
    )
    .sort((one, two) => area(two.points) - area(one.points))
    .slice(0, 3)
    .map(({ at: spot, along }) => ({ at: spot, along }));
}

/** A quarter turn to the right around the origin, then back into view. */
function turnedBy(shape: Shape, turns: number): Shape {
  const width = Math.max(...shape.outline.map(([x]) => x));
  const height = Math.max(...shape.outline.map(([, y]) => y));
  const way = ([x, y]: Point): Point =>
    [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][turns] ?? [x, y];
  const shift = [[0, 0] as const, [height, 0] as const, [width, height] as const, [0, width] as const][
    turns
  ] ?? [0, 0];
  const one = (point: Point): Point => {
    const [x, y] = way(point);
    return [x + shift[0], y + shift[1]];
  };
  const all = (points: readonly Point[]) => points.map(one);
  const segment = ([a, b]: Segment): Segment => [one(a), one(b)];
  return {
    outline: all(shape.outline),
    inner: all(shape.inner),
    hedge: all(shape.hedge),
    planes: shape.planes.map((plane) => ({ points: all(plane.points), way: way(plane.way) })),
    ridges: shape.ridges.map(segment),
    hips: shape.hips.map(segment),
    chimneys: all(shape.chimneys),
    skylights: shape.skylights.map(({ at: spot, along }) => ({ at: one(spot), along: way(along) })),
    paths: shape.paths.map(all),
    bed: shape.bed && one(shape.bed),
    trees: shape.trees.map((tree) => ({ ...tree, at: one(tree.at) })),
    heart: one(shape.heart),
  };
}

const known = new Map<string, Shape>();

function remembered(name: string, make: () => Shape): Shape {
  const shape = known.get(name) ?? make();
  known.set(name, shape);
  return shape;
}

/** A piece with its upper left corner at the origin. */
export function shapeOf({ tile, face, turn }: Pose): Shape {
  return remembered(`${tile} ${face} ${turn}`, () => {
    const upright = remembered(`${tile} ${face} 0`, () =>
      shapeFrom(outlineOf({ tile, face, turn: 0 }), tile * 2 + (face === 'green' ? 1 : 0)),
    );
    return turn === 0 ? upright : turnedBy(upright, turn);
  });
}

/** The start area printed on a board. */
export function startShape(board: number, side: Face): Shape {
  return remembered(`start ${board} ${side}`, () => shapeFrom(startOutline(board, side), 50 + board));
}
