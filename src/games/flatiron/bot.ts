/** What Flatiron knows about being played well. */
import { at, type Brain, type Seat } from '#kernel';
import { headOf, headWorth } from './bot/head.ts';
import { cardsWorth, dollarWorth, turnsLeft, WEIGHTS } from './bot/outlook.ts';
import { prior } from './bot/prior.ts';
import { sample } from './bot/sample.ts';
import { finishTurn, nextTurn } from './bot/turn.ts';
import { NONE } from './components.ts';
import { reputationPoints } from './reputation.ts';
import { danielCount, decreePoints } from './scoring.ts';
import type { Flatiron, State } from './state.ts';

export const brain: Brain<Flatiron> = {
  evaluate(state, seat) {
    const turns = turnsLeft(state);
    const lead = total(state, seat) - rivalTotal(state, seat);
    const wantsEnd = lead > 0 || isWeary(state);
    if (state.nextFloor === NONE || state.agenda.length === 0)
      return lead + (wantsEnd ? WEIGHTS.win : -WEIGHTS.win);
    const mine = outlook(state, seat, turns, lead, WEIGHTS.nextTurn);
    if (state.players.length === 1) return mine - rivalTotal(state, seat) - turns * WEIGHTS.daniel;
    const pace = Math.max(-1, Math.min(1, lead / 20)) * WEIGHTS.tempo;
    return mine - outlook(state, 1 - seat, turns, -lead, WEIGHTS.rivalTurn) - pace * turns;
  },

  sample,

  prior,
};

/** Two seats that keep each other from the roof end it at last, whoever wins. */
function isWeary({ turns, players }: State): boolean {
  return turns > WEARY_TURNS * players.length;
}

const WEARY_TURNS = 60;

/** What the seat would score if the game ended now. */
function total(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  return player.points + reputationPoints(player) + decreePoints(state, player);
}

function rivalTotal(state: State, seat: Seat): number {
  if (state.players.length === 1) return state.daniel ? danielCount(state).total : 0;
  return total(state, 1 - seat);
}

/** Points, cards, money and pillars of a seat, with what its turns may add. */
function outlook(state: State, seat: Seat, turns: number, lead: number, weight: number): number {
  const player = at(state.players, seat);
  if (player.side === NONE) return 0;
  const head = headOf(state, seat, turns, dollarWorth(turns), lead + 3 > 0 || isWeary(state));
  finishTurn(head);
  const next = nextTurn(head);
  return (
    player.points +
    cardsWorth(state, player, turns) +
    player.hand.length * WEIGHTS.paper +
    headWorth(head) +
    next * weight
  );
}
