/** What bids bring, as the table stands. */
import { at } from '#kernel';
import { CHARACTER } from '../characters.ts';
import {
  BIDDING_KINDS,
  type BiddingKind,
  CHARACTERS,
  JOKER,
  LAST_SPACE,
  PRESS,
  PRESTIGE,
  SHELVES,
  SKYSCRAPERS,
} from '../components.ts';
import { type Counts, none, of, put } from '../counts.ts';
import { highestBidder } from '../pressTrack.ts';
import { type Bid, isTom, mayorDistrict } from '../state.ts';
import type { View } from '../view.ts';
import { ownFirm } from './players.ts';
import { areBidsOpen } from './progress.ts';

/** How much a bid brings, and whether it would win the bonus. */
export type Gain = {
  readonly count: number;
  readonly bonus: boolean;
  /** R7.8 The place among the two that take a prestige tile, from 0; -1 for none. */
  readonly pick: number;
};

/** The bids on the table by player, one of them replaced. */
export function bidsOf({ firms }: View, instead?: { firm: number; bid: number }): readonly number[] {
  return firms.map(({ bid }, firm) => (firm === instead?.firm ? instead.bid : bid));
}

/** R7.1 to R7.12 What a player's bid would bring if these were all bids. */
export function gainOf(view: View, bids: readonly number[], firm: number, doubled: boolean): Gain {
  const bid = at(bids, firm);
  const table = { order: view.order, firms: bids.map((one) => ({ bid: one })) };
  const leader = highestBidder(table);
  const bonus = leader === firm && bid > 0;
  if (view.bidding !== PRESTIGE)
    return { count: withinReach(view, firm, bid + (bonus ? 1 : 0)), bonus, pick: -1 };
  const second = highestBidder(table, leader);
  const pick = bonus ? 0 : second === firm && bid > 0 ? 1 : -1;
  return { count: doubled ? 2 * bid : bid, bonus, pick: pick < view.offer.length ? pick : -1 };
}

/** As far as there is room on the track and in the elevator, and skyscrapers; once bids are evaluated, what they were worth. */
function withinReach(view: View, firm: number, count: number): number {
  const kind = at(BIDDING_KINDS, view.bidding);
  return kind === 'characters' || areBidsOpen(view) ? Math.min(count, REACH[kind](view, firm)) : count;
}

const REACH: Readonly<Record<BiddingKind, (view: View, firm: number) => number>> = {
  press: ({ space }, firm) => LAST_SPACE - at(space, firm),
  dollars: () => Number.POSITIVE_INFINITY,
  characters: () => SHELVES,
  plans: ({ firms }, firm) => at(firms, firm).supply,
  prestige: () => Number.POSITIVE_INFINITY,
  /** R10.14 A Tom's skyscrapers never run out. */
  skyscrapers: (view, firm) => (isTom(view, firm) ? Number.POSITIVE_INFINITY : at(view.firms, firm).board),
};

/** Jokers and cards of later bidding rounds: those a bid spends, and the jokers it keeps. */
export function spentLater(view: View, { cards }: Pick<Bid, 'cards'>): { spent: Counts; kept: Counts } {
  const own = ownFirm(view);
  const spent = none();
  const kept = none();
  for (let kind = view.bidding + 1; kind <= JOKER; kind++) put(spent, kind, of(cards, kind));
  if (own) put(kept, JOKER, of(own.hand, JOKER) + of(own.reserve, JOKER) - of(cards, JOKER));
  return { spent, kept };
}

/** What a bid that is not made yet would do on the board. */
export type Preview = {
  readonly firm: number;
  readonly bid: number;
  readonly gain: Gain;
  /** The space of the pawn, the shelf within reach, skyscrapers in a district; where they matter. */
  readonly space: number | undefined;
  readonly shelf: number | undefined;
  readonly build: { readonly district: number; readonly count: number } | undefined;
};

/** R6.9 A bid, or a raise of the bid that lies there. */
export function previewOf(view: View, firm: number, { value, staff, back }: Bid): Preview {
  const { bid: before, doubled } = at(view.firms, firm);
  const bid = before + value;
  const gain = gainOf(
    view,
    bidsOf(view, { firm, bid }),
    firm,
    doubled || staff.includes(CHARACTER.celebrity),
  );
  const space = at(view.space, firm) - back + (view.bidding === PRESS ? gain.count : 0);
  return {
    firm,
    bid,
    gain,
    space: back > 0 || view.bidding === PRESS ? Math.min(space, LAST_SPACE) : undefined,
    shelf: view.bidding === CHARACTERS ? gain.count : undefined,
    build:
      view.bidding === SKYSCRAPERS && gain.count > 0
        ? { district: mayorDistrict(view), count: gain.count }
        : undefined,
  };
}
