/** What action cards are worth, in hand and between being played and being carried out. */
import type { Seat } from '#kernel';
import { ACTION_CARD_RULES } from '../actionCards.ts';
import { ACTION_CARDS, type ActionCard } from '../components.ts';
import { type Estate, estateOf, holdsCard, type State } from '../state.ts';
import { bestFreeBuilding } from './land.ts';
import { CARDS, PLAYED } from './weights.ts';

/** What is still to come of a card that has been played, by card. */
const STILL_TO_COME: Readonly<Record<ActionCard, (state: State, seat: Seat) => number>> = {
  constructionBoom: (state, seat) => PLAYED.secondBuilding * bestFreeBuilding(state, estateOf(state, seat)),
  marketShift: () => 0,
  landGrab: () => PLAYED.secondLot,
};

/** What the seat has still to get out of a card it has played. */
export function playedWorth(state: State, seat: Seat): number {
  const step = state.agenda.at(-1);
  if (!step || !('seat' in step) || step.seat !== seat) return 0;
  const played = ACTION_CARDS.find((card) => ACTION_CARD_RULES[card].choice === step.step);
  return played ? STILL_TO_COME[played](state, seat) : 0;
}

/** The cards in hand. */
export function keptWorth(estate: Estate): number {
  let worth = 0;
  for (const card of ACTION_CARDS) if (holdsCard(estate, card)) worth += CARDS[card].kept;
  return worth;
}
