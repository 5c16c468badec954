/** Random legal answers, found without listing them. */
import { at, type Rng, type Seat } from '#kernel';
import { BID_STAFF, listBids, type Means, meansOf } from '../bids.ts';
import { CHARACTER, type Character } from '../characters.ts';
import { JOKER, LINKS, PRESTIGE_TILES } from '../components.ts';
import { type Counts, none, of, put, total } from '../counts.ts';
import { poolOf } from '../effects.ts';
import { turnStaff } from '../flow/bidding.ts';
import { usableAfter, usableBefore } from '../flow/draft.ts';
import { isFirstOfItsKind, mixes, mixLike } from '../flow/pairs.ts';
import { distinctStacks } from '../flow/start.ts';
import { matching, ready } from '../powers.ts';
import { maySwap } from '../reserve.ts';
import { type Action, type Bid, firmOf, type State, type Step } from '../state.ts';

const DONE: { done: true } = { done: true };
const PASS: { pass: true } = { pass: true };
const SWAP: { swap: true } = { swap: true };

export function sampleAnswer(state: State, seat: Seat, rng: Rng): Action {
  const step = state.agenda.at(-1) as Step;
  const firm = firmOf(state, seat);
  switch (step.step) {
    case 'pickStack':
      return { stack: rng.pick(distinctStacks(state)) };
    case 'draft': {
      const use = someOf(usableBefore(state, seat, step.picks), 3, rng);
      return use ? { use } : { pair: anyPair(state, rng) };
    }
    case 'mix':
      return { mix: anyMix(state, rng) };
    case 'assist': {
      const use = someOf(usableAfter(state, seat, step.pair, step.last), 2, rng);
      return use ? { use } : DONE;
    }
    case 'exchange':
      return { discard: anyCards(firm.hand, rng.below(total(firm.hand) + 1), rng) };
    case 'discardTwo':
      return { discard: anyCards(firm.hand, Math.min(2, total(firm.hand)), rng) };
    case 'drop':
      return { drop: rng.pick(firm.staff) };
    case 'hire':
      return step.decline && rng.below(8) === 0 ? DONE : { hire: anyTile(state.shelves, step.value, rng) };
    case 'fetch': {
      const cards = matching(firm, step.pair);
      return { fetch: anyCards(cards, 1 + rng.below(total(cards)), rng) };
    }
    case 'replaceBlack':
      return { district: anyPlace(state.black, -1, rng) };
    case 'bid':
      return isSwapDue(state, seat, step, rng) ? SWAP : sampleBid(state, seat, rng);
    case 'raise':
      return rng.pick([DONE, ...listBids(meansOf(state, seat))]);
    case 'refresh':
      return { discard: anyCards(poolOf(firm), rng.below(total(firm.reserve) + 1), rng) };
    case 'keep':
      return { keep: anyCards(poolOf(firm), total(firm.reserve), rng) };
    case 'award':
      return sampleAward(state, rng);
    case 'relocate':
      return rng.below(3) === 0 ? DONE : { from: anyPlace(firm.built, step.district, rng) };
    case 'reinforce':
      return rng.below(3) === 0 ? DONE : { use: CHARACTER.foreman };
    case 'renew': {
      if (isSwapDue(state, seat, step, rng)) return SWAP;
      const count = rng.below(1 + Math.min(2, total(firm.hand)));
      return count === 0 ? DONE : { discard: anyCards(poolOf(firm), count, rng) };
    }
    default: {
      const use = someOf(ready(state, seat, 'act'), 4, rng);
      return use ? { use } : DONE;
    }
  }
}

/** One of the numbers; one time in so many, and without any, nothing. */
function someOf(numbers: readonly Character[], often: number, rng: Rng): Character | undefined {
  if (numbers.length === 0 || (often > 1 && rng.below(often) === 0)) return undefined;
  return rng.pick(numbers);
}

function anyPair({ pairs }: State, rng: Rng): number {
  let pair = rng.below(pairs.length);
  while (!isFirstOfItsKind(pairs, pair)) pair -= 1;
  return pair;
}

/** One card each of two pairs; seldom does a pair lack a card. */
function anyMix(state: State, rng: Rng): number[] {
  const { pairs } = state;
  if (pairs.some(({ length }) => length < 2)) return rng.pick(mixes(state));
  const two = 1 + rng.below(pairs.length - 1);
  const one = rng.below(two);
  const first = at(at(pairs, one), rng.below(2));
  return mixLike(state, [one, first, two, at(at(pairs, two), rng.below(2))]);
}

function anyCards(pool: readonly number[], count: number, rng: Rng): Counts {
  const cards = none();
  const left = pool.slice();
  for (let size = total(left), n = 0; n < count; n++, size--) {
    let skip = rng.below(size);
    let kind = 0;
    while (skip >= of(left, kind)) {
      skip -= of(left, kind);
      kind += 1;
    }
    put(left, kind, -1);
    put(cards, kind);
  }
  return cards;
}

/** A tile on one of the first shelves. */
function anyTile(shelves: readonly (readonly Character[])[], value: number, rng: Rng): Character {
  let shelf = rng.below(value);
  while (at(shelves, shelf).length === 0) shelf = (shelf + 1) % value;
  return rng.pick(at(shelves, shelf));
}

/** A place with something on it, other than this one. */
function anyPlace(counts: readonly number[], besides: number, rng: Rng): number {
  let place = rng.below(counts.length);
  while (of(counts, place) === 0 || place === besides) place = (place + 1) % counts.length;
  return place;
}

function sampleAward({ offer, links }: State, rng: Rng): Action {
  if (rng.below(8) === 0) return DONE;
  const tile = rng.pick(offer);
  const { vehicle } = at(PRESTIGE_TILES, tile);
  let link = rng.below(LINKS.length);
  while (at(LINKS, link).vehicle !== vehicle || (links & (1 << link)) === 0) link = (link + 1) % LINKS.length;
  return { tile, link, district: at(at(LINKS, link).ends, rng.below(2)) };
}

/** One in so many turns begins with a swap: it changes what others see, and hardly ever what a bid brings. */
const SWAPPED = 128;

function isSwapDue(state: State, seat: Seat, { swapped }: { swapped?: true }, rng: Rng): boolean {
  return rng.below(SWAPPED) === 0 && maySwap(state, seat, swapped);
}

/** One in so many bids is taken off the whole list, so that bids with several characters come up too. */
const LISTED = 128;

/** One in so many is no bid at all. */
const PASSED = 3;

/** Mostly a bid of cards alone, or with one character, drawn directly. */
function sampleBid(state: State, seat: Seat, rng: Rng): Action {
  if (rng.below(PASSED) === 0) return PASS;
  const staff = turnStaff(state, seat);
  if (staff.length > 0 && rng.below(4) === 0) return { use: rng.pick(staff) };
  const means = meansOf(state, seat);
  if (means.ready.length === 0) return cardBid(means, rng) ?? PASS;
  if (rng.below(LISTED) === 0) {
    const bids = listBids(means);
    return bids.length > 0 ? rng.pick(bids) : PASS;
  }
  const bid = cardBid(means, rng);
  return (rng.below(2) === 0 && bid && helped(bid, means, rng)) || bid || PASS;
}

/** The bid with one character more, if the one drawn is ready and fits. */
function helped(bid: Bid, { pool, hand, kind, ready: copies, space }: Means, rng: Rng): Bid | undefined {
  const which = rng.below(BID_STAFF.length);
  if (of(copies, which) === 0) return undefined;
  const number = at(BID_STAFF, which);
  const staff = [number];
  if (number === CHARACTER.lobbyist || number === CHARACTER.patron) {
    const idle = number === CHARACTER.patron && isOddPair(bid, kind);
    return idle ? undefined : { ...bid, value: bid.value + 1, staff };
  }
  if (number === CHARACTER.celebrity) return { ...bid, staff };
  if (number === CHARACTER.whistleBlower) {
    const back = 1 + rng.below(2);
    return back > space ? undefined : { ...bid, value: bid.value + back, staff, back };
  }
  if (number === CHARACTER.assistant || total(bid.cards) >= hand || isOddPair(bid, kind)) return undefined;
  const card = rng.below(JOKER);
  if (card === kind || of(pool, card) - of(bid.cards, card) < 1) return undefined;
  const cards = bid.cards.with(card, of(bid.cards, card) + 1);
  return { value: bid.value + (number === CHARACTER.engineer ? 2 : 1), cards, staff, back: 0 };
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
