/** R6.5 to R6.8: bids in which each card is what it shows: cards of the wanted kind, pairs, jokers. */
import { JOKER } from '../components.ts';
import { type Counts, none, of } from '../counts.ts';
import type { Bid } from '../state.ts';
import { bidOf, type Help } from './help.ts';
import { allowsReserve, type Means } from './means.ts';

/** Adds every such bid that is made with this help. */
export function plainBids(means: Means, help: Help, bids: Bid[]): void {
  const { pool, kind, hand, open, laid } = means;
  const { reserveCard, wantedCard, joker, stepsBack } = help.adds;
  const cards = none();
  eachLaying(pool, kind, hand + reserveCard, cards, (units, jokers) => {
    const real = units + wantedCard;
    if (real === 0 && !open) return;
    const value = real + jokers + joker + stepsBack;
    if (value > 0 && allowsReserve(cards, reserveCard, laid)) bids.push(bidOf(value, cards, help));
  });
  if (!open && wantedCard === 0) oddBids(means, help, bids);
}

/** R6.7 One odd card and a joker as the only real unit. */
function oddBids({ pool, kind, hand, laid }: Means, help: Help, bids: Bid[]): void {
  const { reserveCard, joker, stepsBack } = help.adds;
  const room = hand + reserveCard;
  const cards = none();
  for (let odd = 0; odd < JOKER; odd++) {
    if (odd === kind || of(pool, odd) === 0) continue;
    cards[odd] = 1;
    for (let jokers = 0; jokers <= of(pool, JOKER) && 1 + jokers <= room; jokers++) {
      cards[JOKER] = jokers;
      const value = jokers + joker + stepsBack;
      if (value > 0 && allowsReserve(cards, reserveCard, laid)) bids.push(bidOf(value, cards, help));
    }
    cards[JOKER] = 0;
    cards[odd] = 0;
  }
}

/** Lays, into `cards`, pairs of other kinds, then cards of the wanted kind, then jokers; tells what the first two count for, and the jokers. */
export function eachLaying(
  pool: Counts,
  kind: number,
  room: number,
  cards: Counts,
  visit: (units: number, jokers: number) => void,
): void {
  eachPairing(pool, kind, room, cards, (pairs) => {
    const left = room - 2 * pairs;
    for (let typed = 0; typed <= of(pool, kind) && typed <= left; typed++) {
      cards[kind] = typed;
      for (let jokers = 0; jokers <= of(pool, JOKER) && typed + jokers <= left; jokers++) {
        cards[JOKER] = jokers;
        visit(pairs + typed, jokers);
      }
      cards[JOKER] = 0;
    }
    cards[kind] = 0;
  });
}

/** Each way to lay pairs of other kinds, with their number. */
function eachPairing(
  pool: Counts,
  kind: number,
  room: number,
  cards: Counts,
  visit: (pairs: number) => void,
  from = 0,
  pairs = 0,
): void {
  let next = from;
  while (next < JOKER && (next === kind || of(pool, next) < 2)) next += 1;
  if (next >= JOKER) {
    visit(pairs);
    return;
  }
  for (let n = 0; 2 * n <= of(pool, next) && 2 * (pairs + n) <= room; n++) {
    cards[next] = 2 * n;
    eachPairing(pool, kind, room, cards, visit, next + 1, pairs + n);
  }
  cards[next] = 0;
}
