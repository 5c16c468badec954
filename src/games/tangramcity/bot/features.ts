/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import { BOX, FOUNTAIN, ROUNDS } from '../components.ts';
import { countBits, findFree, SIZE, SQUARES } from '../quarters.ts';
import { balanceBonus, largestRectangle, scoreOf, squaresOf } from '../scoring.ts';
import { SPOTS } from '../spots.ts';
import type { City, State } from '../state.ts';
import { roughnessOf } from './roughness.ts';
import { bestSnugness } from './snugness.ts';

export const FEATURES = [
  /** What makes later tiles hard to fit, as in roughness.ts. */
  'edges',
  'diagonals',
  'halfHoles',
  'squareHoles',
  'deadEnds',
  /** How snugly the tiles still to come would fit in, on average. */
  'snug',
  /** Half squares that are free, and the largest rectangle. */
  'freeHalves',
  'rectangle',
  /** How far the colours are apart, in squares, and the bonus for that. */
  'imbalance',
  'balance',
  'points',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The rounds. */
export const PHASES = ['round1', 'round2', 'round3', 'round4', 'round5', 'round6'] as const;
export type Phase = (typeof PHASES)[number];

/** Free quarters, row by row: a buffer, used anew for each city. */
const free = new Int32Array(SIZE);

/** Fills in the features of a city from a place on. */
export function featuresOf(city: City, out: Float64Array, from: number): void {
  findFree(city.rows.dark, city.rows.green, city.rows.water, free);
  const { edges, diagonals, halfHoles, squareHoles, deadEnds } = roughnessOf(free);
  let freeHalves = 0;
  // A free half has one free quarter among north and south.
  for (let row = 0; row < SIZE; row++) {
    const word = free[row] as number; // a word for each row
    freeHalves += countBits(word & SQUARES) + countBits((word >> 2) & SQUARES);
  }
  const { height, width } = largestRectangle(city);
  const imbalance = Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
  let place = from;
  out[place++] = edges;
  out[place++] = diagonals;
  out[place++] = halfHoles;
  out[place++] = squareHoles;
  out[place++] = deadEnds;
  out[place++] = snugnessToCome(city);
  out[place++] = freeHalves;
  out[place++] = height * width;
  out[place++] = imbalance;
  out[place++] = balanceBonus(imbalance);
  out[place++] = scoreOf(city).total;
}

/** How snugly a tile that the city has not yet got would fit in, on average; nobody needs to know when it comes. */
function snugnessToCome({ pieces, aside }: City): number {
  let used = 0;
  for (const id of pieces) used |= 1 << (SPOTS[id]?.tile ?? FOUNTAIN);
  for (const tile of aside) used |= 1 << tile;
  let sum = 0;
  let count = 0;
  for (let tile = 0; tile < BOX.tiles; tile++) {
    if (((used >> tile) & 1) !== 0) continue;
    sum += bestSnugness(free, tile);
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

/** Which of the phases it is; -1 while boards are chosen and once the game is over. */
export function phaseOf({ round, agenda }: State): number {
  return agenda.length === 0 ? -1 : Math.min(round, ROUNDS.last) - 1;
}
