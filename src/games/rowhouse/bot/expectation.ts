/** What a house is expected to be worth if it is built as well as possible, each colour as likely to be drawn as another.
 * Each function tells what the house is worth at one moment of a round; x, y and z are its storeys, `left` the tiles it will still lay. */
import { at } from '#kernel';
import { COLORS, STOREY_ROOM, STOREYS } from '../components.ts';
import { ALIKE, GROWN, POINTS, ROW, SHAPES, type Shape } from './shapes.ts';
import { ENDING } from './weights.ts';

/** How many tiles of each colour, in three bits for each colour. */
export type Hand = number;

const BITS = 3;
const ANY = 7;
const HANDS = 1 << (BITS * COLORS.length);

/** By colour: a hand of one tile. */
export const ONE_OF: readonly Hand[] = COLORS.map((_, color) => 1 << (BITS * color));

/** What has been worked out, by the number of tiles still to be laid, then by house and hand. */
const known = Array.from({ length: STOREYS * STOREY_ROOM + 1 }, () => new Map<number, number>());

/** A tile of the hand is to be picked. */
export function beforePick(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let most = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const one = ONE_OF[color] as Hand; // one for each colour
    if ((hand & (one * ANY)) === 0) continue;
    const worth = beforeLaying(x, y, z, color, hand - one, left);
    if (worth > most) most = worth;
  }
  return most;
}

/** A picked tile is to be laid. */
export function beforeLaying(x: Shape, y: Shape, z: Shape, color: number, hand: Hand, left: number): number {
  const first = whenLaidOn(x, y, z, color, hand, left);
  const second = y === x ? 0 : whenLaidOn(y, x, z, color, hand, left);
  const third = z === x || z === y ? 0 : whenLaidOn(z, x, y, color, hand, left);
  return Math.max(first, second, third);
}

/** The picked tile goes on the first of these storeys; 0 where it is full. */
export function whenLaidOn(x: Shape, y: Shape, z: Shape, color: number, hand: Hand, left: number): number {
  const grown = GROWN[x]?.[color];
  if (grown === undefined) return 0;
  return ALIKE[grown]
    ? beforeTradeOffer(grown, y, z, hand, left - 1)
    : beforeRefill(grown, y, z, hand, left - 1);
}

/** A tile may be traded, or none. */
export function beforeTradeOffer(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  const kept = beforeRefill(x, y, z, hand, left);
  return left === 0 ? kept : Math.max(kept, beforeGiving(x, y, z, hand, left));
}

/** A tile is to be given away in a trade. */
export function beforeGiving(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let most = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const one = ONE_OF[color] as Hand; // one for each colour
    if ((hand & (one * ANY)) === 0) continue;
    const worth = beforeRedraw(x, y, z, hand - one, left);
    if (worth > most) most = worth;
  }
  return most;
}

/** A tile is to be drawn for one that was given away. */
export function beforeRedraw(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let sum = 0;
  for (const drawn of ONE_OF) sum += beforeRefill(x, y, z, hand + drawn, left);
  return sum / COLORS.length;
}

/** The hand is to be filled up again, or the game ends. */
export function beforeRefill(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  if (left === 0) return worthOf(points(x) + points(y) + points(z));
  if (rows(x) + rows(y) + rows(z) > 1) return ENDING.early + left / ENDING.tilesPerPoint;
  const found = at(known, left);
  const house = houseKey(x, y, z) * HANDS + hand;
  let worth = found.get(house);
  if (worth === undefined) {
    worth = 0;
    for (const drawn of ONE_OF) worth += beforePick(x, y, z, hand + drawn, left) / COLORS.length;
    found.set(house, worth);
  }
  return worth;
}

function worthOf(points: number): number {
  return points - (1 - ENDING.beyondPlenty) * Math.max(0, points - ENDING.plenty);
}

function points(shape: Shape): number {
  return POINTS[shape] as number; // one for each shape
}

function rows(shape: Shape): number {
  return shape === ROW ? 1 : 0;
}

/** The same for the same storeys in any order. */
function houseKey(x: Shape, y: Shape, z: Shape): number {
  const low = Math.min(x, y, z);
  const high = Math.max(x, y, z);
  return (low * SHAPES + (x + y + z - low - high)) * SHAPES + high;
}
