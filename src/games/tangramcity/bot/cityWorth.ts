/** What a city is worth: its points, rectangles within reach, a short outline, few holes, even colours. */
import { at } from '#kernel';
import { BONUSES, BOX, type Bonus, FOUNTAIN, ROUNDS, type Tile } from '../components.ts';
import { countBits, findFree, QUARTERS, SIZE, SQUARES } from '../quarters.ts';
import { balanceBonus, scoreOf, squaresOf } from '../scoring.ts';
import { halvesOf, SPOTS } from '../spots.ts';
import type { City } from '../state.ts';
import { bestSnugness } from './snugness.ts';
import { CITY } from './weights.ts';

const NOT_LAST = SQUARES >> QUARTERS;
const BOARD_HALVES = 2 * SIZE * SIZE;

const HALVES: readonly number[] = Array.from({ length: FOUNTAIN + 1 }, (_, tile) => halvesOf(tile));
const ALL_HALVES = HALVES.slice(0, FOUNTAIN).reduce((sum, halves) => sum + halves, 0);

// Buffers, used anew for each city, so that evaluating allocates nothing.
/** Free quarters, row by row. */
const free = new Int32Array(SIZE);
/** The area of the largest rectangle that misses so many halves. */
const reach = new Int32Array(BOARD_HALVES + 1);
/** Halves missing in each column of the rows looked at. */
const missing = new Int32Array(SIZE);

/** The city's worth in points; `known` are tiles that its seat knows to come. */
export function cityWorth(city: City, known: readonly Tile[]): number {
  const { total } = scoreOf(city);
  const roundsLeft = ROUNDS.last - city.rounds.length;
  if (roundsLeft === 0) return total;
  findFree(city.rows.dark, city.rows.green, city.rows.water, free);
  const usedNow = city.pieces.length + city.aside.length - city.rounds.length * (ROUNDS.cards + 1);
  const tilesUsed = city.rounds.length * ROUNDS.cards + Math.min(usedNow, ROUNDS.cards);
  const done = Math.min(1, tilesUsed / BOX.tiles);
  let snug = 0;
  for (const tile of known) snug += bestSnugness(free, tile);
  const future =
    rectanglesToCome(city, usedNow, Math.max(0, BOX.tiles - tilesUsed)) -
    (CITY.early * (1 - done) + CITY.late * done) * roughness() +
    bonusesToCome(city, done) +
    CITY.snug * snug;
  return total + (future * roundsLeft) / roundWeights(roundsLeft);
}

/** The sum of the weights of the rounds to come: dividing by it makes their average weight 1. */
function roundWeights(roundsLeft: number): number {
  let sum = 0;
  let weight = 1;
  for (let round = 0; round < roundsLeft; round++) {
    sum += weight;
    weight *= CITY.later;
  }
  return sum;
}

/** R6.1 The rectangles of this and later rounds, as far as they can be filled with the tiles that come until then. */
function rectanglesToCome(city: City, usedNow: number, tilesLeft: number): number {
  findReach();
  const perTile = tilesLeft > 0 ? (CITY.filling * halvesLeft(city)) / tilesLeft : 0;
  let sum = 0;
  let weight = 1;
  let left = tilesLeft;
  let fillable = 0;
  for (let round = city.rounds.length + 1; round <= ROUNDS.last; round++) {
    const used = round === city.rounds.length + 1 ? usedNow : 0;
    const tiles = Math.min(left, Math.max(0, ROUNDS.cards - used));
    left -= tiles;
    fillable += tiles * perTile + (used > ROUNDS.cards ? 0 : 1);
    sum += weight * within(fillable);
    weight *= CITY.later;
  }
  return sum;
}

/** The area of the tiles still to come, in half squares. */
function halvesLeft({ pieces, aside }: City): number {
  let halves = ALL_HALVES;
  for (const id of pieces) if (at(SPOTS, id).tile !== FOUNTAIN) halves -= at(HALVES, at(SPOTS, id).tile);
  for (const tile of aside) if (tile !== FOUNTAIN) halves -= at(HALVES, tile);
  return halves;
}

/** The best rectangle when so many halves can be filled. */
function within(fillable: number): number {
  let best = 0;
  for (let halves = 0; halves <= BOARD_HALVES; halves++) {
    const area = reach[halves] as number;
    if (area <= best) continue;
    const over = halves > fillable ? halves - fillable : 0;
    const worth = area - CITY.missing * halves - CITY.beyond * over;
    if (worth > best) best = worth;
  }
  return best;
}

/** For each number of missing halves, the largest rectangle that misses so many. */
function findReach(): void {
  reach.fill(0);
  for (let top = 0; top < SIZE; top++) {
    missing.fill(0);
    for (let bottom = top; bottom < SIZE; bottom++) {
      const word = free[bottom] as number;
      // A free half has one free quarter among north and south.
      for (let column = 0; column < SIZE; column++) {
        const square = word >> (column * QUARTERS);
        missing[column] = (missing[column] as number) + (square & 1) + ((square >> 2) & 1);
      }
      const height = bottom - top + 1;
      for (let left = 0; left < SIZE; left++) {
        let halves = 0;
        let area = 0;
        for (let right = left; right < SIZE; right++) {
          halves += missing[right] as number;
          area += height;
          if (area > (reach[halves] as number)) reach[halves] = area;
        }
      }
    }
  }
}

/** What makes later tiles hard to fit: a long outline, holes and dead ends. */
function roughness(): number {
  let edges = 0;
  let diagonals = 0;
  let halfHoles = 0;
  let squareHoles = 0;
  let deadEnds = 0;
  for (let row = 0; row < SIZE; row++) {
    const word = free[row] as number;
    const above = row > 0 ? ((free[row - 1] as number) >> 2) & SQUARES : 0;
    const below = row + 1 < SIZE ? (free[row + 1] as number) & SQUARES : 0;
    const north = word & SQUARES;
    const east = (word >> 1) & SQUARES;
    const south = (word >> 2) & SQUARES;
    const west = (word >> 3) & SQUARES;
    if (row > 0) edges += countBits(north ^ above);
    edges += countBits((east ^ (west >> QUARTERS)) & NOT_LAST);
    const half = north ^ south;
    const whole = north & south;
    const up = north & above;
    const down = south & below;
    const right = east & (west >> QUARTERS);
    const left = west & (east << QUARTERS);
    const linked = up | down | right | left;
    const linkedTwice = (up & down) | (left & right) | ((up | down) & (left | right));
    diagonals += countBits(half);
    halfHoles += countBits(half & ~linked);
    squareHoles += countBits(whole & ~linked);
    deadEnds += countBits(whole & linked & ~linkedTwice);
  }
  return (
    CITY.outline * edges +
    CITY.diagonal * diagonals +
    CITY.halfHole * halfHoles +
    CITY.squareHole * squareHoles +
    CITY.deadEnd * deadEnds
  );
}

/** What may be expected of each bonus; `done` is the share of the tiles that are played, from 0 to 1. */
const BONUS_OUTLOOK: Readonly<Record<Bonus, (city: City, done: number) => number>> = {
  /** R9.2 A full city comes of large rectangles and few holes, which count already. */
  planning: () => 0,
  /** R9.3 The nearer the end, the more of the bonus counts. */
  balance(city, done) {
    const distance = Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
    return done * done * balanceBonus(distance) - CITY.imbalance * done * distance;
  },
};

function bonusesToCome(city: City, done: number): number {
  let sum = 0;
  for (const bonus of BONUSES) sum += BONUS_OUTLOOK[bonus](city, done);
  return sum;
}
