/** A random legal answer, found without a list. */
import { at, type Rng, type Seat } from '#kernel';
import { STOREY_ROOM, STOREYS } from '../components.ts';
import { rules } from '../flow.ts';
import { type Action, type Answers, type House, houseOf, type State } from '../state.ts';

export function sample(state: State, seat: Seat, rng: Rng): Action {
  // Only choices are asked; bots answer nothing else.
  const { step } = rules.stepFor(state, seat) as { step: keyof Answers };
  return SAMPLES[step](houseOf(state, seat), rng);
}

/** A random answer to each kind of question. */
const SAMPLES: { readonly [K in keyof Answers]: (house: House, rng: Rng) => Answers[K] } = {
  pick: ({ hand }, rng) => ({ tile: rng.pick(hand) }),
  build({ storeys }, rng) {
    let storey = rng.below(STOREYS);
    while (at(storeys, storey).length === STOREY_ROOM) storey = (storey + 1) % STOREYS;
    return { storey };
  },
  offerTrade: (_house, rng) => ({ trade: rng.below(2) === 0 }),
  giveTile: ({ hand }, rng) => ({ tile: rng.pick(hand) }),
};
