/** States of games played at random. */
import { apply, Rng, start } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { tangramcity } from '../index.ts';
import type { State } from '../state.ts';

/** Every state of one random game. */
export function* statesOf(seats: number): Generator<State> {
  const rng = Rng.fromSeed('a'.repeat(32), `view ${seats}`);
  let { position } = start(tangramcity, {}, seats, 'b'.repeat(32));
  for (let open = tangramcity.decisions(position.state); open.length > 0; ) {
    yield position.state;
    const { seat } = rng.pick(open);
    position = apply(tangramcity, position, seat, heuristics.sample(position.state, seat, rng)).position;
    open = tangramcity.decisions(position.state);
  }
}
