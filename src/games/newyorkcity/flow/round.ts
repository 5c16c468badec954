/** R4, R8: how a round begins and ends. */
import { ROUNDS } from '../components.ts';
import { add, none, total } from '../counts.ts';
import { drawCard, drawToHand, type Out } from '../effects.ts';
import { labelOf } from '../events.ts';
import { finalEvents } from '../scoring.ts';
import { firmOf, mayorDistrict, type State } from '../state.ts';
import type { Table } from './flowTable.ts';

export const round: Pick<Table, 'openRound' | 'closeRound'> = {
  /** R4.1 to R4.5 Dollars off, the mayor, prestige tiles, cards and pairs; then the draft. */
  openRound: {
    run(draft, _step, out) {
      draft.round += 1;
      for (const firm of draft.firms) {
        firm.paid.length = 0;
        firm.pairs = 0;
      }
      draft.offer = [out.rng.draw(draft.tiles), out.rng.draw(draft.tiles)];
      out.emit({
        did: 'openedRound',
        round: draft.round,
        district: mayorDistrict(draft),
        tiles: draft.offer.slice(),
      });
      for (let seat = 0; seat < draft.seats; seat++) drawToHand(draft, seat, 3, out);
      dealPairs(draft, out);
      out.next({ step: 'closeDraft' });
      for (let turn = 0; turn < 2; turn++)
        for (const firm of draft.order) if (firm < draft.seats) out.next({ step: 'draftTurn', seat: firm });
    },
  },

  /** R8.3, R8.4 Hands go to the discard pile; after the fifth round the game is over. */
  closeRound: {
    run(draft, _step, out) {
      out.reveal();
      for (let firm = 0; firm < draft.firms.length; firm++) {
        const owner = firmOf(draft, firm);
        const { hand } = owner;
        owner.left = hand;
        owner.hand = none();
        if (total(hand) === 0) continue;
        add(draft.discard, hand);
        out.emit({ did: 'discarded', who: labelOf(draft, firm), cards: hand.slice() });
      }
      if (draft.round < ROUNDS) out.next({ step: 'openRound' });
      else for (const event of finalEvents(draft)) out.emit(event);
    },
  },
};

/** R4.5, R10.6 Two pairs per seat, and one for each Tom; without Toms one more. */
function dealPairs(draft: State, out: Out): void {
  const { seats, firms } = draft;
  const count = 2 * seats + Math.max(1, firms.length - seats);
  draft.pairs = [];
  for (let n = 0; n < count; n++) {
    const one = drawCard(draft, out);
    const two = drawCard(draft, out);
    if (two >= 0) draft.pairs.push(one < two ? [one, two] : [two, one]);
    else if (one >= 0) draft.pairs.push([one]);
  }
}
