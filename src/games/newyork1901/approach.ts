/** What statistics count: the character with its starting lot, and the legendary skyscrapers. */
import { type Approach, at, type Seat } from '#kernel';
import { DISTRICTS, FIRST_LEGENDARY, LEGENDARIES } from './components.ts';
import type { NewYork1901, State } from './state.ts';

/** The id for building no legendary skyscraper. */
export const NO_LEGENDARY = 'none';

export function approach(start: State, end: State, seat: Seat): Approach<NewYork1901['trait']> {
  const { character, places } = at(end.estates, seat);
  const built = LEGENDARIES.filter((_, i) => at(places, FIRST_LEGENDARY + i) >= 0);
  return {
    turn: (seat - start.first + end.estates.length) % end.estates.length,
    traits: {
      character: [at(DISTRICTS, character)],
      legendary: built.length > 0 ? built : [NO_LEGENDARY],
    },
  };
}
