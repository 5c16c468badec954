/** What a state is worth to a seat, in points: what it has, and what its land, majorities and cards promise. */
import { at, clone, Rng, type Seat, silentTools } from '#kernel';
import { beginnings, builds } from '../actions.ts';
import { STREET_POINTS } from '../components.ts';
import { rules } from '../flow.ts';
import { scores } from '../scoring.ts';
import type { Build } from '../sites.ts';
import type { Action, Estate, State } from '../state.ts';
import { keptWorth, playedWorth } from './actionCards.ts';
import { challengeWorth } from './challenges.ts';
import { bestBuilding, landWorth } from './land.ts';
import { type Census, majorityWorth, takeCensus } from './majorities.ts';
import { prior } from './prior.ts';
import { LAST_BUILDING, RIVALRY, WORKER } from './weights.ts';

/** How many buildings are tried to see what a turn may still bring. */
const BUILDS_TRIED = 3;

/**
 * What the seat's estate is worth, less a share of the strongest rival's. What is left of its own turn counts for what the
 * best of it brings: otherwise half a turn, a lot without its building, would be compared with whole ones.
 */
export function evaluate(state: State, seat: Seat): number {
  const step = state.agenda.at(-1);
  if (!step || !('seat' in step) || step.seat !== seat) return leadOf(state, seat);
  if (step.step === 'beginTurn')
    return bestAfter(
      state,
      seat,
      beginnings(state, seat).filter((answer) => !('card' in answer)),
    );
  if (step.step !== 'goOn' || step.built) return leadOf(state, seat);
  return Math.max(leadOf(state, seat), bestAfter(state, seat, promisingBuilds(state, seat)));
}

function leadOf(state: State, seat: Seat): number {
  const all = worths(state);
  return at(all, seat) - RIVALRY * bestRival(all, seat);
}

/** What the state is worth after the best of these answers. */
function bestAfter(state: State, seat: Seat, answers: readonly Action[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of answers) {
    const draft = clone(state);
    // The card that comes into the market counts for nothing here, so any chance will do.
    rules.play(draft, seat, action, silentTools(new Rng([1, 2, 3, 4])));
    best = Math.max(best, evaluate(draft, seat));
  }
  return best;
}

/** The few buildings on free land that look best at a glance. */
function promisingBuilds(state: State, seat: Seat): Build[] {
  return builds(state, seat, 'free')
    .map((build) => ({ build, promise: prior(state, seat, build) }))
    .sort((one, two) => two.promise - one.promise)
    .slice(0, BUILDS_TRIED)
    .map(({ build }) => build);
}

function worths(state: State): number[] {
  if (state.agenda.length === 0) return scores(state).map(({ total }) => total);
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
  const { points, prestige } = estate;
  return (
    points +
    prestige +
    streetWorth(state, census, seat) +
    challengeWorth(state, seat, census) +
    keptWorth(state, estate) +
    (state.closer === null ? prospects(state, estate, seat) : lastProspects(state, estate, seat))
  );
}

/** What land and workers promise. */
function prospects(state: State, estate: Estate, seat: Seat): number {
  return (
    landWorth(state, estate) + playedWorth(state, seat) + WORKER.each * Math.min(estate.workers, WORKER.most)
  );
}

/** In the last round, the building of a turn still to be taken; after that nothing. */
function lastProspects(state: State, estate: Estate, seat: Seat): number {
  return isToTakeLastTurn(state, seat) ? LAST_BUILDING * bestBuilding(state, estate) : 0;
}

function isToTakeLastTurn({ agenda, closer, estates }: State, seat: Seat): boolean {
  const step = agenda.at(-1);
  if (!step || !('seat' in step) || closer === null) return false;
  const seats = estates.length;
  const untilCloser = (from: Seat) => (closer - from + seats) % seats;
  if (step.seat === seat) return step.step === 'openTurn' || step.step === 'beginTurn';
  return step.seat !== closer
    ? untilCloser(seat) > 0 && untilCloser(seat) < untilCloser(step.seat)
    : seat !== closer;
}

function streetWorth(state: State, { streets }: Census, seat: Seat): number {
  let worth = 0;
  for (const counts of streets) worth += majorityWorth(state, counts, seat, STREET_POINTS);
  return worth;
}
