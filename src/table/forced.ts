/** Answers without a choice. */
import type { Game, Seat } from '#kernel';
import type { Holder } from './state.ts';

/** Whether everybody may know that an answer of the seat is forced: the game hides nothing, or no other human plays. */
export function teachesNobody({ isOpen }: Game, seats: readonly Holder[], seat: Seat): boolean {
  return isOpen || seats.every(({ kind }, other) => other === seat || kind !== 'human');
}
