/** What the cards in a seat's columns are worth to it. */
import { at } from '#kernel';
import { type Card, type Half, halfDeed, halfReputation, isDecree, type Street } from '../components.ts';
import { reputationOf, reputationPoints } from '../reputation.ts';
import type { Player, State } from '../state.ts';
import { decreeWorth } from './decrees.ts';
import { dollarWorth } from './estimate.ts';
import { useWorth } from './useWorth.ts';
import { FADING, WEIGHTS } from './weights.ts';

/** What the cards of a seat will still bring: street cards by use, decrees by what they may score, columns by their reputation. */
export function cardsWorth(state: State, player: Player, turns: number): number {
  const dollar = dollarWorth(turns);
  const isOpen = turns > FADING.fixedReputation;
  let worth = isOpen ? player.tokens * WEIGHTS.token : reputationPoints(player);
  for (let street = 0; street < player.above.length; street++) {
    for (const card of at(player.above, street)) worth += cardWorth(state, player, card, 0, turns, dollar);
    for (const card of at(player.below, street)) worth += cardWorth(state, player, card, 1, turns, dollar);
    if (isOpen) worth += streetWorth(reputationOf(player, street));
  }
  return worth;
}

function streetWorth(reputation: number): number {
  return at(WEIGHTS.reputation, Math.min(2, Math.max(-3, reputation)) + 3);
}

/** What a half adds to the reputation of its column. */
export function reputationGain(player: Player, street: Street, card: Card, half: Half): number {
  const before = reputationOf(player, street);
  return streetWorth(before + halfReputation(card, half)) - streetWorth(before);
}

/** What a half of a card will still bring, without its reputation. */
export function cardWorth(
  state: State,
  player: Player,
  card: Card,
  half: Half,
  turns: number,
  dollar: number,
): number {
  if (isDecree(card)) return decreeWorth(state, player, card, half, turns);
  return useWorth(halfDeed(card, half), state, dollar) * WEIGHTS.visits * turns;
}
