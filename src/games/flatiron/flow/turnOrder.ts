/** R3.1, R10.2: the steps of a turn, and whose turn comes next. */
import type { Seat } from '#kernel';
import { DANIEL } from '../components.ts';
import type { State } from '../state.ts';
import type { Step } from '../steps.ts';

export function turnSteps(seat: Seat): Step[] {
  return [
    { step: 'move', seat },
    { step: 'endTurn', seat },
    { step: 'nextTurn', seat },
  ];
}

export function danielSteps(): Step[] {
  return [{ step: 'danielMoves' }, { step: 'nextTurn', seat: DANIEL }];
}

/** [Q29] Automatic matches stop after so many turns of each seat; no game between people comes near it. */
export const TURN_LIMIT = 200;

/** The seat after this one; Daniel comes after the seat that plays alone. */
export function after(state: State, seat: Seat): number {
  if (state.daniel) return seat === DANIEL ? 0 : DANIEL;
  return 1 - seat;
}
