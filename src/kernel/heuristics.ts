/** What a game knows about being played well: all that bots may use besides the contract. */
import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import type { BotLevels } from './thinking.ts';

/** How long to think: so many rounds of it, and no longer than so many milliseconds of the clock given. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** Milliseconds since any moment; bots have no clock of their own. */
  readonly clock?: () => number;
}

/** One answer and what is expected of it. */
export interface Prospect<Action> {
  readonly action: Action;
  /** Expected lead over the best rival in points, or what a seat is expected to have where it plays alone. */
  readonly points: number;
  /** Half the width of the 95 % interval of that. */
  readonly margin: number;
  /** How sure it is to be the best: near 1 when there is no doubt, and 1 for all answers together. */
  readonly confidence: number;
}

export interface Heuristics<G extends GameTypes = GameTypes> extends BotLevels {
  /** What the state is worth to the seat, in points; never built on what the seat could not imagine. */
  evaluate(state: G['state'], seat: Seat): number;

  /** A random legal answer, found without building the list; every legal answer can come up. */
  sample(state: G['state'], seat: Seat, rng: Rng): G['action'];

  /** How promising an answer looks at a glance; higher is tried first. */
  prior(state: G['state'], seat: Seat, action: G['action']): number;

  /** A lead of so many points is a clear one. */
  readonly scale: number;

  /** By how much each seat leads its best rival, or what a lone seat has; without it, out of `evaluate`. */
  margins?(state: G['state'], out: Float64Array): void;

  /** Whether an answer found in another imagined state is legal in this one; without it, by the list. */
  allows?(state: G['state'], seat: Seat, action: G['action']): boolean;

  /** Where seats do not touch each other: what seat 0 would see if this seat played alone; undefined where they do. */
  alone?(view: G['view'], seat: Seat): G['view'] | undefined;

  /** The most promising of these answers, the best first, found by other means than search; undefined where it has no plan. */
  plan?(
    view: G['view'],
    seat: Seat,
    answers: readonly G['action'][],
    budget: Budget,
    rng: Rng,
  ): Prospect<G['action']>[] | undefined;
}
