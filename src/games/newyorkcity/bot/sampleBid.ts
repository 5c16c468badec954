/** Random bids: mostly of cards alone, or with one character, drawn without a list. */
import { at, type Rng, type Seat } from '#kernel';
import { BID_STAFF, effectOf, listBids, type Means, meansOf } from '../bids.ts';
import { JOKER } from '../components.ts';
import { type Counts, none, of, total } from '../counts.ts';
import { turnStaff } from '../flow/bidding.ts';
import type { BidEffect } from '../powers.ts';
import type { Action, Bid, State } from '../state.ts';
import { anyPlace } from './draws.ts';
import { SAMPLE } from './weights.ts';

const PASS: { pass: true } = { pass: true };

export function sampleBid(state: State, seat: Seat, rng: Rng): Action {
  if (rng.below(SAMPLE.passes) === 0) return PASS;
  const staff = turnStaff(state, seat);
  if (staff.length > 0 && rng.below(SAMPLE.usesFirst) === 0) return { use: rng.pick(staff) };
  const means = meansOf(state, seat);
  if (means.ready.length === 0) return cardBid(means, rng) ?? PASS;
  // The whole list, so that bids with several characters come up too.
  if (rng.below(SAMPLE.listed) === 0) {
    const bids = listBids(means);
    return bids.length > 0 ? rng.pick(bids) : PASS;
  }
  const bid = cardBid(means, rng);
  return (rng.below(SAMPLE.helps) === 0 && bid && helped(bid, means, rng)) || bid || PASS;
}

/** The bid with one character more, if the one drawn is ready and fits. */
function helped(bid: Bid, means: Means, rng: Rng): Bid | undefined {
  const which = rng.below(BID_STAFF.length);
  if (of(means.ready, which) === 0) return undefined;
  const character = at(BID_STAFF, which);
  const effect = effectOf(character);
  const more = effect && HELP[effect](bid, means, rng);
  return more && { ...bid, ...more, staff: [character] };
}

/** What a character changes about a bid; nothing where it does not fit, or would do nothing. */
type Help = (bid: Bid, means: Means, rng: Rng) => Partial<Bid> | undefined;

const HELP: Readonly<Record<BidEffect, Help>> = {
  cardAsOne: (bid, means, rng) => withCard(bid, means, 1, rng),
  cardAsTwo: (bid, means, rng) => withCard(bid, means, 2, rng),
  stepsBack({ value }, { space }, rng) {
    const back = 1 + rng.below(2);
    return back > space ? undefined : { value: value + back, back };
  },
  reserveCard: () => undefined,
  joker: ({ value }) => ({ value: value + 1 }),
  wantedCard: (bid, { kind }) => (isOddPair(bid, kind) ? undefined : { value: bid.value + 1 }),
  doublePoints: () => ({}),
};

/** Any other card beside the bid, counting for so many. */
function withCard(bid: Bid, { pool, hand, kind }: Means, counts: number, rng: Rng): Partial<Bid> | undefined {
  if (total(bid.cards) >= hand || isOddPair(bid, kind)) return undefined;
  const card = rng.below(JOKER);
  if (card === kind || of(pool, card) - of(bid.cards, card) < 1) return undefined;
  return { value: bid.value + counts, cards: bid.cards.with(card, of(bid.cards, card) + 1) };
}

/** R6.7 Whether the bid stands on an odd card and a joker alone. */
function isOddPair({ cards }: Bid, kind: number): boolean {
  if (of(cards, kind) > 0) return false;
  for (let k = 0; k < JOKER; k++) if (of(cards, k) > 1) return false;
  return true;
}

/** Cards of the wanted kind, mostly all of them, pairs, mostly of kinds whose time is over, and jokers. */
function cardBid({ pool, hand, kind }: Means, rng: Rng): Bid | undefined {
  const cards = none();
  const most = Math.min(of(pool, kind), hand);
  const typed = most > 0 && rng.below(2) === 0 ? rng.below(1 + most) : most;
  cards[kind] = typed;
  let room = hand - typed;
  let value = typed;
  for (let k = 0; k < JOKER; k++) {
    if (k === kind || of(pool, k) < 2 || room < 2 || rng.below(6) > (k < kind ? 2 : 0)) continue;
    const pairs = 1 + rng.below(Math.min(of(pool, k), room) >> 1);
    cards[k] = 2 * pairs;
    room -= 2 * pairs;
    value += pairs;
  }
  const jokers = of(pool, JOKER);
  if (value === 0) return jokers > 0 && room > 1 ? oddBid(pool, kind, room, cards, rng) : undefined;
  const wild = jokers > 0 && room > 0 && rng.below(2) === 0 ? rng.below(1 + Math.min(jokers, room)) : 0;
  cards[JOKER] = wild;
  return { value: value + wild, cards, staff: [], back: 0 };
}

/** R6.7 An odd card with jokers. */
function oddBid(pool: Counts, kind: number, room: number, cards: Counts, rng: Rng): Bid | undefined {
  if (total(pool) === of(pool, JOKER)) return undefined;
  const odd = anyPlace(pool, JOKER, rng);
  if (odd === kind) return undefined;
  cards[odd] = 1;
  const wild = 1 + rng.below(Math.min(of(pool, JOKER), room - 1));
  cards[JOKER] = wild;
  return { value: wild, cards, staff: [], back: 0 };
}
