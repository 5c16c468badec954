/** Wins as numbers. */
import type { Outcome } from '#kernel';

/** Wins by seat: a first place shared by two counts half for each; if an automaton wins, no seat does. */
export function winShares(outcome: Outcome | undefined, seats: number): number[] {
  const first = outcome?.ranking[0] ?? [];
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}
