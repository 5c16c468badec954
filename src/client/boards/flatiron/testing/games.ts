/** Whole games played at random, position by position, for the tests of the board. */
import { type Action, type Flatiron, flatiron, type Step } from '#games/flatiron';
import { apply, at, type Position, Rng, start } from '#kernel';

/** A position in which a seat is asked something. */
export interface Asked {
  readonly position: Position<Flatiron>;
  readonly seat: number;
  readonly prompt: Step;
  readonly legal: readonly Action[];
}

/** Plays at random, but prefers building to passing, so that games come to their end. */
export function* askedIn(seats: number, seed: number): Generator<Asked> {
  const rng = Rng.fromSeed(String(seed).padStart(32, '0'), 'board');
  let { position } = start(flatiron, {}, seats, String(seed).padStart(32, '0'));
  for (;;) {
    const [decision] = flatiron.decisions(position.state);
    if (!decision) return;
    const { seat, prompt } = decision;
    const legal = flatiron.legalActions(position.state, seat);
    yield { position, seat, prompt, legal };
    const eager = legal.filter((action) => !('skip' in action) && !('do' in action && action.do === 'money'));
    const from = eager.length > 0 && rng.below(8) > 0 ? eager : legal;
    position = apply(flatiron, position, seat, at(from, rng.below(from.length))).position;
  }
}

/** The last position of a game. */
export function ended(seats: number, seed: number): Position<Flatiron> {
  let last: Asked | undefined;
  for (const asked of askedIn(seats, seed)) last = asked;
  if (!last) throw new Error('a game without a question');
  const ways = last.legal.map((action) => apply(flatiron, last.position, last.seat, action).position);
  const over = ways.find(({ state }) => flatiron.decisions(state).length === 0);
  return over ?? last.position;
}
