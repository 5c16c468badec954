/** What a bot is: it gets the view of its seat, never the state. */
import type { GameTypes, Rng, Seat } from '#kernel';

/** A player that chooses by itself. */
export interface Bot<G extends GameTypes = GameTypes> {
  /** Chooses among the legal actions of its seat; deterministic for a given generator. */
  choose(seat: Seat, view: G['view'], legal: readonly G['action'][], rng: Rng): G['action'];
}
