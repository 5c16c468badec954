/** What buying cards would add. */
import { at } from '#kernel';
import { hasRoom, takesDecree } from '../board.ts';
import { CARDS, NONE, STREETS } from '../components.ts';
import { effectType, type Head } from './head.ts';
import { cardWorth, decreeWorth, reputationGain } from './outlook.ts';

/** What buying the top card of a deck adds, on its better half. */
export function cardGain(head: Head, deck: number, price: number): number {
  const { state, player, turns, dollar } = head;
  const { top } = at(state.decks, deck);
  const worth = (half: number) =>
    cardWorth(state, player, top, half, turns, dollar) +
    reputationGain(player, at(CARDS, top).street, top, half);
  const point = effectType(head) === 'cardPoint' ? 1 : 0;
  return Math.max(worth(0), worth(1)) - price * dollar + point;
}

export function bestCard(head: Head, discount: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let deck = 0; deck < STREETS.length; deck++) {
    const { top } = at(head.state.decks, deck);
    if (top === NONE || !hasRoom(head.player, at(CARDS, top).street)) continue;
    const price = Math.max(0, at(CARDS, top).cost - discount);
    if (price <= head.dollars) best = Math.max(best, cardGain(head, deck, price));
  }
  return best;
}

/** What buying a decree adds, on its better half, in the column that suits it best. */
export function decreeGain(head: Head, decree: number, price: number): number {
  const { state, player, turns, dollar } = head;
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

export function bestDecree(head: Head, price: number): number {
  let best = Number.NEGATIVE_INFINITY;
  if (price > head.dollars) return best;
  for (const decree of head.state.decrees) best = Math.max(best, decreeGain(head, decree, price));
  return best;
}
