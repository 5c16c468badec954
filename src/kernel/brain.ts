/** What a game knows about being played well: all that bots may use besides the contract. */
import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';

export interface Brain<G extends GameTypes = GameTypes> {
  /** What the state is worth to the seat, in points; never built on what the seat could not imagine. */
  evaluate(state: G['state'], seat: Seat): number;

  /** A random legal answer, found without building the list; every legal answer can come up. */
  sample(state: G['state'], seat: Seat, rng: Rng): G['action'];

  /** How promising an answer looks at a glance; higher is tried first. */
  prior(state: G['state'], seat: Seat, action: G['action']): number;
}
