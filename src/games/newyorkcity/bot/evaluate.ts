/** What a state is worth to a player. */
import type { Seat } from '#kernel';
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

/** What a player's position is worth, with what its cards count for and where the mayor's visit is still to come, or -1. */
export type Assessed = { readonly worth: number; readonly cards: number; readonly where: number };

/** A player by itself: leads are differences of these. */
export function assess(state: State, firm: number): Assessed {
  const outlook = outlookOf(state, isTom(state, firm) ? 0 : firm);
  const { where } = outlook;
  const cards = isTom(state, firm) ? openCardsWorth(state, 0, firm) : handWorth(state, firm, outlook);
  return {
    worth: tableWorth(state, firm, outlook) + cards + lessonOf(state, firm, cards, where),
    cards,
    where,
  };
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
