/** What the laws are tried on: a game, its words, its heuristics, and its secrets said a second time. */
import type { Game, GameTypes, Heuristics, Rng, Viewer, WordsIn } from '../index.ts';

export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly words: WordsIn<G>;
  readonly heuristics: Heuristics<G>;
  /**
   * Deals anew, in place, all that the viewer may not know. Written from the rules, not from view.ts:
   * a view that shows too much would be believed by imagine, but not by this. Collects what is hidden, shuffles it
   * once with `rng.shuffle` and lays it back in the same order, so that the laws can also change very little.
   */
  scramble(draft: G['state'], viewer: Viewer, rng: Rng): void;
  /** Options to play with besides the defaults; those refused for a seat count are left out there. */
  readonly optionSets?: readonly Partial<G['options']>[];
  /** Stored positions, at least one of each version. */
  readonly stored: readonly unknown[];
  /** No random game takes more actions. */
  readonly longest?: number;
  /** Random games per law, seat count and option set; the costly laws play a quarter of it. */
  readonly games?: number;
}
