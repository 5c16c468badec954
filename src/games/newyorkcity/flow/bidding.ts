/** R6: a bidding round, from its opening to its last bid. */
import { same } from '#kernel';
import { isPossibleBid } from '../bids/possibleBid.ts';
import { listBids, meansOf } from '../bids.ts';
import { ALL_CHARACTERS, CHARACTER, type Character } from '../characters.ts';
import { JOKER, PRESTIGE } from '../components.ts';
import { add, choicesOf, none, of, total } from '../counts.ts';
import { advance, drawToReserve, type FlowOut, poolOf, takeOut } from '../effects.ts';
import { labelOf } from '../events.ts';
import { copiesReady, ready, whyNotUse } from '../powers.ts';
import { askReserve, swaps } from '../reserve.ts';
import { type Bid, countOf, firmOf, isTom, type OpenState, type State } from '../state.ts';
import { tomBids, tomDraws } from '../tom/bid.ts';
import { pay, useCharacter } from '../useCharacter.ts';
import { countIn, fieldsOf, type Table } from './flowTable.ts';

type Bidding = Pick<Table, 'openBidding' | 'bidTurn' | 'bid' | 'raise' | 'refresh' | 'lateBid' | 'keep'>;

export const bidding: Bidding = {
  /** R6.1, R6.2, R6.3 The opener begins, then clockwise. */
  openBidding: {
    run(draft, { kind }, out) {
      const { opener, firms } = draft;
      const count = firms.length;
      draft.bidding = kind;
      draft.late = -1;
      out.emit({ did: 'openedBidding', kind, who: labelOf(draft, opener) });
      if (count > draft.seats) tomDraws(draft, out);
      out.next({ step: 'evaluate' });
      out.next({ step: 'lateBid' });
      for (let i = count - 1; i >= 0; i--) out.next({ step: 'bidTurn', firm: (opener + i) % count });
    },
  },

  /** R6.2 Toms bid by their rules; a seat without cards and characters passes. */
  bidTurn: {
    run(draft, { firm }, out) {
      if (isTom(draft, firm)) tomBids(draft, firm, out);
      else if (hasSomethingToDo(draft, firm)) out.next({ step: 'bid', seat: firm });
      else out.emit({ did: 'passed', who: firm });
    },
  },

  /** R6.2 One bid or none; before it swaps with the reserve, and characters. */
  bid: {
    legal: (state, { seat, swapped }) => [
      { pass: true },
      ...swaps(state, seat, swapped),
      ...listBids(meansOf(state, seat)),
      ...turnStaff(state, seat).map((use) => ({ use })),
    ],
    find: findPlainBid,
    play(draft, { seat }, answer, out) {
      if ('use' in answer) {
        const waits = answer.use === CHARACTER.doorman;
        if (!waits) out.next({ step: 'bid', seat });
        useCharacter(draft, seat, answer.use, out);
        if (waits) {
          draft.late = seat;
          out.emit({ did: 'waited', who: seat });
        }
      } else if ('swap' in answer) {
        out.next({ step: 'bid', seat, swapped: true });
        out.next({ step: 'keep', seat });
      } else if ('pass' in answer) {
        out.emit({ did: 'passed', who: seat });
        askReserve(draft, seat, out);
      } else layBid(draft, seat, answer, out);
    },
    whyNot: whyNotBid,
  },

  /** R11.15 What was drawn into the reserve may come into the bid at once. */
  raise: {
    legal: (state, { seat }) => [{ done: true }, ...listBids(meansOf(state, seat))],
    play(draft, { seat }, answer, out) {
      if ('done' in answer) askReserve(draft, seat, out);
      else layBid(draft, seat, answer, out);
    },
    whyNot: whyNotBid,
  },

  /** R11.12 Any number of cards out of the reserve, and as many new ones. */
  refresh: {
    legal: (state, { seat }) => {
      const firm = firmOf(state, seat);
      return choicesOf(poolOf(firm), 0, total(firm.reserve)).map((discard) => ({ discard }));
    },
    play(draft, { seat }, { discard }, out) {
      const count = total(discard);
      if (count === 0) return;
      out.reveal();
      takeOut(draft, seat, discard, count, out);
      add(draft.discard, discard);
      out.emit({ did: 'discarded', who: seat, cards: discard });
      drawToReserve(draft, seat, count, out);
    },
    whyNot(state, { seat }, attempt) {
      const count = countIn(fieldsOf(attempt).discard);
      const fits = count <= total(firmOf(state, seat).reserve);
      return { rule: 'R11.12', code: fits ? 'notEnoughCards' : 'wrongNumber' };
    },
  },

  /** R11.18 The one who waited bids now. */
  lateBid: {
    run(draft, _step, { next }) {
      if (draft.late >= 0) next({ step: 'bid', seat: draft.late });
    },
  },

  /** R6.4 A swap: what lies in the reserve after it. */
  keep: {
    legal: (state, { seat }) => {
      const firm = firmOf(state, seat);
      const size = total(firm.reserve);
      return choicesOf(poolOf(firm), size, size).map((keep) => ({ keep }));
    },
    play(draft, { seat }, { keep }, out) {
      const firm = firmOf(draft, seat);
      if (keep.every((count, kind) => count === firm.reserve[kind])) return;
      out.reveal();
      const pool = poolOf(firm);
      firm.reserve = keep.slice();
      add(pool, keep, -1);
      firm.hand = pool;
      out.emit({ did: 'kept', who: seat, cards: keep });
    },
    whyNot(state, { seat }, attempt) {
      const fits = countIn(fieldsOf(attempt).keep) === total(firmOf(state, seat).reserve);
      return { rule: 'R6.4', code: fits ? 'notEnoughCards' : 'wrongNumber' };
    },
  },
};

/** R6.4 to R6.8 A bid without characters is tested by itself, since lists of bids are long. */
function findPlainBid(state: State, { seat }: { seat: number }, attempt: unknown): Bid | undefined {
  const { value, cards, staff, back, ...more } = fieldsOf(attempt);
  const isPlain = back === 0 && Array.isArray(staff) && staff.length === 0 && Object.keys(more).length === 0;
  if (!isPlain || typeof value !== 'number' || value < 1 || !isCounts(cards)) return undefined;
  const bid: Bid = { value, cards: cards.map((count) => count + 0), staff: [], back };
  return firmOf(state, seat).bid === 0 && isPossibleBid(state, seat, bid) ? bid : undefined;
}

function isCounts(cards: unknown): cards is number[] {
  if (!Array.isArray(cards) || cards.length !== JOKER + 1) return false;
  return cards.every((count) => Number.isInteger(count) && count >= 0);
}

/** R6.2 Whether a seat can do anything on its turn; its number of cards is public. */
function hasSomethingToDo(state: State, seat: number): boolean {
  return (
    total(firmOf(state, seat).hand) > 0 ||
    copiesReady(state, seat, CHARACTER.librarian) > 0 ||
    (state.bidding === PRESTIGE && copiesReady(state, seat, CHARACTER.patron) > 0)
  );
}

/** R11.12, R11.18 Characters of the turn itself; nobody waits twice, or as the last. */
export function turnStaff(state: OpenState, seat: number): Character[] {
  const found = ready(state, seat, 'bidTurn');
  const mayWait = state.late < 0 && state.agenda.at(-2)?.step === 'bidTurn';
  return mayWait || found.length === 0 ? found : found.filter((character) => character !== CHARACTER.doorman);
}

/** R6.9 Cards and dollars on the table; the press pawn steps back. */
function layBid(draft: State, seat: number, { value, cards, staff, back }: Bid, out: FlowOut): void {
  const firm = firmOf(draft, seat);
  out.reveal();
  for (const character of staff) pay(draft, seat, character);
  const before = firm.bid;
  firm.bid = before + value;
  if (staff.includes(CHARACTER.celebrity)) firm.doubled = true;
  add(firm.played, cards);
  const drawn = countOf(staff, CHARACTER.assistant);
  if (before === 0) out.emit({ did: 'bid', who: seat, kind: draft.bidding, value, cards, staff, back });
  else out.emit({ did: 'raised', who: seat, by: value, value: firm.bid, cards, staff });
  takeOut(draft, seat, cards, drawn, out);
  if (back > 0) advance(draft, seat, -back, out);
  if (drawn > 0) drawToReserve(draft, seat, drawn, out);
  if (drawn > 0 && canRaise(draft, seat)) out.next({ step: 'raise', seat });
  else askReserve(draft, seat, out);
}

/** R11.15 With cards in hand to swap, or with another assistant for what was drawn. */
function canRaise(state: State, seat: number): boolean {
  if (total(firmOf(state, seat).hand) > 0) return true;
  return copiesReady(state, seat, CHARACTER.assistant) > 0 && listBids(meansOf(state, seat)).length > 0;
}

function whyNotBid(state: State, { seat }: { seat: number }, attempt: unknown) {
  const { use, swap, cards, staff, value, back } = fieldsOf(attempt);
  if (use !== undefined) return whyNotUse(state, seat, use);
  if (swap !== undefined) return { rule: 'R6.4', code: 'notThere' } as const;
  if (!Array.isArray(cards)) return { rule: 'R6.2', code: 'mustChoose' } as const;
  const firm = firmOf(state, seat);
  const counts = none().map((_, kind) => Number(cards[kind]));
  const pool = poolOf(firm);
  if (counts.some((count, kind) => !(count >= 0 && count <= of(pool, kind))))
    return { rule: 'R6.4', code: 'notEnoughCards' } as const;
  const helpers = Array.isArray(staff) ? staff : [];
  for (const helper of helpers) {
    const character = ALL_CHARACTERS.find((known) => known === helper);
    if (character === undefined || copiesReady(state, seat, character) === 0)
      return whyNotUse(state, seat, helper);
  }
  if (helpers.length > firm.dollars) return { rule: 'R5.1', code: 'noDollar' } as const;
  const like = listBids(meansOf(state, seat)).find(
    (bid) => same(bid.cards, cards) && same(bid.staff, helpers) && bid.back === Number(back ?? 0),
  );
  if (like && like.value !== value) return { rule: 'R6.9', code: 'wrongValue' } as const;
  if (total(counts) > 0 && total(counts) === of(counts, JOKER) && firm.bid === 0)
    return { rule: 'R6.7', code: 'jokersAlone' } as const;
  if (total(counts) > total(firm.hand)) return { rule: 'R6.4', code: 'notEnoughCards' } as const;
  return { rule: 'R6.5', code: 'wrongKind' } as const;
}
