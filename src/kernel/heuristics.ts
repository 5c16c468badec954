/** What a game knows about being played well: all that bots may use besides the contract. */
import type { Calibration, Fitting } from './fitting.ts';
import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import type { BotLevels } from './thinking.ts';

/** How long to think: a number of iterations and, where there is a clock, a time limit. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** The caller's clock in milliseconds; bots have none of their own. */
  readonly clock?: () => number;
}

/** One answer and its expected result. */
export interface Prospect<Action> {
  readonly action: Action;
  /** Expected lead over the best rival in points; for a lone seat, its expected points. */
  readonly points: number;
  /** Half the width of the 95 % interval of that. */
  readonly margin: number;
  /** How likely it is to be the best answer; over all answers this adds up to 1. */
  readonly confidence: number;
}

/** A game's knowledge for its bots. */
export interface Heuristics<G extends GameTypes = GameTypes> extends BotLevels {
  /** What the state is worth to the seat, in points; based only on what the seat could know. */
  evaluate(state: G['state'], seat: Seat): number;

  /** A random legal answer, found without building the list; every legal answer can come up. */
  sample(state: G['state'], seat: Seat, rng: Rng): G['action'];

  /** How promising an answer looks at a glance; higher is tried first. */
  prior(state: G['state'], seat: Seat, action: G['action']): number;

  /** What speaks for an answer and against it, from what the seat knows; hints and reviews tell where answers differ. */
  facts(view: G['view'], seat: Seat, action: G['action']): readonly G['fact'][];

  /** A copy of a state to play on, if the game makes it faster than `clone`; parts that play never changes may be shared. */
  copy?(state: G['state']): G['state'];

  /** Nothing is hidden in this game: all states imagined from one view are equal, and imagining them uses no chance. */
  readonly isOpen?: boolean;

  /** A lead of this many points counts as clear. */
  readonly scale: number;

  /** Each seat's lead over its best rival, or a lone seat's points; if left out, computed from `evaluate`. */
  margins?(state: G['state'], out: Float64Array): void;

  /** What the fitting program needs to correct `margins`. */
  readonly fitting?: Fitting<G['state']>;

  /** What comes of a lead that `margins` gives; undefined where it is taken as it is. */
  calibration?(state: G['state'], seats: number): Calibration | undefined;

  /** Whether an answer found in another imagined state is legal in this one; if left out, `legalActions` is searched. */
  allows?(state: G['state'], seat: Seat, action: G['action']): boolean;

  /** How a turn that has begun is best completed, at a glance; undefined where the state can be evaluated as it is. If left out, it always can. */
  finish?(state: G['state'], seat: Seat): G['action'] | undefined;

  /** These answers without those that another of them equals in all it does and beats in what it costs; if left out, all of them are considered. */
  sensible?(state: G['state'], seat: Seat, answers: readonly G['action'][]): readonly G['action'][];

  /** If seats do not affect each other: the view seat 0 would have if this seat played alone. Undefined if they do. */
  alone?(view: G['view'], seat: Seat): G['view'] | undefined;

  /** The most promising of these answers, best first, found without search; undefined if it has no plan. */
  plan?(
    view: G['view'],
    seat: Seat,
    answers: readonly G['action'][],
    budget: Budget,
    rng: Rng,
  ): Prospect<G['action']>[] | undefined;
}
