/** A whole city in few paths, for small drawings: what is painted alike in all its pieces is one path. */
import { type City, FOUNTAIN, type Spot } from '../game.ts';
import { corner, type Square, spotOf, startSquare } from '../layout.ts';
import { courseOf, toneOf } from './paint.ts';
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

export function miniatureOf(city: City): Miniature {
  const paths = new Map(LAYERS.map((layer) => [layer, '']));
  const add = (layer: string, path: string) => paths.set(layer, (paths.get(layer) ?? '') + path);
  const { board, side } = city;
  if (board !== null && side !== null) {
    const from = startSquare(board, side);
    addGround(add, startShape(board, side), from, side, 0);
    const shape = shapeIn(startShape(board, side), from);
    add('start-line', pathOf([shape.hedge]));
    add('dome-shell', circleAt(shape.heart, 19));
    add('dome-top', circleAt(shape.heart, 8));
  }
  for (const id of city.pieces) {
    const spot: Spot = spotOf(id);
    if (spot.tile !== FOUNTAIN && spot.face !== 'water') {
      addGround(add, shapeOf(spot), spot, spot.face, spot.tile % 3);
      continue;
    }
    const { outline, inner, heart } = shapeIn(shapeOf(spot), spot);
    add('gap', pathOf([outline]));
    add('plaza', pathOf([inner]));
    add('basin', circleAt(heart, 16));
    add('fountain-edge', pathOf([inner]));
  }
  return new Map([...paths].filter(([, path]) => path !== ''));
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

function addGround(
  add: (layer: string, path: string) => void,
  shape: Shape,
  square: Square,
  face: 'dark' | 'green',
  tint: number,
): void {
  const { outline, inner, there } = shapeIn(shape, square);
  add('gap', pathOf([outline]));
  if (face === 'green') {
    add(`lawn tc-tint${tint}`, pathOf([inner]));
    for (const crown of coarseTrees(shape)) add('crown', circleAt(plus(crown.at, corner(square)), crown.r));
    add('garden-edge', pathOf([inner]));
    return;
  }
  for (const { points, way } of shape.planes) {
    const plane = pathOf([there(points)]);
    add(`roof${toneOf(way)} tc-tint${tint}`, plane);
    add(`coarse${courseOf(way)}`, plane);
  }
  add('hip', strokesOf(shape.hips.map(there)));
  add('ridge', strokesOf(shape.ridges.map(there)));
  add('roof-edge', pathOf([inner]));
}

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
