/** What a state is worth to a player, and by how much seats lead. */
import type { Seat } from '#kernel';
import { of } from '../counts.ts';
import { finalParts, sumOf } from '../scoring.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { districtsWorth, type Outlook } from './districts.ts';
import { handWorth, openCardsWorth } from './handWorth.ts';
import { boardWorth, dollarsWorth, pressWorth, roundsLeft, staffWorth, tomStaffWorth } from './holdings.ts';
import { lessonOf } from './lessons.ts';
import { outlookOf } from './outlook.ts';
import { pendingWorth } from './pending.ts';
import { RIVALRY, TOM } from './weights.ts';

export function evaluate(state: State, seat: Seat): number {
  const outlook = outlookOf(state, seat);
  const hasTom = state.firms.length > state.seats;
  let rivals = 0;
  for (let firm = 0; firm < state.firms.length; firm++) {
    if (firm !== seat) rivals += tableWorth(state, firm, outlook) + openCardsWorth(state, seat, firm);
  }
  const own = tableWorth(state, seat, outlook) + handWorth(state, seat, outlook);
  return own - ((hasTom ? 1 : RIVALRY) * rivals) / (state.firms.length - 1);
}

export function margins(state: State, out: Float64Array): void {
  const { firms } = state;
  const worth = firms.map((_, firm) => {
    const outlook = outlookOf(state, isTom(state, firm) ? 0 : firm);
    const cards = isTom(state, firm) ? openCardsWorth(state, 0, firm) : handWorth(state, firm, outlook);
    return tableWorth(state, firm, outlook) + cards + lessonOf(state, firm, cards, outlook.where);
  });
  for (let seat = 0; seat < out.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < firms.length; other++)
      if (other !== seat) best = Math.max(best, of(worth, other));
    out[seat] = of(worth, seat) - best;
  }
}

/** All a player has in front of it, with what its open bid will bring. */
function tableWorth(state: State, firm: number, outlook: Outlook): number {
  if (state.agenda.length === 0) return sumOf(finalParts(state, firm));
  const owner = firmOf(state, firm);
  const left = roundsLeft(state);
  return (
    owner.points +
    owner.statue +
    (isTom(state, firm)
      ? tomStaffWorth(state, firm)
      : staffWorth(state, firm) + dollarsWorth(state, owner) + boardWorth(owner.board, left)) +
    pressWorth(state, firm, 0) +
    (isTom(state, firm) && left > 0 ? TOM.districts : 1) * districtsWorth(state, firm, outlook) +
    pendingWorth(state, firm, outlook)
  );
}
