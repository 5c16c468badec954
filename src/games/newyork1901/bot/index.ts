/** What New York 1901 knows about being played well. */
import { at, type Heuristics, type Rng, type Seat } from '#kernel';
import { isSmall, mayBoom, mayGrab, mayShift, mustAcquire } from '../actions.ts';
import { type Kind, LOTS_OF_KIND, type Lot } from '../board.ts';
import { type Build, PLANS, placeOf, standing } from '../sites.ts';
import { type Action, estateOf, type NewYork1901, ownerOf, type State, type Step } from '../state.ts';
import { anySite, reservedLots, type Wanted } from '../survey.ts';
import { worths } from '../worth.ts';
import { levels } from './levels.ts';

/** How much of the strongest rival's worth counts against one's own. */
const RIVALRY = 0.4;

export const heuristics: Heuristics<NewYork1901> = {
  ...levels,

  scale: 12,

  evaluate(state, seat) {
    const all = worths(state);
    return at(all, seat) - RIVALRY * bestRival(all, seat);
  },

  margins(state, out) {
    const all = worths(state);
    for (let seat = 0; seat < out.length; seat++) out[seat] = at(all, seat) - bestRival(all, seat);
  },

  sample(state, seat, rng) {
    const step = state.agenda.at(-1) as Step;
    switch (step.step) {
      case 'beginTurn':
        return sampleBeginning(state, seat, rng);
      case 'goOn':
        return sampleContinuation(state, step, rng);
      case 'grabLot':
        return sampleLot(state, state.market.filter(isSmall), rng);
      case 'giveBack':
        return { lot: rng.pick(reservedLots(estateOf(state, seat))) };
      default:
        return sampleBuild(state, seat, 'free', rng) as Build;
    }
  },

  prior(state, seat, action: Action) {
    if ('tile' in action) {
      const { points } = at(PLANS, action.tile);
      const { fronts } = standing(action.tile, placeOf(action));
      const streets = state.streets.filter((street) => ((fronts >> street) & 1) === 1).length;
      return points + streets - estateOf(state, seat).workers * 0.1;
    }
    if ('lot' in action) return 2;
    return 'card' in action ? 0.5 : 0;
  },
};

function bestRival(worth: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other++)
    if (other !== seat) best = Math.max(best, at(worth, other));
  return best;
}

function sampleBeginning(state: State, seat: Seat, rng: Rng): Action {
  const chance = rng.below(8);
  if (chance === 0 && mayShift(state, seat)) return { card: 'marketShift' };
  if (mustAcquire(state, seat)) {
    const rebuilding = chance > 4 ? sampleBuild(state, seat, 'over', rng) : undefined;
    return rebuilding ?? sampleLot(state, state.market, rng);
  }
  return sampleBuild(state, seat, 'both', rng) as Build;
}

function sampleContinuation(state: State, step: Extract<Step, { step: 'goOn' }>, rng: Rng): Action {
  const chance = rng.below(8);
  if (chance === 0) return { stop: true };
  if (chance === 1 && mayGrab(state, step)) return { card: 'landGrab' };
  if (chance === 2 && mayBoom(state, step)) return { card: 'constructionBoom' };
  const build = step.built ? undefined : sampleBuild(state, step.seat, 'free', rng);
  return build ?? { stop: true };
}

function sampleBuild(state: State, seat: Seat, wanted: Wanted, rng: Rng): Build | undefined {
  return anySite(state, seat, wanted, rng)?.build;
}

/** A card of the market always has a free lot: there are as many cards as lots. */
function sampleLot(state: State, kinds: readonly Kind[], rng: Rng): { lot: Lot } {
  const lots = at(LOTS_OF_KIND, rng.pick(kinds));
  let lot = rng.pick(lots);
  while (ownerOf(state, lot) !== undefined) lot = rng.pick(lots);
  return { lot };
}
