/** R4, R5, R7: what things cost and bring now. These work on views as well as on states. */
import { at } from '#kernel';
import { hasRoom } from './columns.ts';
import { AMOUNTS } from './components/amounts.ts';
import { CARDS, type Card, CITY_HALL, NONE, type Place, type Street } from './components.ts';
import { currentRules } from './effects/floors.ts';
import type { Building, Player, State } from './state.ts';

/** R5.1, R7.8 What a pillar costs. */
export function pillarPrice(state: Building, cost: number): number {
  return Math.max(0, cost - currentRules(state).pillarDiscount);
}

/** R5.3, R7.6 What selling a pillar brings. */
export function sellingPrice(state: Building, cost: number): number {
  return cost + currentRules(state).sellingBonus;
}

/** R4.4, R7.7, [Q12] What a decree costs. */
export function decreePrice(state: Building, discount: number): number {
  return Math.max(0, AMOUNTS.decreeCost - discount - currentRules(state).decreeDiscount);
}

/** R4.1, [Q12] What the top card of a deck costs. */
export function cardPrice(top: Card, discount: number): number {
  return Math.max(0, at(CARDS, top).cost - discount);
}

/** R3.5, R7.2 How much money there is to take for an architect at this place. */
export function moneyAt(state: Building, place: Place): number {
  return place === CITY_HALL ? currentRules(state).hallMoney : AMOUNTS.takeMoney;
}

/** R4.1, R4.3 Whether the top card of the deck can be bought. */
export function canBuyCard(
  { decks }: State,
  player: Player,
  deck: Street,
  discount: number,
  dollars: number,
): boolean {
  const { top } = at(decks, deck);
  return top !== NONE && cardPrice(top, discount) <= dollars && hasRoom(player, at(CARDS, top).street);
}
