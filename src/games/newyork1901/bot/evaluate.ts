/** What a state is worth to a seat, in points: what it has, and what its land, majorities and cards promise. */
import { at, clone, Rng, type Seat, silentTools } from '#kernel';
import { STREET_POINTS } from '../components.ts';
import { rules } from '../flow.ts';
import type { Estate, State } from '../state.ts';
import { keptWorth, playedWorth } from './actionCards.ts';
import { challengeWorth } from './challenges.ts';
import { landWorth } from './land.ts';
import { type Census, majorityWorth, takeCensus } from './majorities.ts';
import { RIVALRY, WORKER } from './weights.ts';

/**
 * What the seat's estate is worth, less a share of the strongest rival's. With its turn still to take (after a Market Shift)
 * it is worth what the best turn makes of it; otherwise a turn that can only cost something would be put off by any means.
 */
export function evaluate(state: State, seat: Seat): number {
  return isToBegin(state, seat) ? bestTurn(state, seat) : leadOf(state, seat);
}

function leadOf(state: State, seat: Seat): number {
  const all = worths(state);
  return at(all, seat) - RIVALRY * bestRival(all, seat);
}

function isToBegin({ agenda }: State, seat: Seat): boolean {
  const step = agenda.at(-1);
  return step?.step === 'beginTurn' && step.seat === seat;
}

/** What the state is worth after the seat's best answer. */
function bestTurn(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of rules.legalActions(state, seat)) {
    if ('card' in action) continue;
    const draft = clone(state);
    // The card that comes into the market counts for nothing here, so any chance will do.
    rules.play(draft, seat, action, silentTools(new Rng([1, 2, 3, 4])));
    best = Math.max(best, leadOf(draft, seat));
  }
  return best;
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

/** What an estate is worth by itself. */
export function worthOf(state: State, estate: Estate, seat: Seat, census: Census): number {
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
