/** Positions of whole games played at random, for tests of the drawings. */
import { random } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { apply, type Position, Rng, start } from '#kernel';

/** Every position of a game, the last one included. */
export function positionsOf(seats: number, seed: number): Position<Rowhouse>[] {
  const digits = String(seed).padStart(32, '0');
  const rng = Rng.fromSeed(digits, 'drawings');
  const positions = [start(rowhouse, {}, seats, digits).position];
  for (let position = positions[0]; position; position = positions.at(-1)) {
    const [next] = rowhouse.decisions(position.state);
    if (!next) break;
    const view = rowhouse.view(position.state, next.seat);
    const legal = rowhouse.legalActions(position.state, next.seat);
    const action = random<Rowhouse>().choose(next.seat, view, legal, rng);
    positions.push(apply(rowhouse, position, next.seat, action).position);
  }
  return positions;
}
