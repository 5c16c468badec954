/** What statistics count: the storeys of a single colour. */
import type { Approach, Seat } from '#kernel';
import { houseOf, type Rowhouse, rowsOf, type State } from './state.ts';

export function approach(start: State, end: State, seat: Seat): Approach<Rowhouse['trait']> {
  const count = end.houses.length;
  return {
    turn: (seat - start.first + count) % count,
    traits: { rows: [String(rowsOf(houseOf(end, seat)))] },
  };
}
