/** Why a placement is good or bad: the city before it and after it. */
import { at, type Seat } from '#kernel';
import { BOX, FOUNTAIN, type Tile } from '../components.ts';
import type { Fact, Room } from '../facts.ts';
import { countBits, findFree, QUARTERS, SIZE, SQUARES } from '../quarters.ts';
import { cityWith } from '../queries/placing.ts';
import { balanceOf } from '../queries/points.ts';
import { cardStates, fountainsOf } from '../queries/progress.ts';
import { largestRectangle } from '../scoring.ts';
import { halvesOf, type Spot, spotId } from '../spots.ts';
import type { Action, City } from '../state.ts';
import type { View } from '../view.ts';
import { roughnessOf } from './roughness.ts';
import { bestSnugness, snugness } from './snugness.ts';
import { CITY } from './weights.ts';

/** From this share of its outline on, a tile lies snugly. */
const SNUG = 0.6;

/** By hand, in points: no place for a tile that is known, a rectangle that only the fountain misses, half a square built or kept. */
const WEIGHTS = { noRoom: -1, soon: 0.7, half: 0.25 };

/** Nothing is known of boards and sides that could be put into words. */
export function facts(view: View, seat: Seat, action: Action): Fact[] {
  const city = at(view.cities, seat);
  if ('turn' in action) return [...ofSpot(view, city, action), ...afterwards(view, city, action)];
  if ('decline' in action) return [keeps(city), ...afterwards(view, city, action)];
  return [];
}

/** What is true of the spot itself. */
function ofSpot(view: View, city: City, spot: Spot): Fact[] {
  const free = freeIn(city);
  const halves = halvesOf(spot.tile);
  const edges = roughnessOf(freeIn(cityWith(city, spot))).edges - roughnessOf(freeIn(city)).edges;
  const percent = Math.round(10 * snugness(free, spotId(spot))) * 10;
  return [
    { fact: 'fills', weight: WEIGHTS.half * halves, halves },
    { fact: 'outline', weight: -CITY.outline * edges, percent },
    ...soon(view, city, spot),
  ];
}

/** What is true of the city afterwards, also if a piece is declined. */
function afterwards(view: View, before: City, action: Action): Fact[] {
  const after = 'turn' in action ? cityWith(before, action) : before;
  const used = 'turn' in action ? action.tile : 'decline' in action ? action.decline : undefined;
  const { height, width } = largestRectangle(after);
  const grows = height * width > areaOf(before);
  const was = { ...roughnessOf(freeIn(before)) };
  const is = roughnessOf(freeIn(after));
  const halfSquares = is.diagonals - was.diagonals;
  const holes = [is.halfHoles - was.halfHoles, is.squareHoles - was.squareHoles] as const;
  return [
    { fact: 'rectangle', weight: height * width, height, width, grows },
    { fact: 'halfSquares', weight: -CITY.diagonal * halfSquares, change: halfSquares },
    {
      fact: 'gaps',
      weight: -CITY.halfHole * holes[0] - CITY.squareHole * holes[1],
      change: holes[0] + holes[1],
    },
    balance(after),
    ...knownTiles(view)
      .filter((tile) => tile !== used)
      .map((tile) => room(after, tile)),
  ];
}

function balance(city: City): Fact {
  const { dark, green, distance, bonus } = balanceOf(city);
  const done = (city.pieces.length + city.aside.length) / (BOX.tiles + BOX.fountains);
  const weight = done * done * bonus - CITY.imbalance * done * distance;
  return { fact: 'balance', weight, dark, green, bonus };
}

function room(city: City, tile: Tile): Fact {
  const snug = bestSnugness(freeIn(city), tile);
  const found: Room = snug === 0 ? 'none' : snug < SNUG ? 'loose' : 'snug';
  return { fact: 'room', weight: snug === 0 ? WEIGHTS.noRoom : CITY.snug * snug, about: tile, room: found };
}

/** Declining leaves every free square free. */
function keeps(city: City): Fact {
  const halves = freeIn(city).reduce((sum, word) => sum + freeHalves(word), 0);
  return { fact: 'keeps', weight: 2 * WEIGHTS.half, halves };
}

/** R5.1 A larger rectangle that misses only what this round's fountain fills. */
function soon(view: View, before: City, spot: Spot): Fact[] {
  const { placed, declined } = fountainsOf(before);
  if (spot.tile === FOUNTAIN || placed + declined >= Math.min(view.round, BOX.fountains)) return [];
  const after = cityWith(before, spot);
  const points = nearlyBuilt(after);
  const gain = points - areaOf(after);
  return gain > 0 ? [{ fact: 'soon', weight: WEIGHTS.soon * gain, points }] : [];
}

/** The largest rectangle that misses half a square at most. */
function nearlyBuilt(city: City): number {
  const free = freeIn(city);
  let best = 0;
  for (let top = 0; top < SIZE; top++)
    for (let left = 0; left < SIZE; left++)
      for (let height = 1; top + height <= SIZE; height++)
        for (let width = 1; left + width <= SIZE; width++)
          if (height * width > best && missing(free, top, left, height, width) <= 1) best = height * width;
  return best;
}

/** Free halves in a rectangle. */
function missing(free: Int32Array, top: number, left: number, height: number, width: number): number {
  const mask = ((1 << (QUARTERS * width)) - 1) << (QUARTERS * left);
  let halves = 0;
  for (let row = top; row < top + height; row++) halves += freeHalves(at([...free], row) & mask);
  return halves;
}

/** A free half has one free quarter among north and south. */
function freeHalves(word: number): number {
  return countBits(word & SQUARES) + countBits((word >> 2) & SQUARES);
}

function areaOf(city: City): number {
  const { height, width } = largestRectangle(city);
  return height * width;
}

/** Tiles of this round that the seat knows to come. */
function knownTiles(view: View): Tile[] {
  const states = cardStates(view);
  return view.cards.flatMap(({ tile }, i) =>
    tile !== null && (states[i] === 'known' || states[i] === 'ahead') ? [tile] : [],
  );
}

function freeIn({ rows: { dark, green, water } }: City): Int32Array {
  const free = new Int32Array(SIZE);
  findFree(dark, green, water, free);
  return free;
}
