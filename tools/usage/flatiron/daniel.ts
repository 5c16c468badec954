/** What Daniel's cards do. He is counted for seat 0, the only one. */

import type { Event } from '#games/flatiron';
import { DANIELS } from '#games/flatiron/components';
import { at } from '#kernel';
import type { Group, Ledger } from '../observer.ts';

const CARDS = 'Daniel’s cards';
const CARD_POINTS = 'Points for the cards he took';

/** What explains his points. */
export const whyDaniel = {
  [CARD_POINTS]: 'the rulebook’s example has 16, which fits a shorter game, see Q43',
};

export const danielGroup: Group = {
  name: CARDS,
  chance: 'the card is turned up; taken: he does what it says, and not what he does instead',
  kinds: DANIELS.map(({ id }) => id),
  bar: 'none',
};

/** Counts what an event tells of Daniel. */
export function seeDaniel(ledger: Ledger, event: Event): void {
  const name = (card: number) => at(DANIELS, card).id;
  if (event.did === 'danielMoved') ledger.offer(CARDS, name(event.card), 0);
  if (event.did === 'danielBuilt' || event.did === 'danielBuiltFloor') {
    ledger.take(CARDS, name(event.card), 0);
    ledger.bring(CARDS, name(event.card), 0, event.points);
  }
  if (event.did === 'danielPopular') {
    if (!event.instead) ledger.take(CARDS, name(event.card), 0);
    ledger.bring(CARDS, name(event.card), 0, event.points);
  }
  if (event.did === 'danielCounted') {
    ledger.figure('Daniel’s total', event.total);
    ledger.figure(CARD_POINTS, event.cards);
  }
}
