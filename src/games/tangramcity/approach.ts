/** What statistics count: board and side, and how many fountains found a place. */
import { type Approach, at, type Seat } from '#kernel';
import { FACES, FOUNTAIN } from './components.ts';
import { SPOTS } from './spots.ts';
import { cityOf, type State, type Tangramcity } from './state.ts';

export function approach(start: State, end: State, seat: Seat): Approach<Tangramcity['trait']> {
  const { board, side, pieces } = cityOf(end, seat);
  const count = end.cities.length;
  return {
    turn: (seat - start.first + count) % count,
    traits: {
      // Nobody has a side without a board.
      board: side === null ? [] : [`${board}.${FACES.indexOf(side)}`],
      fountains: [String(pieces.filter((id) => at(SPOTS, id).tile === FOUNTAIN).length)],
    },
  };
}
