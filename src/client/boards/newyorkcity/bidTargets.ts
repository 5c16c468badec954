/** Bids by their value, and the ways to pay each. Pure. */
import type { Action, Bid } from '#games/newyorkcity';
import { JOKER } from '#games/newyorkcity/components';
import { of } from '#games/newyorkcity/queries';
import { type Asked, helpOf, isBid, NOTHING, type Picked } from './targets.ts';

type BidsByValue = ReadonlyMap<number, readonly Bid[]>;

/** Found once for each question. */
const found = new WeakMap<readonly Action[], BidsByValue>();

/** All bids by their value, the cheapest first: what has no later use, then characters and cards of later bids, then jokers. */
function bidsByValue({ legal, view }: Asked): BidsByValue {
  const known = found.get(legal);
  if (known) return known;
  const bids = legal.filter(isBid).map((bid) => ({ bid, cost: costOf(bid, view.bidding) }));
  bids.sort((one, two) => one.bid.value - two.bid.value || one.cost - two.cost);
  const groups = new Map<number, Bid[]>();
  for (const { bid } of bids) {
    const like = groups.get(bid.value);
    if (like) like.push(bid);
    else groups.set(bid.value, [bid]);
  }
  found.set(legal, groups);
  return groups;
}

function costOf({ cards, staff, back }: Bid, bidding: number): number {
  let cost = 2 * staff.length + 1.5 * back;
  for (let kind = 0; kind <= JOKER; kind++)
    cost += of(cards, kind) * (kind === JOKER ? 2.5 : kind > bidding ? 2 : 1);
  return cost;
}

/** What may be bid, lowest first. */
export function bidValues(asked: Asked): readonly number[] {
  return [...bidsByValue(asked).keys()];
}

/** All bids of one value, the cheapest first. */
export function bidsWorth(asked: Asked, value: number): readonly Bid[] {
  return bidsByValue(asked).get(value) ?? [];
}

export function pickedOf(bid: Bid): Picked {
  return { ...NOTHING, cards: bid.cards, ...helpOf(bid) };
}
