/** What action cards are worth, in hand and between being played and being carried out. */
import type { Seat } from '#kernel';
import { ACTION_CARD_RULES } from '../actionCards.ts';
import { ACTION_CARDS, type ActionCard, UNUSED_CARD_POINTS } from '../components.ts';
import { countBits, type Estate, estateOf, type State } from '../state.ts';
import { bestFreeBuilding } from './land.ts';
import { CARDS, PLAYED } from './weights.ts';

/** What is still to come of a card that has been played, by card. */
const STILL_TO_COME: Readonly<Record<ActionCard, (state: State, seat: Seat) => number>> = {
  constructionBoom: (state, seat) => PLAYED.secondBuilding * bestFreeBuilding(state, estateOf(state, seat)),
  marketShift: () => 0,
  landGrab: () => PLAYED.secondLot,
};

/** The card that has led to a choice. */
const CARD_BEHIND: ReadonlyMap<string | undefined, ActionCard> = new Map(
  ACTION_CARDS.map((card) => [ACTION_CARD_RULES[card].choice, card]),
);

/** By the cards in hand as bits, what they are worth together. */
const KEPT = Array.from({ length: 1 << ACTION_CARDS.length }, (_, cards) =>
  ACTION_CARDS.reduce((sum, card, i) => sum + ((cards >> i) & 1) * CARDS[card].kept, 0),
);

/** What the seat has still to get out of a card it has played. */
export function playedWorth(state: State, seat: Seat): number {
  const step = state.agenda.at(-1);
  if (!step || !('seat' in step) || step.seat !== seat) return 0;
  const card = CARD_BEHIND.get(step.step);
  return card ? STILL_TO_COME[card](state, seat) : 0;
}

/** The cards in hand; in the last round only the points for not having played them. */
export function keptWorth({ closer }: State, { cards }: Estate): number {
  return closer === null ? (KEPT[cards] as number) : UNUSED_CARD_POINTS * countBits(cards); // one for each set of cards
}
