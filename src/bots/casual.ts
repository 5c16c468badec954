/** Plays as people do who are new to a game: sees the obvious, overlooks the rest, and misjudges a little. */
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

/** Nobody overlooks the answers that look best at a glance. */
const OBVIOUS = 2;

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

/** The obvious answers, and each of the others by chance. */
function noticed<T>(answers: readonly T[], priorOf: (answer: T) => number, part: number, rng: Rng): T[] {
  const order = rng.shuffle([...answers]);
  const priors = new Map(order.map((answer) => [answer, priorOf(answer)]));
  order.sort((one, two) => (priors.get(two) ?? 0) - (priors.get(one) ?? 0));
  return order.filter((_, i) => i < OBVIOUS || rng.below(FINE) < part * FINE);
}

const FINE = 1 << 20;

/** Mostly small, seldom large, of spread 1: three throws added up. */
function error(rng: Rng): number {
  return (2 * (rng.below(FINE) + rng.below(FINE) + rng.below(FINE))) / FINE - 3;
}

function deviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) * (number - mean), 0);
  return Math.sqrt(squares / numbers.length);
}
