/** Small named changes of the state, used by several steps and effects. */
import { at, type Rng, type Seat } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import {
  CARDS,
  type Card,
  type Color,
  DANIEL,
  type Half,
  NONE,
  type Paper,
  ROOF,
  SLOTS,
  type Street,
} from './components.ts';
import { currentRules } from './effects/floors.ts';
import type { Cause } from './events.ts';
import { pillarPrice, sellingPrice } from './prices.ts';
import { type Daniel, playerOf, type State } from './state.ts';
import type { Tools } from './steps.ts';

/** Daniel, where the game is played alone. */
export function danielOf({ daniel }: State): Daniel {
  if (!daniel) throw new Error('Daniel is not in the game');
  return daniel;
}

export function gainDollars(
  draft: State,
  seat: Seat,
  dollars: number,
  cause: Cause | 'street',
  { emit }: Tools,
): void {
  playerOf(draft, seat).dollars += dollars;
  emit({ did: 'gained', seat, dollars, cause });
}

export function gainPoints(draft: State, seat: Seat, points: number, cause: Cause, tools: Tools): void {
  tools.emit({ did: 'scored', seat, points, cause });
  addPoints(draft, seat, points, tools);
}

/** R8.3 Points for a seat or Daniel; whoever reaches the newsboy meets him before anything else happens. */
export function addPoints(draft: State, who: number, points: number, { next }: Tools): void {
  if (who === DANIEL) danielOf(draft).points += points;
  else playerOf(draft, who).points += points;
  if (reachesNewsboy(draft, who)) next({ step: 'deliver', who });
}

export function reachesNewsboy(state: State, who: number): boolean {
  const space = AMOUNTS.newsboySpaces[state.newsboy];
  const points = who === DANIEL ? danielOf(state).points : playerOf(state, who).points;
  return space !== undefined && points >= space;
}

/** R8.2 A new newspaper of the day; the old one leaves the game. */
export function changePaper(draft: State, paper: Paper): void {
  draft.oldPapers.push(draft.paper);
  draft.paper = paper;
}

/** R5.1 A pillar from the supply into its warehouse. */
export function buyPillar(draft: State, seat: Seat, color: Color, cost: number, { emit }: Tools): void {
  const player = playerOf(draft, seat);
  const price = pillarPrice(draft, cost);
  player.dollars -= price;
  player.stored |= 1 << color;
  draft.supply[color] = at(draft.supply, color) - 1;
  emit({ did: 'boughtPillar', seat, color, price });
}

/** R5.3 A pillar from its warehouse back into the supply. */
export function sellPillar(draft: State, seat: Seat, color: Color, cost: number, { emit }: Tools): void {
  const player = playerOf(draft, seat);
  const price = sellingPrice(draft, cost);
  player.dollars += price;
  player.stored &= ~(1 << color);
  draft.supply[color] = at(draft.supply, color) + 1;
  emit({ did: 'soldPillar', seat, color, price });
}

/** R6.3 One pillar back into the supply, another out of it. */
export function swapPillars(draft: State, seat: Seat, away: Color, taken: Color, { emit }: Tools): void {
  const player = playerOf(draft, seat);
  player.stored = (player.stored & ~(1 << away)) | (1 << taken);
  draft.supply[away] = at(draft.supply, away) + 1;
  draft.supply[taken] = at(draft.supply, taken) - 1;
  emit({ did: 'swapped', seat, away, taken });
}

/** R4.1, R4.2, R7.5 The top card of a deck into the column of its own street. */
export function buyCard(
  draft: State,
  seat: Seat,
  deck: Street,
  half: Half,
  price: number,
  tools: Tools,
): void {
  const player = playerOf(draft, seat);
  const card = takeTop(draft, deck, tools.rng);
  player.dollars -= price;
  at(half === 0 ? player.above : player.below, at(CARDS, card).street).push(card);
  tools.emit({ did: 'boughtCard', seat, card, half, price });
  const { cardPoints } = currentRules(draft);
  if (cardPoints > 0) gainPoints(draft, seat, cardPoints, 'cards', tools);
}

/** Takes the top card of a deck and turns up the next one. */
export function takeTop(draft: State, street: Street, rng: Rng): Card {
  const deck = at(draft.decks, street);
  const card = deck.top;
  deck.top = deck.unseen.length > 0 ? rng.draw(deck.unseen) : (deck.under.shift() ?? NONE);
  return card;
}

/** R5.8, R5.9, R5.10 The next floor, or the roof, goes on top. */
export function raiseBuilding(draft: State, by: number, { rng, emit }: Tools): void {
  const floor = draft.nextFloor;
  const slots = floor === ROOF ? 0 : SLOTS;
  draft.levels.push({ floor, by, slots: Array(slots).fill(NONE), setBy: Array(slots).fill(NONE) });
  if (floor === ROOF) {
    draft.nextFloor = NONE;
    return;
  }
  for (let street = 0; street < draft.decks.length; street++) {
    const deck = at(draft.decks, street);
    if (deck.top === NONE) continue;
    deck.under.push(deck.top);
    takeTop(draft, street, rng);
  }
  emit({ did: 'turnedCards', tops: draft.decks.map(({ top }) => top) });
  draft.nextFloor = draft.levels.length <= AMOUNTS.stackedFloors ? rng.draw(draft.floors) : ROOF;
  emit({ did: 'showedFloor', floor: draft.nextFloor });
}
