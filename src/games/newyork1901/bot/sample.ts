/** A random legal answer, found without listing all; every legal answer can come up. */
import { at, type Rng, type Seat } from '#kernel';
import { mayPlay, type TurnSoFar, turnBegun } from '../actionCards.ts';
import { mustAcquire } from '../actions.ts';
import { isSmall, type Kind, LOTS_OF_KIND, type Lot } from '../board.ts';
import { ACTION_CARDS, type ActionCard } from '../components.ts';
import { reservedLots } from '../estate.ts';
import { anySite, type Wanted } from '../legalSites.ts';
import type { Build } from '../sites.ts';
import { type Action, type Answers, estateOf, ownerOf, type State, type Step } from '../state.ts';
import { CARDS, SAMPLE } from './weights.ts';

export function sample(state: State, seat: Seat, rng: Rng): Action {
  // Who is asked for an answer has a choice on top of the agenda.
  const step = state.agenda.at(-1) as Extract<Step, { step: keyof Answers }>;
  switch (step.step) {
    case 'beginTurn':
      return sampleBeginning(state, seat, rng);
    case 'goOn':
      return sampleContinuation(state, step, rng);
    case 'grabLot':
      return sampleLot(state, state.market.filter(isSmall), rng);
    case 'giveBack':
      return { lot: rng.pick(reservedLots(estateOf(state, seat))) };
    case 'boomBuild':
      // The step is only there while something can be built.
      return sampleBuild(state, seat, 'free', rng) as Build;
  }
}

function sampleBeginning(state: State, seat: Seat, rng: Rng): Action {
  const draw = rng.below(SAMPLE.draws);
  const card = cardDrawn(state, turnBegun(seat), draw);
  if (card) return { card };
  if (mustAcquire(state, seat)) {
    const rebuilding = draw > SAMPLE.rebuildAbove ? sampleBuild(state, seat, 'over', rng) : undefined;
    return rebuilding ?? sampleLot(state, state.market, rng);
  }
  // Who need not acquire a lot can build.
  return sampleBuild(state, seat, 'both', rng) as Build;
}

function sampleContinuation(state: State, step: Extract<Step, { step: 'goOn' }>, rng: Rng): Action {
  const draw = rng.below(SAMPLE.draws);
  if (draw === SAMPLE.stop) return { stop: true };
  const card = cardDrawn(state, step, draw);
  if (card) return { card };
  const build = step.built ? undefined : sampleBuild(state, step.seat, 'free', rng);
  return build ?? { stop: true };
}

/** The card that the draw stands for, if it may be played. */
function cardDrawn(state: State, turn: TurnSoFar, draw: number): ActionCard | undefined {
  return ACTION_CARDS.find((card) => CARDS[card].draw === draw && mayPlay(state, turn, card));
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
