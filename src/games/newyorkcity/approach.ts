/** What statistics count: the two characters of the start, and those that were hired. */
import { type Approach, type Seat, same } from '#kernel';
import { nameOf } from './characters.ts';
import { firmOf, type NewYorkCity, type State } from './state.ts';

/** New characters come after those one has, so the stack of the start comes first unless one of it was given up. */
export function approach(start: State, end: State, seat: Seat): Approach<NewYorkCity['trait']> {
  const { staff } = firmOf(end, seat);
  const first = start.stacks.find((stack) => same(stack, staff.slice(0, stack.length))) ?? [];
  return {
    turn: start.order.indexOf(seat),
    traits: {
      start: first.map(nameOf),
      hired: [...new Set(staff.slice(first.length).map(nameOf))],
    },
  };
}
