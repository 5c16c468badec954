/** What a city is worth: its points, rectangles within reach, a short outline, few holes, even colours. */
import { BONUSES, BOX, type Bonus, ROUNDS, type Tile } from '../components.ts';
import { findFree, SIZE } from '../quarters.ts';
import { balanceBonus, scoreOf, squaresOf } from '../scoring.ts';
import type { City } from '../state.ts';
import { rectanglesToCome } from './reach.ts';
import { roughnessOf } from './roughness.ts';
import { bestSnugness } from './snugness.ts';
import { CITY } from './weights.ts';

/** Free quarters, row by row: a buffer, used anew for each city. */
const free = new Int32Array(SIZE);

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
    rectanglesToCome(free, city, usedNow, Math.max(0, BOX.tiles - tilesUsed)) -
    (CITY.early * (1 - done) + CITY.late * done) * roughnessLoss() +
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

/** What makes later tiles hard to fit, in points. */
function roughnessLoss(): number {
  const { edges, diagonals, halfHoles, squareHoles, deadEnds } = roughnessOf(free);
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
