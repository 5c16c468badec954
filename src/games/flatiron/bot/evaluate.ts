/** What a state is worth to a seat. What search goes by is put together in `fitting.ts`. */
import type { Seat } from '#kernel';
import { NONE } from '../components.ts';
import { danielCount } from '../daniel.ts';
import { roofBuilder } from '../scoring.ts';
import type { State } from '../state.ts';
import { cardsWorth } from './cards.ts';
import { danielLater, danielNext } from './daniel.ts';
import { type Estimate, estimateOf, holdingsWorth, turnsLeft } from './estimate.ts';
import { finishTurn } from './finishTurn.ts';
import { isStalled, leadOf } from './lead.ts';
import { bestTurns } from './places.ts';
import { FADING, type Foresight, WEIGHTS, WIN } from './weights.ts';

/** The expected lead over the rival or Daniel. The seat ahead wants the game to end soon. */
export function evaluate(state: State, seat: Seat): number {
  if (isOver(state)) return final(state, seat);
  if (state.players.length === 1) return alone(state, WEIGHTS.own);
  const mine = outlook(estimateOf(state, seat), WEIGHTS.own);
  const lead = Math.max(-1, Math.min(1, leadOf(state, seat) / FADING.clearLead));
  const pace = lead * WEIGHTS.tempo;
  return mine - outlook(estimateOf(state, 1 - seat), WEIGHTS.rival) - pace * turnsLeft(state);
}

/** Whether nothing but the rest of a turn is left. */
export function isOver(state: State): boolean {
  return state.nextFloor === NONE || state.agenda.length === 0;
}

/** Winning is good; where the game was stalled, ending it is good for both. */
export function final(state: State, seat: Seat): number {
  const lead = leadOf(state, seat);
  const won = lead > 0 || (lead === 0 && roofBuilder(state) === seat);
  return lead + (won || isStalled(state) ? WIN : -WIN);
}

/** The lead over Daniel. */
function alone(state: State, foresight: Foresight): number {
  if (!state.daniel) return 0;
  const estimate = estimateOf(state, 0);
  const mine = outlook(estimate, foresight);
  const his = danielCount(state.options, state.daniel).total;
  return mine - his - danielNext(estimate) - danielLater(estimate);
}

/** Points, cards, money and pillars of a seat, with what its turns may add. */
export function outlook(estimate: Estimate, { now, after, next, win }: Foresight): number {
  const { state, player, turns } = estimate;
  if (player.side === NONE) return 0;
  estimate.win = win;
  finishTurn(estimate);
  const { first, second } = bestTurns(estimate);
  return (
    player.points +
    cardsWorth(state, player, turns) +
    player.hand.length * WEIGHTS.paper +
    holdingsWorth(estimate) +
    (estimate.phase === 'moving' ? first * now + second * after : first * next)
  );
}
