/** R6: every bid a seat can make, each once: as counts, without idle cards and without idle characters. */
import { at } from '#kernel';
import { JOKER } from './components.ts';
import { type Counts, none, of, put, sum, total } from './counts.ts';
import { poolOf } from './effects.ts';
import { copiesReady, powerOf } from './powers.ts';
import { type Bid, type Firm, firmOf, type State } from './state.ts';

/** Characters that take part in a bid, in the order in which they are written. */
export const BID_STAFF = [13, 14, 15, 16, 17, 19, 20] as const;

/** What a bid is made from. */
export type Means = {
  readonly pool: Counts;
  /** R6.4 At most so many cards can come out of the hand. */
  readonly hand: number;
  readonly kind: number;
  readonly dollars: number;
  /** Copies ready of 13, 14, 15, 16, 17, 19, 20; empty when there are none. */
  readonly ready: readonly number[];
  readonly space: number;
  /** Whether a real unit already lies there, as in a raise. */
  readonly open: boolean;
  /** R11.15 In a raise, the cards that lie there as what they show. */
  readonly laid: readonly number[];
};

export function meansOf(state: State, seat: number): Means {
  const firm = firmOf(state, seat);
  return {
    pool: poolOf(firm),
    hand: total(firm.hand),
    kind: state.bidding,
    dollars: firm.dollars,
    ready: firm.dollars > 0 && hasBidStaff(firm) ? readyStaff(state, seat) : NOBODY,
    space: at(state.space, seat),
    open: firm.bid > 0,
    laid: firm.bid > 0 ? unchanged(firm) : NOBODY,
  };
}

const NOBODY: readonly number[] = [];

/** Q15 The cards of the open bid, unless 13 or 20 may have changed some of them. */
function unchanged({ played, paid }: Firm): readonly number[] {
  return paid.includes(13) || paid.includes(20) ? NOBODY : played;
}

function hasBidStaff({ staff }: Firm): boolean {
  for (let i = 0; i < staff.length; i++) if (powerOf(staff[i] as number).moment === 'inBid') return true;
  return false;
}

function readyStaff(state: State, seat: number): readonly number[] {
  const copies: number[] = [];
  for (let i = 0; i < BID_STAFF.length; i++) copies.push(copiesReady(state, seat, at(BID_STAFF, i)));
  return total(copies) > 0 ? copies : NOBODY;
}

/** A choice of characters for a bid: how many of each, and steps back. */
type Helpers = { n13: number; back: number; n15: number; n16: number; n17: number; n19: number; n20: number };

const NO_HELP: Helpers = { n13: 0, back: 0, n15: 0, n16: 0, n17: 0, n19: 0, n20: 0 };

/** Q3 Every bid, the lowest first. */
export function listBids(means: Means): Bid[] {
  const bids: Bid[] = [];
  if (means.hand === 0 && means.ready.length === 0) return bids;
  plainBids(means, NO_HELP, bids);
  if (means.ready.length > 0) helpedBids(means, bids);
  return bids.sort((one, two) => one.value - two.value);
}

function helpedBids(means: Means, bids: Bid[]): void {
  const { ready, dollars, space } = means;
  const folded = new Map<string, Bid>();
  for (let n13 = 0; n13 <= of(ready, 0); n13++)
    for (let back = 0; back <= Math.min(2 * of(ready, 1), space); back++)
      for (let n15 = 0; n15 <= of(ready, 2); n15++)
        for (let n16 = 0; n16 <= of(ready, 3); n16++)
          for (let n17 = 0; n17 <= of(ready, 4); n17++)
            for (let n19 = 0; n19 <= Math.min(1, of(ready, 5)); n19++)
              for (let n20 = 0; n20 <= of(ready, 6); n20++) {
                const helpers = { n13, back, n15, n16, n17, n19, n20 };
                const cost = n13 + Math.ceil(back / 2) + n15 + n16 + n17 + n19 + n20;
                if (cost === 0 || cost > dollars) continue;
                if (n13 + n20 === 0) plainBids(means, helpers, bids);
                else changedBids(means, helpers, folded);
              }
  for (const bid of folded.values()) if (!hasIdle(means, bid, folded)) bids.push(bid);
}

/** R6.5 to R6.8 Bids in which each card is what it shows: typed cards, pairs, jokers. */
function plainBids(means: Means, helpers: Helpers, bids: Bid[]): void {
  const { pool, kind, hand, open, laid } = means;
  const { n15, n17 } = helpers;
  const tileJokers = helpers.n16 + helpers.back;
  const room = hand + n15;
  const cards = none();
  const jokers = of(pool, JOKER);
  eachPairing(pool, kind, room, cards, (pairs) => {
    for (let typed = 0; typed <= of(pool, kind) && 2 * pairs + typed <= room; typed++) {
      cards[kind] = typed;
      const real = pairs + typed + n17;
      if (real === 0 && !open) continue;
      for (let j = 0; j <= jokers && 2 * pairs + typed + j <= room; j++) {
        cards[JOKER] = j;
        const value = real + j + tileJokers;
        if (value > 0 && allowsReserve(cards, n15, laid)) bids.push(bidOf(value, cards, helpers));
      }
      cards[JOKER] = 0;
    }
    cards[kind] = 0;
  });
  if (!open && n17 === 0) oddBids(means, helpers, bids);
}

/** R6.7 One odd card and a joker as the only real unit. */
function oddBids({ pool, kind, hand, laid }: Means, helpers: Helpers, bids: Bid[]): void {
  const tileJokers = helpers.n16 + helpers.back;
  const cards = none();
  for (let odd = 0; odd < JOKER; odd++) {
    if (odd === kind || of(pool, odd) === 0) continue;
    cards[odd] = 1;
    for (let j = 0; j <= of(pool, JOKER) && 1 + j <= hand + helpers.n15; j++) {
      cards[JOKER] = j;
      if (j + tileJokers > 0 && allowsReserve(cards, helpers.n15, laid))
        bids.push(bidOf(j + tileJokers, cards, helpers));
    }
    cards[JOKER] = 0;
    cards[odd] = 0;
  }
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

/** A bid with changed cards in the making. */
type Change = {
  readonly means: Means;
  readonly helpers: Helpers;
  readonly folded: Map<string, Bid>;
  /** Cards not changed, those changed, and those laid as they are. */
  readonly rest: Counts;
  readonly changed: Counts;
  readonly plain: Counts;
  /** How many more cards can be laid beside the changed ones. */
  readonly room: number;
};

/** R11.13, R11.20 Bids in which 13 or 20 change cards; the same cards and characters count for the best they can be. */
function changedBids(means: Means, helpers: Helpers, folded: Map<string, Bid>): void {
  const { n13, n20, n15 } = helpers;
  const room = means.hand + n15 - n13 - n20;
  if (room < 0) return;
  const rest = means.pool.slice();
  changeCards({ means, helpers, folded, rest, changed: none(), plain: none(), room }, n13, n20, 0);
}

/** Chooses the cards that 13, then those that 20 changes. */
function changeCards(change: Change, left13: number, left20: number, from: number): void {
  if (left13 + left20 === 0) {
    layBeside(change);
    return;
  }
  const { rest, changed, means } = change;
  const doubles = left13 === 0;
  for (let k = from; k <= JOKER; k++) {
    if (of(rest, k) === 0 || (!doubles && k === means.kind)) continue;
    put(rest, k, -1);
    put(changed, k);
    if (doubles) changeCards(change, 0, left20 - 1, k);
    else changeCards(change, left13 - 1, left20, left13 === 1 ? 0 : k);
    put(rest, k);
    put(changed, k, -1);
  }
}

function layBeside(change: Change): void {
  const { rest, plain, room, means, helpers } = change;
  const { n13, n15, n16, n17, n20, back } = helpers;
  const { kind } = means;
  const more = n13 + 2 * n20 + n17 + n16 + back;
  eachPairing(rest, kind, room, plain, (pairs) => {
    for (let typed = 0; typed <= of(rest, kind) && 2 * pairs + typed <= room; typed++) {
      plain[kind] = typed;
      for (let j = 0; j <= of(rest, JOKER) && 2 * pairs + typed + j <= room; j++) {
        plain[JOKER] = j;
        if (allowsReserve(plain, n15, means.laid)) fold(change, pairs + typed + j + more);
      }
      plain[JOKER] = 0;
    }
    plain[kind] = 0;
  });
}

/** Q3 Keeps the best value of each set of cards and characters. */
function fold({ plain, changed, helpers, folded }: Change, value: number): void {
  const bid = bidOf(value, sum(plain, changed), helpers);
  const key = keyOfBid(bid.cards, bid.staff, bid.back);
  const known = folded.get(key);
  if (!known || known.value < value) folded.set(key, bid);
}

/** Q3 Whether a changing character, or a card beside it, adds nothing. */
function hasIdle(means: Means, bid: Bid, folded: ReadonlyMap<string, Bid>): boolean {
  for (const number of [13, 20]) {
    const i = bid.staff.indexOf(number);
    if (i < 0) continue;
    const fewer = bid.staff.toSpliced(i, 1);
    if (worthOf(means, bid.cards, fewer, bid.back, folded) >= bid.value) return true;
  }
  for (let kind = 0; kind <= JOKER; kind++) {
    if (of(bid.cards, kind) === 0) continue;
    const cards = bid.cards.with(kind, of(bid.cards, kind) - 1);
    if (worthOf(means, cards, bid.staff, bid.back, folded) >= bid.value) return true;
  }
  return false;
}

/** What these cards and characters make, 0 if they make no bid. */
function worthOf(
  { kind, open }: Means,
  cards: Counts,
  staff: readonly number[],
  back: number,
  folded: ReadonlyMap<string, Bid>,
): number {
  if (staff.includes(13) || staff.includes(20)) return folded.get(keyOfBid(cards, staff, back))?.value ?? 0;
  let real = of(cards, kind);
  for (let k = 0; k < JOKER; k++) if (k !== kind) real += of(cards, k) >> 1;
  for (const number of staff) if (number === 17) real += 1;
  if (real === 0 && !open) return 0;
  return real + of(cards, JOKER) + back + staff.filter((number) => number === 16).length;
}

function keyOfBid(cards: Counts, staff: readonly number[], back: number): string {
  return `${cards.join()}|${staff.join()}|${back}`;
}

/** R11.15 Each card out of the reserve needs another of its symbol out of the hand. */
export function allowsReserve(cards: readonly number[], n15: number, laid: readonly number[]): boolean {
  if (n15 === 0) return true;
  let spare = 0;
  for (let k = 0; k <= JOKER; k++) spare += Math.max(0, of(cards, k) - (of(laid, k) > 0 ? 0 : 1));
  return spare >= n15;
}

function bidOf(value: number, cards: Counts, helpers: Helpers): Bid {
  const { n13, back, n15, n16, n17, n19, n20 } = helpers;
  const staff: number[] = [];
  if (helpers !== NO_HELP) {
    const counts = [n13, (back + 1) >> 1, n15, n16, n17, n19, n20];
    for (let i = 0; i < counts.length; i++)
      for (let n = 0; n < of(counts, i); n++) staff.push(at(BID_STAFF, i));
  }
  return { value, cards: cards.slice(), staff, back };
}
