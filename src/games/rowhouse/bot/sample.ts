/** A random legal answer, found without a list. */
import { at, type Rng, type Seat } from '#kernel';
import { STOREY_ROOM, STOREYS } from '../components.ts';
import { rules } from '../flow.ts';
import { type Action, houseOf, type State } from '../state.ts';

export function sample(state: State, seat: Seat, rng: Rng): Action {
  const { hand, storeys } = houseOf(state, seat);
  switch (rules.asked(state, seat)?.step) {
    case 'pick':
    case 'giveTile':
      return { tile: rng.pick(hand) };
    case 'offerTrade':
      return { trade: rng.below(2) === 0 };
    default: {
      let storey = rng.below(STOREYS);
      while (at(storeys, storey).length === STOREY_ROOM) storey = (storey + 1) % STOREYS;
      return { storey };
    }
  }
}
