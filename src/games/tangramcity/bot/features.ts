/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import { FOUNTAIN, ROUNDS } from '../components.ts';
import { countBits, findFree, SIZE, SQUARES } from '../quarters.ts';
import { largestRectangle, markerDistance, scoreOf, squaresOf } from '../scoring.ts';
import { SPOTS } from '../spots.ts';
import type { City, State } from '../state.ts';
import { roughnessOf } from './roughness.ts';

export const FEATURES = [
  /** What makes later tiles hard to fit, as in roughness.ts. */
  'edges',
  'diagonals',
  'halfHoles',
  'squareHoles',
  'deadEnds',
  /** Half squares that are free, and the largest rectangle. */
  'freeHalves',
  'rectangle',
  /** Pieces placed, fountains among them, and pieces set aside. */
  'pieces',
  'fountains',
  'aside',
  /** How far the colours are apart, in squares and by the markers. */
  'imbalance',
  'markers',
  'points',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Rounds 1 and 2, 3 and 4, 5, and the last. */
export const PHASES = ['early', 'middle', 'late', 'last'] as const;
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
    const word = free[row] as number;
    freeHalves += countBits(word & SQUARES) + countBits((word >> 2) & SQUARES);
  }
  let fountains = 0;
  for (const id of city.pieces) if (SPOTS[id]?.tile === FOUNTAIN) fountains += 1;
  const { height, width } = largestRectangle(city);
  let place = from;
  out[place++] = edges;
  out[place++] = diagonals;
  out[place++] = halfHoles;
  out[place++] = squareHoles;
  out[place++] = deadEnds;
  out[place++] = freeHalves;
  out[place++] = height * width;
  out[place++] = city.pieces.length;
  out[place++] = fountains;
  out[place++] = city.aside.length;
  out[place++] = Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
  out[place++] = markerDistance(city);
  out[place++] = scoreOf(city).total;
}

/** Which of the phases it is; -1 while boards are chosen and once the game is over. */
export function phaseOf({ round, agenda }: State): number {
  if (round === 0 || agenda.length === 0) return -1;
  const left = ROUNDS.last - round;
  return left === 0 ? 3 : left === 1 ? 2 : left < 4 ? 1 : 0;
}
