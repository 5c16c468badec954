/** R7.14, R11.22, R8: after each bidding round, and phase III. */
import { at } from '#kernel';
import { PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { add, choicesOf, total } from '../counts.ts';
import { drawToHand, pay, poolOf, takeOut, useCharacter } from '../effects.ts';
import { labelOf } from '../events.ts';
import { copiesReady, ready, whyNotUse } from '../powers.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { isEverywhere } from './building.ts';
import { fieldsOf, type Table } from './table.ts';

type Closing = Pick<Table, 'closeBidding' | 'renewTurn' | 'renew' | 'openActs' | 'actTurn' | 'act'>;

const STATUE_POINTS = 4;

export const closing: Closing = {
  /** R7.14, R7.15 The statue; bids go to the discard pile; then the next kind, or phase III. */
  closeBidding: {
    run(draft, _step, { next, emit }) {
      awardStatue(draft, (who) => emit({ did: 'completed', who }));
      for (const firm of draft.firms) {
        if (firm.bid > 0) {
          add(draft.discard, firm.played);
          firm.played.fill(0);
          firm.bid = 0;
          firm.doubled = false;
        }
      }
      if (draft.bidding === PRESTIGE) draft.offer = [];
      if (draft.bidding === SKYSCRAPERS) {
        next({ step: 'openActs' });
        return;
      }
      next({ step: 'openBidding', kind: draft.bidding + 1 });
      for (let place = draft.order.length - 1; place >= 0; place--) {
        const firm = at(draft.order, place);
        if (canRenew(draft, firm)) next({ step: 'renewTurn', firm });
      }
    },
  },

  /** R11.22 Asks only who has character 22 ready and cards in hand. */
  renewTurn: {
    run(draft, { firm }, { next }) {
      if (canRenew(draft, firm)) next({ step: 'renew', seat: firm });
    },
  },

  /** R11.22 Up to two cards for new ones. */
  renew: {
    legal: (state, { seat }) => {
      const firm = firmOf(state, seat);
      const most = Math.min(2, total(firm.hand));
      return [{ done: true }, ...choicesOf(poolOf(firm), 1, most).map((discard) => ({ discard }))];
    },
    play(draft, { seat }, answer, out) {
      if ('done' in answer) return;
      pay(draft, seat, 22);
      out.emit({ did: 'used', who: seat, number: 22 });
      takeOut(draft, seat, answer.discard, 0, out);
      add(draft.discard, answer.discard);
      out.reveal();
      out.emit({ did: 'discarded', who: seat, cards: answer.discard });
      drawToHand(draft, seat, total(answer.discard), out);
      out.next({ step: 'renewTurn', firm: seat });
    },
    whyNot: (_state, _step, wish) => ({
      rule: 'R11.22',
      code: Array.isArray(fieldsOf(wish).discard) ? 'wrongNumber' : 'mustChoose',
    }),
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

  /** R8.2 Characters 23 to 27, in any order. */
  act: {
    legal: (state, { seat }) => [...ready(state, seat, 'act').map((use) => ({ use })), { done: true }],
    play(draft, { seat }, answer, out) {
      if ('done' in answer) return;
      out.next({ step: 'actTurn', firm: seat });
      useCharacter(draft, seat, answer.use, out);
    },
    whyNot: (state, { seat }, wish) => whyNotUse(state, seat, fieldsOf(wish).use),
  },
};

/** R11.22 A seat with cards and the character ready. */
function canRenew(state: State, firm: number): boolean {
  const { hand, dollars } = firmOf(state, firm);
  return dollars > 0 && !isTom(state, firm) && total(hand) > 0 && copiesReady(state, firm, 22) > 0;
}

/** R7.14 Four points for all who are the first to have built everywhere. */
function awardStatue(draft: State, tell: (who: number) => void): void {
  if (!draft.statue) return;
  for (const [firm, owner] of draft.firms.entries()) {
    if (!isEverywhere(owner.built)) continue;
    owner.statue = STATUE_POINTS;
    draft.statue = false;
    tell(labelOf(draft, firm));
  }
}
