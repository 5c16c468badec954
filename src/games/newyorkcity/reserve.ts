/** R6.4: swaps between hand and reserve that a seat makes of its own will. */
import { CHARACTER } from './characters.ts';
import { ROUNDS, SKYSCRAPERS } from './components.ts';
import { add, type Counts, of, total } from './counts.ts';
import { arrange, type FlowOut, type Held, poolOf } from './effects.ts';
import { type Bid, countOf, firmOf, type State } from './state.ts';

/** R6.4 The answer that swaps, once until something else has happened: a second swap could as well have been the first. */
export function swaps(state: State, seat: number, swapped: true | undefined): { swap: true }[] {
  return maySwap(state, seat, swapped) ? [{ swap: true }] : [];
}

/** R6.4 Whether there are cards on both sides; the numbers of cards are public. */
export function maySwap(state: State, seat: number, swapped: true | undefined): boolean {
  const { hand, reserve } = firmOf(state, seat);
  return !swapped && total(hand) > 0 && total(reserve) > 0;
}

/** Q2 Whether the reserve will still count for something when the round is over. */
export function reserveMatters(state: State, seat: number): boolean {
  const { staff, reserve } = firmOf(state, seat);
  return (state.round < ROUNDS || staff.includes(CHARACTER.collector)) && total(reserve) > 0;
}

/** Q2 After a seat's last bid of the round, and after the clerk: what stays, if the other cards are lost. */
export function askReserve(draft: State, seat: number, { next }: FlowOut): void {
  if (draft.bidding === SKYSCRAPERS && reserveMatters(draft, seat) && total(firmOf(draft, seat).hand) > 0)
    next({ step: 'keep', seat });
}

/** Q2 The hand cards that a bid would lay into the reserve by itself. */
export function shownBy({ hand, reserve }: Held, { cards, staff }: Bid, bidding: number): Counts {
  const fromReserve = countOf(staff, CHARACTER.assistant);
  const after = { hand: hand.slice(), reserve: reserve.slice() };
  const pool = poolOf(after);
  add(pool, cards, -1);
  arrange(after, pool, total(reserve) - fromReserve, bidding);
  return after.reserve.map((count, kind) => Math.max(0, count - of(reserve, kind)));
}
