/** What Flatiron knows about being played well. */
import type { Heuristics, Seat } from '#kernel';
import { NONE } from '../components.ts';
import { danielCount, roofBuilder } from '../scoring.ts';
import type { Flatiron, State } from '../state.ts';
import { danielLater, danielNext } from './daniel.ts';
import { type Head, headOf, headWorth } from './head.ts';
import { levels } from './levels.ts';
import { cardsWorth, type Foresight, turnsLeft, WEIGHTS } from './outlook.ts';
import { bestTurns } from './place.ts';
import { prior } from './prior.ts';
import { sample } from './sample.ts';
import { isStalled, leadOf } from './totals.ts';
import { finishTurn } from './turn.ts';

export const heuristics: Heuristics<Flatiron> = {
  ...levels,

  scale: 15,

  evaluate(state, seat) {
    if (isOver(state)) return final(state, seat);
    if (state.players.length === 1) return alone(state, WEIGHTS.own);
    const mine = outlook(headOf(state, seat), WEIGHTS.own);
    const pace = Math.max(-1, Math.min(1, leadOf(state, seat) / 20)) * WEIGHTS.tempo;
    return mine - outlook(headOf(state, 1 - seat), WEIGHTS.rival) - pace * turnsLeft(state);
  },

  /** As search judges: both seats alike, and a turn that begins counts for more than one that waits. */
  margins(state, out) {
    if (out.length === 1) {
      out[0] = isOver(state) ? final(state, 0) : alone(state, WEIGHTS.search);
      return;
    }
    const ahead = outlook(headOf(state, 0), WEIGHTS.search) - outlook(headOf(state, 1), WEIGHTS.search);
    out[0] = ahead;
    out[1] = -ahead;
  },

  sample,

  prior,
};

function isOver(state: State): boolean {
  return state.nextFloor === NONE || state.agenda.length === 0;
}

/** The end is good for whoever has won, and for both when it would not come. */
function final(state: State, seat: Seat): number {
  const lead = leadOf(state, seat);
  const won = lead > 0 || (lead === 0 && roofBuilder(state) === seat);
  return lead + (won || isStalled(state) ? WEIGHTS.win : -WEIGHTS.win);
}

/** The lead over Daniel. */
function alone(state: State, foresight: Foresight): number {
  if (!state.daniel) return 0;
  const head = headOf(state, 0);
  const mine = outlook(head, foresight);
  return mine - danielCount(state).total - danielNext(head) - danielLater(head);
}

/** Points, cards, money and pillars of a seat, with what its turns may add. */
function outlook(head: Head, { now, after, next }: Foresight): number {
  const { state, player, turns } = head;
  if (player.side === NONE) return 0;
  finishTurn(head);
  const { first, second } = bestTurns(head);
  return (
    player.points +
    cardsWorth(state, player, turns) +
    player.hand.length * WEIGHTS.paper +
    headWorth(head) +
    (head.phase === 'moving' ? first * now + second * after : first * next)
  );
}
