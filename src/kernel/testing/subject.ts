/** What the laws are tested on: a game, its words, its heuristics, and an independent account of its secrets. */
import type { Game, GameTypes, Heuristics, Rng, Viewer, WordsIn } from '../index.ts';

/** A game under test. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly words: WordsIn<G>;
  readonly heuristics: Heuristics<G>;
  /**
   * Redeals, in place, everything the viewer may not know. Written from the rules, not from view.ts: if a view shows
   * too much, `imagine` copies it, but this does not. Collects what is hidden, shuffles it once with `rng.shuffle` and
   * puts it back in the same order, so that the laws can also swap just two items.
   */
  scramble(draft: G['state'], viewer: Viewer, rng: Rng): void;
  /** Options to play with besides the defaults; those refused for a seat count are left out there. */
  readonly optionSets?: readonly Partial<G['options']>[];
  /** Stored positions, at least one of each version. */
  readonly stored: readonly unknown[];
  /** Those of values that the game once came with: `formerGoldenGames` plays them. */
  readonly formerStored?: readonly unknown[];
  /** The most actions that a random game may take. */
  readonly longest?: number;
  /** Random games per law, seat count and option set; heavy laws play a quarter of them. */
  readonly games?: number;
}
