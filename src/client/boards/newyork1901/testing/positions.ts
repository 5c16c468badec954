/** Positions of whole games, for the tests of the drawings. */
import { newyork1901, type View } from '#games/newyork1901';
import { apply, at, Rng, start } from '#kernel';

type State = Parameters<typeof newyork1901.view>[0];

/** Each position of a game of random answers; builds are preferred, so that there is a city to draw. */
export function* statesOf(seats: number, seed: string, options: object = {}): Generator<State> {
  const full = seed.padStart(32, '0');
  const rng = Rng.fromSeed(full, 'drawings');
  let { position } = start(newyork1901, options, seats, full);
  for (;;) {
    const { state } = position;
    yield state;
    const [next] = newyork1901.decisions(state);
    if (!next) return;
    const legal = newyork1901.legalActions(state, next.seat);
    const builds = legal.filter((action) => 'tile' in action);
    const from = builds.length > 0 && rng.below(4) > 0 ? builds : legal;
    position = apply(newyork1901, position, next.seat, at(from, rng.below(from.length))).position;
  }
}

/** What is asked in a position, as a board is given it; undefined at the end. */
export function askedIn(state: State) {
  const [decision] = newyork1901.decisions(state);
  if (!decision) return undefined;
  const { seat, prompt } = decision;
  return { prompt, legal: newyork1901.legalActions(state, seat), view: newyork1901.view(state, seat) };
}

export function viewOf(state: State, viewer: View['viewer']) {
  return { view: newyork1901.view(state, viewer), scores: newyork1901.scores(state) };
}
