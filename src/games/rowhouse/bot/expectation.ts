/** What a house is expected to be worth if it is built as well as possible, each colour as likely to be drawn as another. */
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

/** Before a tile of the hand is picked. */
export function picked(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let most = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const one = ONE_OF[color] as Hand;
    if ((hand & (one * ANY)) === 0) continue;
    const worth = laid(x, y, z, color, hand - one, left);
    if (worth > most) most = worth;
  }
  return most;
}

/** Before a picked tile is laid. */
export function laid(x: Shape, y: Shape, z: Shape, color: number, hand: Hand, left: number): number {
  const first = laidOn(x, y, z, color, hand, left);
  const second = y === x ? 0 : laidOn(y, x, z, color, hand, left);
  const third = z === x || z === y ? 0 : laidOn(z, x, y, color, hand, left);
  return Math.max(first, second, third);
}

/** With the tile on the first of these storeys. */
export function laidOn(x: Shape, y: Shape, z: Shape, color: number, hand: Hand, left: number): number {
  const grown = GROWN[x]?.[color];
  if (grown === undefined) return 0;
  return ALIKE[grown] ? mayTrade(grown, y, z, hand, left - 1) : refilled(grown, y, z, hand, left - 1);
}

/** Before a trade of any tile, or none. */
export function mayTrade(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  const kept = refilled(x, y, z, hand, left);
  return left === 0 ? kept : Math.max(kept, traded(x, y, z, hand, left));
}

/** Before a trade of any tile. */
export function traded(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let most = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const one = ONE_OF[color] as Hand;
    if ((hand & (one * ANY)) === 0) continue;
    const worth = redrawn(x, y, z, hand - one, left);
    if (worth > most) most = worth;
  }
  return most;
}

/** Before a tile is drawn for one that was traded in. */
export function redrawn(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  let sum = 0;
  for (const drawn of ONE_OF) sum += refilled(x, y, z, hand + drawn, left);
  return sum / COLORS.length;
}

/** Before the hand is filled up again. */
export function refilled(x: Shape, y: Shape, z: Shape, hand: Hand, left: number): number {
  if (left === 0) return worthOf(points(x) + points(y) + points(z));
  if (rows(x) + rows(y) + rows(z) > 1) return ENDING.early + left / ENDING.tilesPerPoint;
  const found = at(known, left);
  const house = houseKey(x, y, z) * HANDS + hand;
  let worth = found.get(house);
  if (worth === undefined) {
    worth = 0;
    for (const drawn of ONE_OF) worth += picked(x, y, z, hand + drawn, left) / COLORS.length;
    found.set(house, worth);
  }
  return worth;
}

function worthOf(points: number): number {
  return points - (1 - ENDING.beyondPlenty) * Math.max(0, points - ENDING.plenty);
}

function points(shape: Shape): number {
  return POINTS[shape] as number;
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
