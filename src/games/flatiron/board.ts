/** What is on the table, as questions: columns, warehouses, the current level, prices. */
import { at } from '#kernel';
import {
  CARDS,
  type Card,
  COLORS,
  type Color,
  type Deed,
  FIRST_DECREE,
  halfDeed,
  NONE,
  printedDeed,
  SLOTS,
  STREETS,
  type Street,
} from './components.ts';
import { currentLevel, effectNow, type Player, type State } from './state.ts';
import { AMOUNTS } from './values.ts';

/** R3.6 [Q1] The actions of a column from the top down: cards above, newest first, the board, cards below. */
export function columnDeeds(
  { side, above, below }: Pick<Player, 'side' | 'above' | 'below'>,
  street: Street,
): Deed[] {
  const deeds: Deed[] = [];
  const upper = at(above, street);
  for (let i = upper.length - 1; i >= 0; i--) {
    const card = at(upper, i);
    if (card < FIRST_DECREE) deeds.push(halfDeed(card, 0));
  }
  deeds.push(printedDeed(side, street, 0), printedDeed(side, street, 1));
  for (const card of at(below, street)) if (card < FIRST_DECREE) deeds.push(halfDeed(card, 1));
  return deeds;
}

/** R6.7 All actions a seat has, street by street. */
export function ownDeeds(player: Player): Deed[] {
  const deeds: Deed[] = [];
  for (let street = 0; street < STREETS.length; street++) deeds.push(...columnDeeds(player, street));
  return deeds;
}

/** R6.9 Both halves of every card seen on the decks. */
export function visibleDeeds({ decks }: State): Deed[] {
  const deeds: Deed[] = [];
  for (const { top } of decks) if (top !== NONE) deeds.push(halfDeed(top, 0), halfDeed(top, 1));
  return deeds;
}

/** R4.3 Whether a column can take one more card. */
export function hasRoom({ above, below }: Player, street: Street): boolean {
  return at(above, street).length + at(below, street).length < AMOUNTS.columnRoom;
}

/** R4.5 Whether a column has its decree. */
export function hasDecree({ above, below }: Player, street: Street): boolean {
  return at(above, street).some(isDecree) || at(below, street).some(isDecree);
}

/** R4.3, R4.5 Whether a decree can go into this column. */
export function takesDecree(player: Player, street: Street): boolean {
  return hasRoom(player, street) && !hasDecree(player, street);
}

export function anyTakesDecree(player: Player): boolean {
  for (let street = 0; street < STREETS.length; street++) if (takesDecree(player, street)) return true;
  return false;
}

export function isDecree(card: Card): boolean {
  return card >= FIRST_DECREE;
}

/** R5.5 The colours on the current level, a bit each. */
export function colorsOnLevel(state: State): number {
  let mask = 0;
  for (const color of currentLevel(state).slots) if (color !== NONE) mask |= 1 << color;
  return mask;
}

/** How many slots of the current level are free; the roof has none. */
export function freeSlots(state: State): number {
  let free = 0;
  for (const color of currentLevel(state).slots) if (color === NONE) free += 1;
  return free;
}

/** R5.8 Whether the current level has its three pillars. */
export function levelIsFull(state: State): boolean {
  return currentLevel(state).slots.length === SLOTS && freeSlots(state) === 0;
}

/** R5.5, R6.10, R7.9 Stored colours that may go on the current level. */
export function fitting(state: State, { stored }: Player, repeats: boolean): number {
  if (freeSlots(state) === 0) return 0;
  return repeats || effectNow(state).type === 'sameColor' ? stored : stored & ~colorsOnLevel(state);
}

/** R5.2, R1.6 Colours the seat does not hold and the supply has. */
export function obtainable({ supply }: State, { stored }: Player): number {
  let mask = 0;
  for (let color = 0; color < COLORS.length; color++) if (at(supply, color) > 0) mask |= 1 << color;
  return mask & ~stored;
}

/** R7.8 What a pillar costs now. */
export function pillarPrice(state: State, cost: number): number {
  return effectNow(state).type === 'pillarCheaper' ? Math.max(0, cost - 1) : cost;
}

/** R5.3, R7.6 What selling a pillar brings now. */
export function sellingPrice(state: State, cost: number): number {
  return effectNow(state).type === 'sellDearer' ? cost + AMOUNTS.sellDearer : cost;
}

/** R4.4, R7.7, [Q12] What a decree costs now. */
export function decreePrice(state: State, discount: number): number {
  const cheaper = effectNow(state).type === 'decreeCheaper' ? 1 : 0;
  return Math.max(0, AMOUNTS.decreeCost - discount - cheaper);
}

/** R4.1, [Q12] What the top card of a deck costs. */
export function cardPrice(top: Card, discount: number): number {
  return Math.max(0, at(CARDS, top).cost - discount);
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

/** The colours of a bit word, in the order of COLORS. */
export function colorsIn(mask: number): Color[] {
  const colors: Color[] = [];
  for (let color = 0; color < COLORS.length; color++) if ((mask >> color) & 1) colors.push(color);
  return colors;
}

/** How many colours a bit word has. */
export function countOf(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

/** The lowest colour of a bit word that has one. */
export function lowest(mask: number): Color {
  return 31 - Math.clz32(mask & -mask);
}
