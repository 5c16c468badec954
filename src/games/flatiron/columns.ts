/** R3.6, R4.3, R4.5: what lies in the columns of a board, and what still fits into them. */
import { at } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import { type Deed, halfDeed, isDecree, NONE, printedDeed, STREETS, type Street } from './components.ts';
import type { Player, State } from './state.ts';

/** Cards by street, the newest last. */
export type Columns = Pick<Player, 'above' | 'below'>;

/** R3.6 [Q1] The actions of a column from the top down: cards above, newest first, the board, cards below. */
export function columnDeeds({ side, above, below }: Columns & Pick<Player, 'side'>, street: Street): Deed[] {
  const deeds: Deed[] = [];
  const upper = at(above, street);
  for (let i = upper.length - 1; i >= 0; i--) {
    const card = at(upper, i);
    if (!isDecree(card)) deeds.push(halfDeed(card, 0));
  }
  deeds.push(printedDeed(side, street, 0), printedDeed(side, street, 1));
  for (const card of at(below, street)) if (!isDecree(card)) deeds.push(halfDeed(card, 1));
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

/** R4.3 How many more cards a column can take. */
export function roomIn({ above, below }: Columns, street: Street): number {
  return AMOUNTS.columnRoom - at(above, street).length - at(below, street).length;
}

/** R4.3 Whether a column can take one more card. */
export function hasRoom(columns: Columns, street: Street): boolean {
  return roomIn(columns, street) > 0;
}

/** R4.5 Whether a column has its decree. */
export function hasDecree({ above, below }: Columns, street: Street): boolean {
  return at(above, street).some(isDecree) || at(below, street).some(isDecree);
}

/** R4.3, R4.5 Whether a decree can go into this column. */
export function takesDecree(columns: Columns, street: Street): boolean {
  return hasRoom(columns, street) && !hasDecree(columns, street);
}

/** R4.3, R4.5 Whether a decree can go into any column. */
export function anyTakesDecree(columns: Columns): boolean {
  for (let street = 0; street < STREETS.length; street++) if (takesDecree(columns, street)) return true;
  return false;
}
