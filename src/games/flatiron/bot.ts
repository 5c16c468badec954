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
  scale: 15,

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

  /** As search judges: both seats alike, whoever is to move. */
  margins(state, out) {
    if (out.length === 1) {
      out[0] = brain.evaluate(state, 0);
      return;
    }
    const turns = turnsLeft(state);
    const lead = total(state, 0) - total(state, 1);
    const ahead = outlook(state, 0, turns, lead, SEARCH_TURN) - outlook(state, 1, turns, -lead, SEARCH_TURN);
    out[0] = ahead;
    out[1] = -ahead;
  },

  sample,

  prior,
};

/** How much of its next turn each seat is sure of, to search. */
const SEARCH_TURN = 0.6;

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
