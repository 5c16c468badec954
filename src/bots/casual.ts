/** Plays like a person new to the game: sees the obvious, overlooks much of the rest, and misjudges a little. */
import {
  at,
  clone,
  type Game,
  type GameTypes,
  type Habits,
  type Heuristics,
  Rng,
  silentTools,
} from '#kernel';
import type { Bot } from './bot.ts';
import { deviation } from './statistics.ts';

/** The answers with the best priors are never overlooked. */
const OBVIOUS = 2;

/** A bot with the habits of a beginner. */
export function casual<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  habits: Habits,
): Bot<G> {
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      const state = game.imagine(view, rng);
      const seen = noticed(legal, (action) => heuristics.prior(state, seat, action), habits.notices, rng);
      const luck = rng.stream('luck').state;
      const worths = seen.map((action) => {
        const draft = clone(state);
        game.play(draft, seat, action, silentTools(new Rng(luck)));
        return heuristics.evaluate(draft, seat);
      });
      const spread = deviation(worths);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < seen.length; i++) {
        const worth = at(worths, i) + habits.misjudges * spread * error(rng);
        if (worth <= most) continue;
        most = worth;
        best = i;
      }
      return at(seen, best);
    },
  };
}

/** The obvious answers, and a random share of the others. */
function noticed<T>(answers: readonly T[], priorOf: (answer: T) => number, share: number, rng: Rng): T[] {
  const order = rng.shuffle([...answers]);
  const priors = new Map(order.map((answer) => [answer, priorOf(answer)]));
  order.sort((one, two) => (priors.get(two) ?? 0) - (priors.get(one) ?? 0));
  return order.filter((_, i) => i < OBVIOUS || rng.below(RESOLUTION) < share * RESOLUTION);
}

/** Random fractions are multiples of 1 / RESOLUTION. */
const RESOLUTION = 1 << 20;

/** Random and roughly normal, with standard deviation 1: the sum of three uniform numbers. */
function error(rng: Rng): number {
  return (2 * (rng.below(RESOLUTION) + rng.below(RESOLUTION) + rng.below(RESOLUTION))) / RESOLUTION - 3;
}
