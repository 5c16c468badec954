/** What cards can still bring to their owner. */
import { PRESS } from '../components.ts';
import { total } from '../counts.ts';
import { type Firm, firmOf, isTom, type State } from '../state.ts';
import { cardsWorth } from './cardPlan.ts';
import type { Outlook } from './districts.ts';
import { roundsLeft, savedWorth, tomCardsWorth } from './holdings.ts';
import { buildWorth } from './pending.ts';
import { SWAP_COST, weightsOf } from './weights.ts';

/** What is in hand and reserve; a hand just dealt counts by its size, since its luck is no merit of what was done before. */
export function handWorth(state: State, seat: number, outlook: Outlook): number {
  const firm = firmOf(state, seat);
  const from = firstKindToCome(state, seat);
  const weights = weightsOf(state);
  const due = from === PRESS ? weights.pairToCome * pairsToCome(state, firm) : 0;
  const justDealt = from === PRESS && firm.pairs === 0 && firm.paid.length === 0;
  if (justDealt) return savedWorth(firm, weights) + weights.dealt * total(firm.hand) + due;
  const last = roundsLeft(state) === 0;
  const cards = cardsWorth(firm, from, last, weights, (count) => buildWorth(state, seat, count, outlook));
  return due + cards - (hasSwapped(state, seat) ? SWAP_COST : 0);
}

function hasSwapped({ agenda }: State, seat: number): boolean {
  const top = agenda.at(-1);
  const asked = top?.step === 'keep' ? agenda.at(-2) : top;
  return (asked?.step === 'bid' || asked?.step === 'renew') && asked.seat === seat && asked.swapped === true;
}

/** Pairs that a player has still to take in this round. */
function pairsToCome({ pairs }: State, firm: Firm): number {
  return pairs.length > 0 ? Math.max(0, 2 - firm.pairs) : 0;
}

/** A Tom's open cards; those he has just drawn are no merit of what was done before. */
export function openCardsWorth(state: State, seat: number, firm: number): number {
  if (!isTom(state, firm)) return 0;
  const from = firstKindToCome(state, seat);
  return from === PRESS ? 0 : tomCardsWorth(firmOf(state, firm), from);
}

/** The kind of the next bid the seat can make in this round; 6 when none is left. */
function firstKindToCome(state: State, seat: number): number {
  let kind = state.bidding + 1;
  for (const step of state.agenda) {
    if (step.step === 'closeDraft') return PRESS;
    if (step.step === 'bidTurn' && step.firm === seat) kind = state.bidding;
    if ((step.step === 'bid' || step.step === 'raise') && step.seat === seat) kind = state.bidding;
    if (step.step === 'lateBid' && state.late === seat) kind = state.bidding;
  }
  return kind;
}
