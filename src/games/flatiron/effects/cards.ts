/** R4, R7.14, R8.9, R8.10: actions that buy cards. */
import { at, type Reason, type Seat } from '#kernel';
import { anyTakesDecree, hasRoom } from '../columns.ts';
import { CARDS, NONE, STREETS, type Street } from '../components.ts';
import { canBuyCard, cardPrice, decreePrice } from '../prices.ts';
import { because, type Obstacle, type Refusal } from '../refusals.ts';
import { type Player, playerOf, type State } from '../state.ts';
import type { Tools } from '../steps.ts';
import type { DeedRules } from './deedRule.ts';

const DECK_EMPTY = because('R4.1', 'deckEmpty');
const COLUMN_FULL = because('R4.3', 'columnFull');
const CARD_TOO_DEAR = because('R4.1', 'tooPoor');
const NO_DECREE_LEFT = because('R4.4', 'noDecreeLeft');
const NO_ROOM_FOR_DECREE = because('R4.5', 'noRoomForDecree');
const DECREE_TOO_DEAR = because('R4.4', 'tooPoor');

export const cards: DeedRules<'buyCard' | 'buyDecree'> = {
  buyCard: {
    obstacle: (state, seat, { amount }, dollars) =>
      anyCardObstacle(state, playerOf(state, seat), amount, dollars),
    perform: (draft, seat, { amount }, tools) => startCard(draft, seat, amount, false, tools),
  },

  buyDecree: {
    obstacle: (state, seat, { amount }, dollars) =>
      decreeObstacle(state, playerOf(state, seat), amount, dollars),
    perform: (draft, seat, { amount }, tools) => startDecree(draft, seat, amount, tools),
  },
};

/** R4.1, R4.3 Why this deck's top card cannot be bought. */
export function cardObstacle(state: State, player: Player, deck: Street, discount: number): Obstacle {
  const { top } = at(state.decks, deck);
  if (top === NONE) return DECK_EMPTY;
  if (!hasRoom(player, at(CARDS, top).street)) return COLUMN_FULL;
  return cardPrice(top, discount) > player.dollars ? CARD_TOO_DEAR : undefined;
}

/** R7.14, R8.9 Why no card of any deck can be bought. */
export function anyCardObstacle(state: State, player: Player, discount: number, dollars: number): Obstacle {
  let reason: Reason<Refusal> = DECK_EMPTY;
  for (let deck = 0; deck < STREETS.length; deck++) {
    if (canBuyCard(state, player, deck, discount, dollars)) return undefined;
    const { top } = at(state.decks, deck);
    if (top === NONE) continue;
    if (hasRoom(player, at(CARDS, top).street)) reason = CARD_TOO_DEAR;
    else if (reason === DECK_EMPTY) reason = COLUMN_FULL;
  }
  return reason;
}

/** R4.4, R4.5 Why no decree can be bought. */
export function decreeObstacle(state: State, player: Player, discount: number, dollars: number): Obstacle {
  if (state.decrees.length === 0) return NO_DECREE_LEFT;
  if (!anyTakesDecree(player)) return NO_ROOM_FOR_DECREE;
  return decreePrice(state, discount) > dollars ? DECREE_TOO_DEAR : undefined;
}

/** R7.14, R8.9 A card of any deck; the deck is asked for where there are several, or where buying is optional. */
export function startCard(draft: State, seat: Seat, discount: number, optional: boolean, tools: Tools): void {
  const decks = buyableDecks(draft, seat, discount);
  if (decks.length > 1 || optional) tools.next({ step: 'pickDeck', seat, discount, optional });
  else startHalf(draft, seat, at(decks, 0), discount, tools);
}

/** R4.1, R4.3 The decks whose top cards the seat can buy. */
export function buyableDecks(state: State, seat: Seat, discount: number): Street[] {
  const player = playerOf(state, seat);
  const decks: Street[] = [];
  for (let deck = 0; deck < STREETS.length; deck++) {
    if (canBuyCard(state, player, deck, discount, player.dollars)) decks.push(deck);
  }
  return decks;
}

/** R4.2 Which half of the card will be seen. */
export function startHalf(draft: State, seat: Seat, deck: Street, discount: number, { next }: Tools): void {
  next({ step: 'pickHalf', seat, deck, price: cardPrice(at(draft.decks, deck).top, discount) });
}

/** R4.4, R8.10 The decree is asked for where there are several, then its column. */
export function startDecree(draft: State, seat: Seat, discount: number, { next }: Tools): void {
  const price = decreePrice(draft, discount);
  if (draft.decrees.length > 1) next({ step: 'pickDecree', seat, price });
  else next({ step: 'placeDecree', seat, decree: at(draft.decrees, 0), price });
}
