/** What buying cards would add. */
import { at } from '#kernel';
import { hasRoom, takesDecree } from '../columns.ts';
import { CARDS, type Card, type Half, NONE, STREETS } from '../components.ts';
import { cardPrice } from '../prices.ts';
import { cardWorth, reputationGain } from './cards.ts';
import { decreeWorth } from './decrees.ts';
import { type Estimate, rulesIn } from './estimate.ts';

/** What buying the top card of a deck adds, on its better half. */
export function cardGain(estimate: Estimate, deck: number, price: number): number {
  const { top } = at(estimate.state.decks, deck);
  const worth = Math.max(halfWorth(estimate, top, 0), halfWorth(estimate, top, 1));
  return worth - price * estimate.dollar + rulesIn(estimate).cardPoints;
}

function halfWorth({ state, player, turns, dollar }: Estimate, card: Card, half: Half): number {
  return (
    cardWorth(state, player, card, half, turns, dollar) +
    reputationGain(player, at(CARDS, card).street, card, half)
  );
}

/** What buying the best top card adds; minus infinity where none can be bought. */
export function bestCard(estimate: Estimate, discount: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let deck = 0; deck < STREETS.length; deck++) {
    const { top } = at(estimate.state.decks, deck);
    if (top === NONE || !hasRoom(estimate.player, at(CARDS, top).street)) continue;
    const price = cardPrice(top, discount);
    if (price <= estimate.dollars) best = Math.max(best, cardGain(estimate, deck, price));
  }
  return best;
}

/** What buying a decree adds, on its better half, in the column that suits it best. */
export function decreeGain(estimate: Estimate, decree: number, price: number): number {
  const { state, player, turns, dollar } = estimate;
  let best = Number.NEGATIVE_INFINITY;
  for (let half = 0; half < 2; half++) {
    const worth = decreeWorth(state, player, decree, half, turns);
    for (let street = 0; street < STREETS.length; street++) {
      if (takesDecree(player, street))
        best = Math.max(best, worth + reputationGain(player, street, decree, half));
    }
  }
  return best - price * dollar;
}

/** What buying the best decree adds; minus infinity where none can be bought. */
export function bestDecree(estimate: Estimate, price: number): number {
  let best = Number.NEGATIVE_INFINITY;
  if (price > estimate.dollars) return best;
  for (const decree of estimate.state.decrees) best = Math.max(best, decreeGain(estimate, decree, price));
  return best;
}
