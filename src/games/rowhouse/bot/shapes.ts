/** Storeys as numbers, for bots: which colours one shows in any order, or its points once it is full. */
import { at } from '#kernel';
import { COLORS, colorOf, STOREY_ROOM, type Tile } from '../components.ts';
import { storeyPoints } from '../scoring.ts';
import { colorsOf } from '../state.ts';

export type Shape = number;

/** By shape: what it is worth. */
export const POINTS: number[] = [];
/** By shape: whether its tiles, two at least, are all alike, so that laying the last one allowed a trade. */
export const ALIKE: boolean[] = [];
/** By shape and colour: what it becomes; nothing where it is full. */
export const GROWN: Shape[][] = [];

const numbers = new Map<string, Shape>();
const EMPTY = number([]);

/** The full storey of a single colour. */
export const ROW = number([0, 0, 0]);
export const SHAPES = numbers.size;

export function shapeOf(tiles: readonly Tile[]): Shape {
  let shape = EMPTY;
  for (const tile of tiles) shape = at(at(GROWN, shape), colorOf(tile));
  return shape;
}

/** Gives a number to a storey and to all that it can become. Only colours count here, so tiles 0 to 4 stand for them. */
function number(tiles: readonly Tile[]): Shape {
  const isFull = tiles.length === STOREY_ROOM;
  const name = isFull ? `full ${storeyPoints(tiles)}` : tiles.toSorted().join();
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const shape = numbers.size;
  numbers.set(name, shape);
  POINTS[shape] = storeyPoints(tiles);
  ALIKE[shape] = tiles.length > 1 && colorsOf(tiles) === 1;
  GROWN[shape] = [];
  if (!isFull) GROWN[shape] = COLORS.map((_, color) => number([...tiles, color]));
  return shape;
}
