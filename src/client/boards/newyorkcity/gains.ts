/** What bids bring, as the table stands: for lanes, chips and previews. Pure. */

import type { BoardText } from '#games/newyorkcity/text';
import { at } from '#kernel';
import {
  type Bid,
  CHARACTER,
  CHARACTERS,
  highestBidder,
  LAST_SPACE,
  mayorDistrict,
  PLANS,
  PRESS,
  PRESTIGE,
  SHELVES,
  SKYSCRAPERS,
  type State,
} from './game.ts';
import { leaderWith } from './table.ts';

/** How much a bid brings and whether it would win the bonus. */
export interface Gain {
  readonly count: number;
  readonly bonus: boolean;
  /** R7.8 The place among the two that take a prestige tile, from 0; -1 for none. */
  readonly pick: number;
}

/** R7.1 to R7.12 What a bid of this value would bring against the bids on the table. */
export function gainOf(table: State, firm: number, bid: number, doubled: boolean): Gain {
  const { bidding } = table;
  const leader = leaderWith(table, firm, bid);
  const bonus = leader === firm && bid > 0;
  if (bidding !== PRESTIGE) return { count: capped(table, firm, bid + (bonus ? 1 : 0)), bonus, pick: -1 };
  const firms = table.firms.map((one, i) => (i === firm ? { ...one, bid } : one));
  const second = highestBidder({ ...table, firms }, leader);
  const pick = bonus ? 0 : second === firm && bid > 0 ? 1 : -1;
  return { count: doubled ? 2 * bid : bid, bonus, pick: pick < table.offer.length ? pick : -1 };
}

/** The bonus in words: one more, or in the prestige round a tile. */
export function winsOf(text: BoardText, { bonus, pick }: Gain): readonly string[] {
  if (pick >= 0) return [at(text.pick, pick)];
  return bonus ? [text.bonus] : [];
}

/** While bids are laid: as far as there is room on the track and in the elevator, and skyscrapers. */
function capped(table: State, firm: number, count: number): number {
  const isOpen = table.agenda.some((step) => 'step' in step && step.step === 'evaluate');
  if (!isOpen) return table.bidding === CHARACTERS ? Math.min(count, SHELVES) : count;
  const { board, supply } = at(table.firms, firm);
  const isTom = firm >= table.seats;
  if (table.bidding === PRESS) return Math.min(count, LAST_SPACE - at(table.space, firm));
  if (table.bidding === CHARACTERS) return Math.min(count, SHELVES);
  if (table.bidding === PLANS) return Math.min(count, supply);
  return table.bidding === SKYSCRAPERS && !isTom ? Math.min(count, board) : count;
}

/** What the composed bid would do on the board. */
export interface Preview {
  readonly firm: number;
  readonly bid: number;
  readonly gain: Gain;
  /** The space of the pawn, the shelf within reach, skyscrapers in a district; where they matter. */
  readonly space: number | undefined;
  readonly shelf: number | undefined;
  readonly build: { readonly district: number; readonly count: number } | undefined;
}

export function previewOf(table: State, firm: number, { value, staff, back }: Bid): Preview {
  const { bid: before, doubled } = at(table.firms, firm);
  const bid = before + value;
  const gain = gainOf(table, firm, bid, doubled || staff.includes(CHARACTER.celebrity));
  const space = at(table.space, firm) - back + (table.bidding === PRESS ? gain.count : 0);
  return {
    firm,
    bid,
    gain,
    space: back > 0 || table.bidding === PRESS ? Math.min(space, LAST_SPACE) : undefined,
    shelf: table.bidding === CHARACTERS ? gain.count : undefined,
    build:
      table.bidding === SKYSCRAPERS && gain.count > 0
        ? { district: mayorDistrict(table), count: gain.count }
        : undefined,
  };
}
