/** R2: the starting state. */
import type { Reason, Tools } from '#kernel';
import { STOREYS, TILE_COUNT } from './components.ts';
import { rules } from './flow.ts';
import type { Event, House, Options, Refusal, State } from './state.ts';

/** R2.3 Every hand and every refill must fit the bag. */
export function refuse({ hand, rounds }: Options, seats: number): Reason<Refusal> | undefined {
  const needed = seats * (hand + rounds - 1);
  return needed > TILE_COUNT ? { rule: 'R2.3', code: 'bagTooSmall' } : undefined;
}

/** R2.1, R2.2 Hands are drawn, the first seat by lot. */
export function setup(options: Options, seats: number, tools: Tools<Event>): State {
  const { rng, emit } = tools;
  const bag = Array.from({ length: TILE_COUNT }, (_, tile) => tile);
  const houses = Array.from({ length: seats }, (_, seat): House => {
    const hand = Array.from({ length: options.hand }, () => rng.draw(bag));
    emit({ did: 'drew', seat, tiles: [...hand] });
    return { hand, pick: null, storeys: Array.from({ length: STOREYS }, () => []), bonus: 0 };
  });
  const first = rng.below(seats);
  const state: State = { options, round: 0, first, bag, houses, agenda: [{ step: 'openRound' }] };
  rules.settle(state, tools);
  return state;
}
