/** R7.14, R11.22, R8: after each bidding round, and phase III. */
import { at } from '#kernel';
import { CHARACTER } from '../characters.ts';
import { CLERK_CARDS, PRESTIGE, SKYSCRAPERS, STATUE_POINTS } from '../components.ts';
import { add, choicesOf, none, total } from '../counts.ts';
import { drawToHand, type FlowOut, poolOf, takeOut } from '../effects.ts';
import { labelOf } from '../events.ts';
import { copiesReady, ready, whyNotUse } from '../powers.ts';
import { askReserve, reserveMatters, swaps } from '../reserve.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { pay, useCharacter } from '../useCharacter.ts';
import { isEverywhere } from './building.ts';
import { countIn, fieldsOf, type Table } from './flowTable.ts';

type Closing = Pick<Table, 'closeBidding' | 'renewTurn' | 'renew' | 'openActs' | 'actTurn' | 'act'>;

export const closing: Closing = {
  /** R7.14, R7.15 The statue; bids go to the discard pile; then the next kind, or phase III. */
  closeBidding: {
    run(draft, _step, out) {
      closeBidding(draft, out);
    },
  },

  /** R11.22 Asks only whoever has the clerk ready and cards in hand. */
  renewTurn: {
    run(draft, { firm }, { next }) {
      if (canRenew(draft, firm)) next({ step: 'renew', seat: firm });
    },
  },

  /** R11.22 Up to two cards for new ones. */
  renew: {
    legal: (state, { seat, swapped }) => {
      const firm = firmOf(state, seat);
      const most = Math.min(CLERK_CARDS, total(firm.hand));
      return [
        { done: true },
        ...swaps(state, seat, swapped),
        ...choicesOf(poolOf(firm), 1, most).map((discard) => ({ discard })),
      ];
    },
    play(draft, { seat }, answer, out) {
      if ('done' in answer) return;
      if ('swap' in answer) {
        out.next({ step: 'renew', seat, swapped: true });
        out.next({ step: 'keep', seat });
        return;
      }
      pay(draft, seat, CHARACTER.clerk);
      out.emit({ did: 'used', who: seat, number: CHARACTER.clerk });
      takeOut(draft, seat, answer.discard, 0, out);
      add(draft.discard, answer.discard);
      out.reveal();
      out.emit({ did: 'discarded', who: seat, cards: answer.discard });
      drawToHand(draft, seat, total(answer.discard), out);
      out.next({ step: 'renewTurn', firm: seat });
      askReserve(draft, seat, out);
    },
    whyNot(state, { seat }, attempt) {
      const { discard, swap } = fieldsOf(attempt);
      if (swap !== undefined) return { rule: 'R6.4', code: 'notThere' };
      if (!Array.isArray(discard)) return { rule: 'R11.22', code: 'mustChoose' };
      const count = countIn(discard);
      const fits = count > 0 && count <= Math.min(CLERK_CARDS, total(firmOf(state, seat).hand));
      return { rule: 'R11.22', code: fits ? 'notEnoughCards' : 'wrongNumber' };
    },
  },

  /** R8.1 In press order as it stands now. */
  openActs: {
    run(draft, _step, { next }) {
      next({ step: 'closeRound' });
      for (let place = draft.order.length - 1; place >= 0; place--) {
        const firm = at(draft.order, place);
        if (!isTom(draft, firm) && firmOf(draft, firm).dollars > 0) next({ step: 'actTurn', firm });
      }
    },
  },

  actTurn: {
    run(draft, { firm }, { next }) {
      if (!isTom(draft, firm) && ready(draft, firm, 'act').length > 0) next({ step: 'act', seat: firm });
    },
  },

  /** R8.2 Characters of the last phase, in any order. */
  act: {
    legal: (state, { seat }) => [...ready(state, seat, 'act').map((use) => ({ use })), { done: true }],
    play(draft, { seat }, answer, out) {
      if ('done' in answer) return;
      out.next({ step: 'actTurn', firm: seat });
      useCharacter(draft, seat, answer.use, out);
    },
    whyNot: (state, { seat }, attempt) => whyNotUse(state, seat, fieldsOf(attempt).use),
  },
};

/** R7.14, R7.15 What closes a bidding round, whether or not it was waited for. */
export function closeBidding(draft: State, out: FlowOut): void {
  const { bidding, order } = draft;
  if (draft.statue) awardStatue(draft, out.emit);
  clearBids(draft);
  if (bidding === PRESTIGE) draft.offer = [];
  out.next(bidding === SKYSCRAPERS ? { step: 'openActs' } : { step: 'openBidding', kind: bidding + 1 });
  for (let place = order.length - 1; place >= 0; place--) {
    const firm = at(order, place);
    if (canRenew(draft, firm)) out.next({ step: 'renewTurn', firm });
  }
}

/** R7.15 Bids go to the discard pile. */
function clearBids({ firms, discard }: State): void {
  for (let i = 0; i < firms.length; i++) {
    const firm = at(firms, i);
    if (firm.bid === 0) continue;
    add(discard, firm.played);
    firm.played = none();
    firm.bid = 0;
    firm.doubled = false;
  }
}

/** R11.22, Q19 A seat with cards and the character ready, if new cards are still of use. */
function canRenew(state: State, firm: number): boolean {
  const { hand, dollars } = firmOf(state, firm);
  if (
    dollars === 0 ||
    isTom(state, firm) ||
    total(hand) === 0 ||
    copiesReady(state, firm, CHARACTER.clerk) === 0
  )
    return false;
  return state.bidding < SKYSCRAPERS || reserveMatters(state, firm);
}

/** R7.14 Four points for all who are the first to have built everywhere. */
function awardStatue(draft: State, emit: FlowOut['emit']): void {
  let first = 0;
  for (const { built } of draft.firms) if (isEverywhere(built)) first += 1;
  if (first === 0) return;
  draft.statue = false;
  for (let firm = 0; firm < draft.firms.length; firm++) {
    const owner = firmOf(draft, firm);
    if (!isEverywhere(owner.built)) continue;
    owner.statue = STATUE_POINTS;
    emit({ did: 'completed', who: labelOf(draft, firm), shared: first > 1 });
  }
}
