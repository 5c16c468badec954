/** A whole city in few paths, for small drawings: what is painted alike in all its pieces is one path. */
import type { City, Color } from '#games/tangramcity';
import { spotOf } from '#games/tangramcity/queries';
import { corner, type Square, startSquare } from '../layout.ts';
import { courseOf, TINTS, toneOf } from './paint.ts';
import { circleAt, clearance, type Point, pathOf, plus, sides, strokesOf } from './points.ts';
import { type Shape, shapeOf, startShape } from './shape.ts';

/** Paths by the class they are painted with, in the order of painting. */
export type Miniature = ReadonlyMap<string, string>;

/** From the ground up; a pattern is named after its class. */
const LAYERS = [
  'gap',
  ...[0, 1, 2].flatMap((tint) => [0, 1, 2, 3].map((tone) => `roof${tone} tc-tint${tint}`)),
  ...[0, 1, 2].map((tint) => `lawn tc-tint${tint}`),
  ...[0, 1, 2, 3].map((course) => `coarse${course}`),
  'plaza',
  'hip',
  'ridge',
  'crown',
  'basin',
  'roof-edge',
  'garden-edge',
  'fountain-edge',
  'start-line',
  'dome-shell',
  'dome-top',
];

type Add = (layer: string, path: string) => void;

export function miniatureOf(city: City): Miniature {
  const paths = new Map(LAYERS.map((layer) => [layer, '']));
  const add: Add = (layer, path) => paths.set(layer, (paths.get(layer) ?? '') + path);
  const { board, side } = city;
  if (board !== null && side !== null) {
    const from = startSquare(board, side);
    addPiece(add, startShape(board, side), from, side, 0);
    const shape = shapeIn(startShape(board, side), from);
    add('start-line', pathOf([shape.hedge]));
    add('dome-shell', circleAt(shape.heart, 19));
    add('dome-top', circleAt(shape.heart, 8));
  }
  for (const id of city.pieces) for (const [layer, path] of partsOf(id)) add(layer, path);
  return new Map([...paths].filter(([, path]) => path !== ''));
}

/** What a piece adds to each layer. Kept, because a city is drawn again with every piece that is laid. */
const knownParts = new Map<number, readonly (readonly [layer: string, path: string])[]>();

function partsOf(id: number) {
  const known = knownParts.get(id);
  if (known) return known;
  const spot = spotOf(id);
  const parts: [string, string][] = [];
  addPiece((layer, path) => parts.push([layer, path]), shapeOf(spot), spot, spot.face, spot.tile % TINTS);
  knownParts.set(id, parts);
  return parts;
}

/** What a small drawing needs of a shape, where it lies. */
function shapeIn(shape: Shape, square: Square) {
  const by = corner(square);
  const there = (points: readonly Point[]) => points.map((point) => plus(point, by));
  return {
    outline: there(shape.outline),
    inner: there(shape.inner),
    hedge: there(shape.hedge),
    heart: plus(shape.heart, by),
    there,
  };
}

function addPiece(add: Add, shape: Shape, square: Square, face: Color, tint: number): void {
  add('gap', pathOf([shapeIn(shape, square).outline]));
  SURFACES[face](add, shape, square, tint);
}

/** What lies on each face. */
const SURFACES: Readonly<Record<Color, (add: Add, shape: Shape, square: Square, tint: number) => void>> = {
  dark(add, shape, square, tint) {
    const { inner, there } = shapeIn(shape, square);
    for (const { points, way } of shape.planes) {
      const plane = pathOf([there(points)]);
      add(`roof${toneOf(way)} tc-tint${tint}`, plane);
      add(`coarse${courseOf(way)}`, plane);
    }
    add('hip', strokesOf(shape.hips.map(there)));
    add('ridge', strokesOf(shape.ridges.map(there)));
    add('roof-edge', pathOf([inner]));
  },
  green(add, shape, square, tint) {
    const { inner } = shapeIn(shape, square);
    add(`lawn tc-tint${tint}`, pathOf([inner]));
    for (const crown of coarseTrees(shape)) add('crown', circleAt(plus(crown.at, corner(square)), crown.r));
    add('garden-edge', pathOf([inner]));
  },
  water(add, shape, square) {
    const { inner, heart } = shapeIn(shape, square);
    add('plaza', pathOf([inner]));
    add('basin', circleAt(heart, 16));
    add('fountain-edge', pathOf([inner]));
  },
};

/** Fewer and larger crowns: those that have room. */
function coarseTrees({ trees, inner }: Shape) {
  const edges = sides(inner);
  const kept: { at: Point; r: number }[] = [];
  for (const { at: spot } of [...trees].sort((one, two) => two.r - one.r)) {
    const r = Math.min(16, clearance(spot, edges) - 4);
    const isFree = kept.every((one) => Math.hypot(one.at[0] - spot[0], one.at[1] - spot[1]) > one.r + r - 6);
    if (r > 8 && isFree) kept.push({ at: spot, r });
  }
  return kept;
}
