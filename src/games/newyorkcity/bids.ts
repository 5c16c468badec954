/** R6: every bid a seat can make, each once: as counts, without idle cards and without idle characters. */
import { type BestBids, changedBids, hasIdle } from './bids/changedBids.ts';
import { eachHelp, NO_HELP } from './bids/help.ts';
import type { Means } from './bids/means.ts';
import { plainBids } from './bids/plainBids.ts';
import type { Bid } from './state.ts';

export { allowsReserve, BID_STAFF, effectOf, type Means, meansOf } from './bids/means.ts';

/** Q3 Every bid, the lowest first. */
export function listBids(means: Means): Bid[] {
  const bids: Bid[] = [];
  if (means.hand === 0 && means.ready.length === 0) return bids;
  plainBids(means, NO_HELP, bids);
  if (means.ready.length > 0) helpedBids(means, bids);
  return bids.sort((one, two) => one.value - two.value);
}

/** Bids with characters: first those that change no card, then those that do. */
function helpedBids(means: Means, bids: Bid[]): void {
  const best: BestBids = new Map();
  eachHelp(means, (help) => {
    const { cardAsOne, cardAsTwo } = help.adds;
    if (cardAsOne + cardAsTwo === 0) plainBids(means, help, bids);
    else changedBids(means, help, best);
  });
  for (const bid of best.values()) if (!hasIdle(means, bid, best)) bids.push(bid);
}
