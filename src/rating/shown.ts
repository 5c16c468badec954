/** Ratings as people see them: whole points, and never more than is nearly certain. */
import type { Rating } from './plackettLuce.ts';

const MILLION = 1_000_000;

/** A point of the model is worth so many points shown, from this number on. */
const [POINTS, ZERO] = [40, 1000];

/** Somebody is provisional while the model is less sure than this. */
const PROVISIONAL = 5 * MILLION;

export interface ShownRating {
  /** What somebody is at least, 95 % sure: the number that is shown. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly provisional: boolean;
}

export function shownRating({ mu, sigma }: Rating): ShownRating {
  return {
    low: pointsOf(mu - 2 * sigma),
    middle: pointsOf(mu),
    high: pointsOf(mu + 2 * sigma),
    provisional: sigma > PROVISIONAL,
  };
}

function pointsOf(millionths: number): number {
  return ZERO + Math.round((POINTS * millionths) / MILLION);
}
