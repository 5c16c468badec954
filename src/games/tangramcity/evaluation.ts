/** What a city is worth: its points, rectangles within reach, a short outline, few holes, even colours. */
import { at } from '#kernel';
import { BOX, FOUNTAIN, ROUNDS, type Tile } from './components.ts';
import { countBits, findFree, QUARTERS, SIZE, SQUARES } from './quarters.ts';
import { balanceBonus, scoreOf, squaresOf } from './scoring.ts';
import { bestSnugness } from './snugness.ts';
import { POSES, SPOTS } from './spots.ts';
import type { City } from './state.ts';

/** Points, fitted by playing alone on other deals than those the strength is measured on. */
const WEIGHTS = {
  /** How much of what is missing a tile can fill, compared with its size. */
  filling: 1.16,
  /** Lost for each half missing in a rectangle, and more for each beyond what can be filled in time. */
  missing: 0.29,
  beyond: 2.25,
  /** Lost for each edge between built and free, and for each square half free. */
  outline: 1.49,
  diagonal: 2.84,
  /** Lost for a free half and a free square with nothing free beside it, and for a square with one way in. */
  halfHole: 0.36,
  squareHole: 2.42,
  deadEnd: 0.15,
  /** Lost for each square of difference between the colours. */
  imbalance: 0.14,
  /** How much outline and holes weigh at the start and at the end. */
  early: 0.73,
  late: 1.33,
  /** How much more each later round counts than the one before. */
  later: 2.09,
  /** Gained for a known tile that will fit in snugly. */
  snug: 2.28,
};

const NOT_LAST = SQUARES >> QUARTERS;
const BOARD_HALVES = 2 * SIZE * SIZE;
const TILES_PER_ROUND = 4;

const HALVES: readonly number[] = Array.from({ length: FOUNTAIN + 1 }, (_, tile) => {
  const patches = POSES.find((pose) => pose.tile === tile)?.outline.patches ?? [];
  return patches.reduce((sum, { bits }) => sum + countBits(bits), 0) / 2;
});
const ALL_HALVES = HALVES.slice(0, FOUNTAIN).reduce((sum, halves) => sum + halves, 0);

/** Places to work in, long enough for every index below: free quarters; for each number of missing halves the largest rectangle; halves missing by column. */
const free = new Int32Array(SIZE);
const reach = new Int32Array(BOARD_HALVES + 1);
const missing = new Int32Array(SIZE);

/** The city's worth in points; known are tiles its seat has seen coming. */
export function worthOf(city: City, known: readonly Tile[]): number {
  const { total } = scoreOf(city);
  const roundsLeft = ROUNDS.last - city.rounds.length;
  if (roundsLeft === 0) return total;
  findFree(city.rows.dark, city.rows.green, city.rows.water, free);
  const usedNow = city.pieces.length + city.aside.length - city.rounds.length * (TILES_PER_ROUND + 1);
  const tilesUsed = city.rounds.length * TILES_PER_ROUND + Math.min(usedNow, TILES_PER_ROUND);
  const done = Math.min(1, tilesUsed / BOX.tiles);
  let snug = 0;
  for (const tile of known) snug += bestSnugness(free, tile);
  const future =
    rectanglesToCome(city, usedNow, Math.max(0, BOX.tiles - tilesUsed)) -
    (WEIGHTS.early * (1 - done) + WEIGHTS.late * done) * roughness() +
    colors(city, done) +
    WEIGHTS.snug * snug;
  return total + (future * roundsLeft) / roundWeights(roundsLeft);
}

/** All rounds to come together weigh as much as they are many. */
function roundWeights(roundsLeft: number): number {
  let sum = 0;
  let weight = 1;
  for (let round = 0; round < roundsLeft; round++) {
    sum += weight;
    weight *= WEIGHTS.later;
  }
  return sum;
}

/** R6.1 The rectangles of this and later rounds, as far as the tiles of that time may fill them. */
function rectanglesToCome(city: City, usedNow: number, tilesLeft: number): number {
  findReach();
  const perTile = tilesLeft > 0 ? (WEIGHTS.filling * halvesLeft(city)) / tilesLeft : 0;
  let sum = 0;
  let weight = 1;
  let left = tilesLeft;
  let fillable = 0;
  for (let round = city.rounds.length + 1; round <= ROUNDS.last; round++) {
    const used = round === city.rounds.length + 1 ? usedNow : 0;
    const tiles = Math.min(left, Math.max(0, TILES_PER_ROUND - used));
    left -= tiles;
    fillable += tiles * perTile + (used > TILES_PER_ROUND ? 0 : 1);
    sum += weight * within(fillable);
    weight *= WEIGHTS.later;
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
    const worth = area - WEIGHTS.missing * halves - WEIGHTS.beyond * over;
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
    WEIGHTS.outline * edges +
    WEIGHTS.diagonal * diagonals +
    WEIGHTS.halfHole * halfHoles +
    WEIGHTS.squareHole * squareHoles +
    WEIGHTS.deadEnd * deadEnds
  );
}

/** R9.3 The balance bonus, the more of it the nearer the end. */
function colors(city: City, done: number): number {
  const distance = Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
  return done * done * balanceBonus(distance) - WEIGHTS.imbalance * done * distance;
}
