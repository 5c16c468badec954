/** What a bid can be made from. */
import { at } from '#kernel';
import { ALL_CHARACTERS, type Character } from '../characters.ts';
import { JOKER } from '../components.ts';
import { type Counts, of, total } from '../counts.ts';
import { poolOf } from '../effects.ts';
import { type BidEffect, copiesReady, powerOf } from '../powers.ts';
import { type Firm, firmOf, type State } from '../state.ts';

export type Means = {
  readonly pool: Counts;
  /** R6.4 At most so many cards can come out of the hand. */
  readonly hand: number;
  readonly kind: number;
  readonly dollars: number;
  /** How many copies of each of BID_STAFF are ready; empty when there are none. */
  readonly ready: readonly number[];
  readonly space: number;
  /** Whether the seat has already bid, so that this is a raise. */
  readonly open: boolean;
  /** R11.15 In a raise, the cards that were laid as what they show. */
  readonly laid: readonly number[];
};

/** What a character adds to a bid, if it is one that does. */
export function effectOf(character: Character): BidEffect | undefined {
  const power = powerOf(character);
  return power.moment === 'inBid' ? power.adds : undefined;
}

/** Characters that take part in bids, in the order in which a bid names them. */
export const BID_STAFF: readonly Character[] = ALL_CHARACTERS.filter((character) => effectOf(character));

/** R11.13, R11.20 Those that change cards. */
export const CHANGERS = BID_STAFF.filter((character) => {
  const effect = effectOf(character);
  return effect === 'cardAsOne' || effect === 'cardAsTwo';
});

const NOTHING: readonly number[] = [];

export function meansOf(state: State, seat: number): Means {
  const firm = firmOf(state, seat);
  return {
    pool: poolOf(firm),
    hand: total(firm.hand),
    kind: state.bidding,
    dollars: firm.dollars,
    ready: firm.dollars > 0 && hasBidStaff(firm) ? readyStaff(state, seat) : NOTHING,
    space: at(state.space, seat),
    open: firm.bid > 0,
    laid: firm.bid > 0 ? unchanged(firm) : NOTHING,
  };
}

/** Q15 The cards of the open bid, unless a character may have changed some of them. */
function unchanged({ played, paid }: Firm): readonly number[] {
  return CHANGERS.some((changer) => paid.includes(changer)) ? NOTHING : played;
}

function hasBidStaff({ staff }: Firm): boolean {
  for (let i = 0; i < staff.length; i++) if (powerOf(at(staff, i)).moment === 'inBid') return true;
  return false;
}

function readyStaff(state: State, seat: number): readonly number[] {
  const copies: number[] = [];
  for (let i = 0; i < BID_STAFF.length; i++) copies.push(copiesReady(state, seat, at(BID_STAFF, i)));
  return total(copies) > 0 ? copies : NOTHING;
}

/** R11.15 Each card out of the reserve needs another of its symbol out of the hand. */
export function allowsReserve(
  cards: readonly number[],
  fromReserve: number,
  laid: readonly number[],
): boolean {
  if (fromReserve === 0) return true;
  let spare = 0;
  for (let k = 0; k <= JOKER; k++) spare += Math.max(0, of(cards, k) - (of(laid, k) > 0 ? 0 : 1));
  return spare >= fromReserve;
}
