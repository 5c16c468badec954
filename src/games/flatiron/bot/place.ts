/** What the things to do at a place would add, played in the head. */
import { at } from '#kernel';
import { rivalPlace } from '../actions.ts';
import { columnDeeds, decreePrice, hasRoom } from '../board.ts';
import { CARDS, CITY_HALL, type Deed, NONE, PLACES, type Place, paperDeed } from '../components.ts';
import type { PlaceAction } from '../state.ts';
import { AMOUNTS } from '../values.ts';
import { use } from './deeds.ts';
import { effectType, type Head, headWorth } from './head.ts';
import { bestDecree, cardGain } from './purchases.ts';

/** What one of the three things adds; far below nothing where it cannot be done. */
export function gainAt(head: Head, place: Place, action: PlaceAction): number {
  if (action === 'money') {
    const generous =
      place === CITY_HALL && head.player.place === CITY_HALL && effectType(head) === 'cityHallFour';
    return (generous ? AMOUNTS.hallMoney : AMOUNTS.takeMoney) * head.dollar;
  }
  if (action === 'buy')
    return place === CITY_HALL ? bestDecree(head, decreePrice(head.state, 0)) : topGain(head, place);
  return trial(head, place === CITY_HALL ? [paperDeed(head.state.paper)] : columnDeeds(head.player, place));
}

/** What the best thing to do at a place adds. */
export function bestAt(head: Head, place: Place): number {
  const passive = Math.max(gainAt(head, place, 'money'), gainAt(head, place, 'buy'));
  return Math.max(passive, gainAt(head, place, 'activate'));
}

function topGain(head: Head, deck: number): number {
  const { top } = at(head.state.decks, deck);
  if (top === NONE) return Number.NEGATIVE_INFINITY;
  const { cost, street } = at(CARDS, top);
  if (cost > head.dollars || !hasRoom(head.player, street)) return Number.NEGATIVE_INFINITY;
  return cardGain(head, deck, cost);
}

/** What a row of actions adds; the head is left as it was. */
export function trial(head: Head, deeds: readonly Deed[]): number {
  const { dollars, stored, floor, colors, slots, gain } = head;
  const before = headWorth(head);
  for (const deed of deeds) use(head, deed);
  const added = headWorth(head) - before;
  head.dollars = dollars;
  head.stored = stored;
  head.floor = floor;
  head.colors = colors;
  head.slots = slots;
  head.gain = gain;
  return added;
}

/** What the best turn adds, and the second best: a place other than this one, and not the rival's. */
export function bestTurns(head: Head): { first: number; second: number } {
  const { state, seat, player } = head;
  const taken = effectType(head) === 'shareLocation' ? NONE : rivalPlace(state, seat);
  let first = 0;
  let second = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place === player.place || place === taken) continue;
    const gain = bestAt(head, place);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return { first, second };
}
