/** Shapes as paths to be filled, few of them: what is painted alike is one path. */
import type { Pose } from '#games/tangramcity';
import { at } from '#kernel';
import { circleAt, type Point, type Polygon, pathOf, plus, strokesOf } from './points.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Roof planes by how they catch the light from the north-west, brightest first. */
const LIGHT: Point = [-0.61, -0.79];
export const TONES = 4;

export function toneOf(way: Point): number {
  const light = way[0] * LIGHT[0] + way[1] * LIGHT[1];
  return light > 0.7 ? 0 : light > 0 ? 1 : light > -0.7 ? 2 : 3;
}

/** Close tints, so that neighbours differ. */
export const TINTS = 3;

/** Bricks run along the eave: at 0, 45, 90 or 135 degrees. */
export const COURSES = [0, 45, 90, 135] as const;

export function courseOf([x, y]: Point): number {
  const along = Math.round((Math.atan2(x, -y) * 4) / Math.PI);
  return (along + 8) % 4;
}

export interface RoofPaint {
  readonly tones: readonly string[];
  readonly courses: readonly string[];
  readonly ridges: string;
  readonly hips: string;
  readonly frames: string;
  readonly panes: string;
  readonly chimneyShadows: string;
  readonly chimneys: string;
  readonly pots: string;
}

export interface GardenPaint {
  readonly hedge: string;
  readonly paths: string;
  readonly shadows: string;
  /** Crowns of two greens, their lit sides, and the brightest leaves. */
  readonly crowns: readonly string[];
  readonly lit: string;
  readonly bright: string;
}

export interface Paint {
  readonly shape: Shape;
  readonly outline: string;
  readonly inner: string;
  readonly roof: RoofPaint;
  readonly garden: GardenPaint;
}

function byKind<T>(kinds: number, things: readonly T[], kindOf: (thing: T) => number): T[][] {
  return Array.from({ length: kinds }, (_, kind) => things.filter((thing) => kindOf(thing) === kind));
}

/** A small rectangle along a direction. */
function slab(centre: Point, along: Point, length: number, width: number): Polygon {
  const across: Point = [-along[1], along[0]];
  const corner = (a: number, b: number) => plus(plus(centre, along, a * length), across, b * width);
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

function chimneyShadow([x, y]: Point): Polygon {
  return [
    [x - 5, y - 2],
    [x + 11, y + 9],
    [x + 8, y + 14],
    [x - 5, y + 6],
  ];
}

function roofPaint({ planes, ridges, hips, chimneys, skylights }: Shape): RoofPaint {
  return {
    tones: byKind(TONES, planes, ({ way }) => toneOf(way)).map((some) =>
      pathOf(some.map((one) => one.points)),
    ),
    courses: byKind(COURSES.length, planes, ({ way }) => courseOf(way)).map((some) =>
      pathOf(some.map((one) => one.points)),
    ),
    ridges: strokesOf(ridges),
    hips: strokesOf(hips),
    frames: pathOf(skylights.map((one) => slab(one.at, one.along, 12, 9))),
    panes: pathOf(
      skylights.flatMap((one) =>
        [-2.2, 2.2].map((aside) => slab(plus(one.at, one.along, aside), one.along, 3.4, 6)),
      ),
    ),
    chimneyShadows: pathOf(chimneys.map(chimneyShadow)),
    chimneys: pathOf(chimneys.map((spot) => slab(spot, [1, 0], 12, 12))),
    pots: chimneys.map((spot) => circleAt(spot, 3.2)).join(''),
  };
}

/** A crown with lobes. */
export function crown([x, y]: Point, r: number, lobes: number, turn: number): string {
  const short = (n: number) => Math.round(n * 10) / 10;
  const spots = Array.from({ length: lobes }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / lobes;
    return `${short(x + 0.88 * r * Math.cos(angle))} ${short(y + 0.88 * r * Math.sin(angle))}`;
  });
  const lobe = short(r * Math.sin(Math.PI / lobes) * 1.05);
  const arcs = [...spots.slice(1), at(spots, 0)].map((spot) => `A${lobe} ${lobe} 0 0 1 ${spot}`);
  return `M${at(spots, 0)}${arcs.join('')}Z`;
}

const LOBES = [9, 7, 11];

function gardenPaint({ hedge, paths, trees }: Shape): GardenPaint {
  const [dark, light] = [trees.filter(({ kind }) => kind > 0), trees.filter(({ kind }) => kind === 0)];
  const crowns = (some: typeof trees) =>
    some.map((tree) => crown(tree.at, tree.r, at(LOBES, tree.kind), tree.at[0])).join('');
  return {
    hedge: pathOf([hedge]),
    paths: strokesOf(paths),
    shadows: trees.map(({ at: spot, r }) => circleAt(plus(spot, [0.24 * r, 0.32 * r]), r)).join(''),
    crowns: [crowns(dark), crowns(light)],
    lit: trees
      .map(({ at: spot, r }) => crown(plus(spot, [-0.14 * r, -0.17 * r]), 0.58 * r, 7, spot[1]))
      .join(''),
    bright: trees.map(({ at: spot, r }) => circleAt(plus(spot, [-0.26 * r, -0.3 * r]), 0.2 * r)).join(''),
  };
}

/** The paint of a shape with its upper left corner at the origin. */
export function painted(shape: Shape): Paint {
  return {
    shape,
    outline: pathOf([shape.outline]),
    inner: pathOf([shape.inner]),
    roof: roofPaint(shape),
    garden: gardenPaint(shape),
  };
}

const known = new WeakMap<Shape, Paint>();

export function paintOf(shape: Shape): Paint {
  const paint = known.get(shape) ?? painted(shape);
  known.set(shape, paint);
  return paint;
}

/** A piece as it is held. */
export function posePaint(pose: Pose): Paint {
  return paintOf(shapeOf(pose));
}
