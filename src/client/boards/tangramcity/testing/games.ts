/** Positions of whole games played at random, for tests of the drawings. */
import type { Action, Tangramcity } from '#games/tangramcity';
import { tangramcity } from '#games/tangramcity';
import { apply, at, Rng, type Seat, start } from '#kernel';

export interface Seen {
  readonly state: Tangramcity['state'];
  /** Everybody who is asked, with every answer. */
  readonly asked: readonly {
    readonly seat: Seat;
    readonly prompt: Tangramcity['prompt'];
    readonly legal: readonly Action[];
  }[];
}

/** Every position of a game, the last one included. Tiles are seldom declined. */
export function positionsOf(seats: number, seed: number, boards: 'drawn' | 'chosen' = 'drawn'): Seen[] {
  const rng = Rng.fromSeed(String(seed).padStart(32, '0'), 'drawings');
  let { position } = start(tangramcity, { boards }, seats, String(seed).padStart(32, '0'));
  const seen: Seen[] = [];
  for (;;) {
    const { state } = position;
    const asked = tangramcity
      .decisions(state)
      .map(({ seat, prompt }) => ({ seat, prompt, legal: tangramcity.legalActions(state, seat) }));
    seen.push({ state, asked });
    const next = asked[0];
    if (!next) return seen;
    const placings = next.legal.filter((action) => !('decline' in action));
    const among = placings.length > 0 && rng.below(12) > 0 ? placings : next.legal;
    position = apply(tangramcity, position, next.seat, at(among, rng.below(among.length))).position;
  }
}
