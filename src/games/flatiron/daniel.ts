/** R10: what Daniel's cards make him do as the table stands. These work on views as well as on states. */
import { at } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import {
  CARDS,
  CITY_HALL,
  type Color,
  DANIELS,
  halfReputation,
  isDecree,
  NONE,
  type Place,
  SIDES,
} from './components.ts';
import { currentLevel, type Daniel, type Options, type State } from './state.ts';

/** R10.3 Where a card leads him: to its main place, or to the other one if he is there already. */
export function placeOfCard({ place }: Pick<Daniel, 'place'>, card: number): Place {
  const { main, other } = at(DANIELS, card);
  return place === main ? other : main;
}

/** R10.5 All popularity that these cards show. */
export function popularityOf(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += at(DANIELS, card).popularity;
  return sum;
}

/** R10.6, R10.7 The slot in which he sets the pillar of a card; undefined where he cannot. */
export function slotOfCard(state: Pick<State, 'levels' | 'supply'>, card: number): number | undefined {
  const { color, slots } = at(DANIELS, card);
  const level = currentLevel(state);
  if (level.slots.includes(color) || at(state.supply, color) === 0) return undefined;
  return slots.find((slot) => level.slots[slot] === NONE);
}

/** R10.6 What a pillar brings him. */
export function danielPillarPoints({ side }: Pick<Daniel, 'side'>, color: Color): number {
  return at(at(SIDES, side).points, color) + AMOUNTS.danielPillar;
}

/** R10.11 Whether the main place of a card has come up before. */
export function isRepeated({ shown }: Pick<Daniel, 'shown'>, card: number): boolean {
  const { main } = at(DANIELS, card);
  for (const one of shown) if (one !== card && at(DANIELS, one).main === main) return true;
  return false;
}

/** R10.11 Whether there is a card for him to take at this place. */
export function hasCardAt({ decks }: { decks: readonly { top: number }[] }, place: Place): boolean {
  return place !== CITY_HALL && at(decks, place).top !== NONE;
}

/** R10.15, R10.16 What his cards bring at the end, and his total. */
export function danielCount(
  { hard }: Options,
  { cards: taken, points }: Pick<Daniel, 'cards' | 'points'>,
): { cards: number; reputation: number; total: number } {
  let cards = 0;
  let reputation = 0;
  for (const card of taken) {
    cards += isDecree(card) ? AMOUNTS.decreeCost : at(CARDS, card).cost;
    if (hard) reputation += Math.max(0, halfReputation(card, 0));
  }
  return { cards, reputation, total: points + cards + reputation };
}
