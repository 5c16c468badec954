/** A bidding round that has just been settled, out of what happened: who bid what, who won, what it brought. */
import { at } from '#kernel';
import { PRESTIGE } from '../components.ts';
import { add, type Counts, none } from '../counts.ts';
import { type Event, FIRST_TOM } from '../events.ts';
import { finalParts, sumOf } from '../scoring.ts';
import type { View } from '../view.ts';

/** One bidder. */
export type SettledBid = {
  readonly firm: number;
  readonly cards: Counts;
  readonly bid: number;
  /** R7.1 Whether it wins the bonus, and what the bid counts with it. */
  readonly wins: boolean;
  readonly result: number;
  /** What has come of it so far. */
  readonly brought: readonly Event[];
  /** Points if the game ended then, and now. */
  readonly before: number;
  readonly now: number;
};

export type Settlement = {
  readonly kind: number;
  /** R7.2 In the order in which they act. */
  readonly bids: readonly SettledBid[];
  /** R7.1 The two best bids, if they are equal: who is ahead on the press track, and where both stand. */
  readonly tie: { readonly value: number; readonly ahead: Standing; readonly behind: Standing } | undefined;
};

type Standing = { readonly firm: number; readonly space: number };

/** What was settled by these events; undefined if nothing was. */
export function settlementOf(before: View, events: readonly Event[], now: View): Settlement | undefined {
  const end = events.findIndex(({ did }) => did === 'won' || did === 'nobodyBid');
  const settled = events[end];
  if (settled?.did === 'nobodyBid') return { kind: settled.kind, bids: [], tie: undefined };
  if (settled?.did !== 'won') return undefined;
  const { kind } = settled;
  const laid = before.firms.map(({ bid, played }) => ({ bid, cards: played.slice() }));
  const space = before.space.slice();
  for (const event of events.slice(0, end)) {
    if (event.did === 'openedBidding') for (const one of laid) Object.assign(one, { bid: 0, cards: none() });
    if (event.did === 'moved') space[firmOf(before, event.who)] = event.space;
    if (event.did !== 'bid' && event.did !== 'raised' && event.did !== 'tomBid') continue;
    const one = at(laid, firmOf(before, event.who));
    one.bid = event.value;
    if (event.did === 'raised') add(one.cards, event.cards, 1);
    else one.cards = event.cards.slice();
  }
  const winner = firmOf(before, settled.who);
  const rest = events.slice(end + 1);
  const next = rest.findIndex(({ did }) => did === 'openedBidding' || did === 'openedRound');
  const outcome = next < 0 ? rest : rest.slice(0, next);
  const bids = before.order
    .filter((firm) => at(laid, firm).bid > 0)
    .map((firm): SettledBid => {
      const { bid, cards } = at(laid, firm);
      const wins = firm === winner;
      return {
        firm,
        cards,
        bid,
        wins,
        result: bid + (wins && kind !== PRESTIGE ? 1 : 0),
        brought: outcome.filter((event) => 'who' in event && firmOf(before, event.who) === firm),
        before: sumOf(finalParts(before, firm)),
        now: sumOf(finalParts(now, firm)),
      };
    });
  const equal = bids.find(({ firm, bid }) => firm !== winner && bid === at(laid, winner).bid);
  const standing = (firm: number): Standing => ({ firm, space: at(space, firm) });
  return {
    kind,
    bids,
    tie: equal && { value: equal.bid, ahead: standing(winner), behind: standing(equal.firm) },
  };
}

/** R10.4 Toms come after the seats. */
function firmOf({ seats }: View, who: number): number {
  return who >= FIRST_TOM ? seats + who - FIRST_TOM : who;
}
