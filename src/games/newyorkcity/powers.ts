/** R5, R11: what each character does, by its number; what data cannot say is done by the step it leads to. */
import { at } from '#kernel';
import { LAST_NUMBER, LAST_SPACE, PRESTIGE } from './components.ts';
import { of, total } from './counts.ts';
import { countOf, type Firm, firmOf, type State, unused } from './state.ts';

/** What a character brings at once. */
export type Gain = {
  readonly points?: number;
  readonly dollars?: number;
  /** Cards from the deck into the hand, or face up into the reserve. */
  readonly cards?: number;
  readonly reserve?: number;
  /** Skyscrapers from the supply to the player board. */
  readonly board?: number;
  /** Steps on the press track, or as many as one's place. */
  readonly press?: number | 'place';
};

/** When a character may be used. */
export type Moment =
  | 'draft'
  | 'beforePick'
  | 'firstPick'
  | 'afterPick'
  | 'bidTurn'
  | 'inBid'
  | 'building'
  | 'afterBids'
  | 'act'
  | 'end';

export type Power = {
  readonly moment: Moment;
  readonly gain?: Gain;
  /** The choice that follows. */
  readonly follow?: 'exchange' | 'discardTwo' | 'drop' | 'replaceBlack' | 'refresh';
  /** Whether using it would do anything. */
  readonly useful?: (state: State, firm: Firm) => boolean;
};

const hasBlackToReplace = ({ black }: State, { board }: Firm) => board > 0 && total(black) > 0;

const DESCRIBED: Readonly<Record<number, Power>> = {
  1: { moment: 'draft', gain: { points: 1 }, follow: 'exchange' },
  2: { moment: 'beforePick', useful: ({ pairs }) => pairs[1]?.length === 2 },
  3: { moment: 'draft', gain: { points: 1, reserve: 1 } },
  4: { moment: 'firstPick', useful: ({ pairs }) => pairs.length > 1 },
  5: { moment: 'draft', gain: { cards: 3 }, follow: 'discardTwo' },
  6: { moment: 'draft', gain: { dollars: 2 } },
  7: { moment: 'draft', follow: 'drop' },
  8: { moment: 'afterPick' },
  9: { moment: 'draft', gain: { dollars: 1, cards: 1 } },
  10: { moment: 'draft', gain: { cards: 2 } },
  11: { moment: 'draft', follow: 'replaceBlack', useful: hasBlackToReplace },
  12: { moment: 'bidTurn', gain: { points: 1 }, follow: 'refresh' },
  13: { moment: 'inBid' },
  14: { moment: 'inBid' },
  15: { moment: 'inBid' },
  16: { moment: 'inBid' },
  17: { moment: 'inBid', useful: ({ bidding }) => bidding === PRESTIGE },
  18: { moment: 'bidTurn', gain: { dollars: 1 } },
  19: { moment: 'inBid', useful: ({ bidding }) => bidding === PRESTIGE },
  20: { moment: 'inBid' },
  21: { moment: 'building', useful: (_state, { supply }) => supply > 0 },
  22: { moment: 'afterBids' },
  23: { moment: 'act', gain: { points: 2 } },
  24: { moment: 'act', gain: { points: 1, board: 1 } },
  25: { moment: 'act', gain: { points: 3 } },
  26: {
    moment: 'act',
    gain: { board: 1, press: 1 },
    useful: (state, firm) => firm.supply > 0 || canAdvance(state, firm),
  },
  27: { moment: 'act', gain: { press: 'place' }, useful: canAdvance },
};

function canAdvance({ firms, space }: State, firm: Firm): boolean {
  return at(space, firms.indexOf(firm)) < LAST_SPACE;
}

const AT_THE_END: Power = { moment: 'end' };

const POWERS = Array.from({ length: LAST_NUMBER + 1 }, (_, number) => DESCRIBED[number] ?? AT_THE_END);

export function powerOf(number: number): Power {
  return at(POWERS, number);
}

/** R5.1 How often a character can be used now. */
export function copiesReady(state: State, seat: number, number: number): number {
  const firm = firmOf(state, seat);
  if (firm.dollars === 0) return 0;
  const copies = unused(firm, number);
  return copies > 0 && (powerOf(number).useful?.(state, firm) ?? true) ? copies : 0;
}

/** R5.1 Characters of this moment (or the other) that the seat can use now, in order of their numbers. */
export function ready(state: State, seat: number, moment: Moment, other = moment): number[] {
  const { dollars, staff } = firmOf(state, seat);
  if (dollars === 0) return [];
  const found: number[] = [];
  for (let i = 0; i < staff.length; i++) {
    const number = staff[i] as number;
    const when = powerOf(number).moment;
    if ((when !== moment && when !== other) || found.includes(number)) continue;
    if (copiesReady(state, seat, number) > 0) found.push(number);
  }
  return found.length > 1 ? found.sort((one, two) => one - two) : found;
}

/** R11.8 Reserve cards that match the pair just taken, at most one for each of its cards. */
export function matching({ reserve }: Firm, pair: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const kind of pair) counts[kind] = Math.min(of(reserve, kind), of(counts, kind) + 1);
  return counts;
}

/** R11.8 Whether character 8 has something to fetch. */
export function canFetch(state: State, seat: number, pair: readonly number[]): boolean {
  const firm = firmOf(state, seat);
  return copiesReady(state, seat, 8) > 0 && total(matching(firm, pair)) > 0;
}

/** Why this character cannot be used now, for whoever asks. */
export function whyNotUse(state: State, seat: number, number: unknown) {
  const firm = firmOf(state, seat);
  if (number === undefined) return { rule: 'R5.3', code: 'mustChoose' } as const;
  if (typeof number !== 'number' || !firm.staff.includes(number))
    return { rule: 'R5.1', code: 'notYours' } as const;
  if (firm.dollars === 0) return { rule: 'R5.1', code: 'noDollar' } as const;
  if (countOf(firm.paid, number) === countOf(firm.staff, number))
    return { rule: 'R5.2', code: 'noDollar' } as const;
  return { rule: 'R5.3', code: 'wrongMoment' } as const;
}
