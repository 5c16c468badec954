/** What a state is worth to a seat, in points: what it has, and what its land, majorities and cards promise. */
import { at, type Seat } from '#kernel';
import { STREET_POINTS } from '../components.ts';
import type { Estate, State } from '../state.ts';
import { keptWorth, playedWorth } from './actionCards.ts';
import { challengeWorth } from './challenges.ts';
import { landWorth } from './land.ts';
import { type Census, majorityWorth, takeCensus } from './majorities.ts';
import { RIVALRY, WORKER } from './weights.ts';

/** What the seat's estate is worth, less a share of the strongest rival's. */
export function evaluate(state: State, seat: Seat): number {
  const all = worths(state);
  return at(all, seat) - RIVALRY * bestRival(all, seat);
}

/** By how much each seat's estate is worth more than that of its strongest rival. */
export function margins(state: State, out: Float64Array): void {
  const all = worths(state);
  for (let seat = 0; seat < out.length; seat++) out[seat] = at(all, seat) - bestRival(all, seat);
}

function worths(state: State): number[] {
  const census = takeCensus(state);
  return state.estates.map((estate, seat) => worthOf(state, estate, seat, census));
}

function bestRival(worth: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other++)
    if (other !== seat) best = Math.max(best, at(worth, other));
  return best;
}

function worthOf(state: State, estate: Estate, seat: Seat, census: Census): number {
  const { points, prestige, workers } = estate;
  return (
    points +
    prestige +
    streetWorth(census, seat) +
    challengeWorth(state, seat, census) +
    landWorth(state, estate) +
    playedWorth(state, seat) +
    WORKER.each * Math.min(workers, WORKER.most) +
    keptWorth(estate)
  );
}

function streetWorth({ streets }: Census, seat: Seat): number {
  let worth = 0;
  for (const counts of streets) worth += majorityWorth(counts, seat, STREET_POINTS);
  return worth;
}
