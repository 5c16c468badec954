/** What each seat has won. */
import type { Outcome } from '#kernel';

/** Wins by seat: a shared first place counts as its share, and nobody wins where an automaton does. */
export function winsOf(outcome: Outcome | undefined, seats: number): number[] {
  const first = outcome?.ranking[0] ?? [];
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}
