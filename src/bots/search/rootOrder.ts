/** Sorts the answers at the root by their worth after one action; progressive unpruning then opens them one by one. */
import {
  type Game,
  type GameTypes,
  type Heuristics,
  Rng,
  type RngState,
  type Seat,
  silentTools,
} from '#kernel';
import { finishTurn } from './finishTurn.ts';
import { Results } from './results.ts';
import type { Worlds } from './worlds.ts';

/** The decision to be made. */
export interface RootDecision<G extends GameTypes> {
  readonly game: Game<G>;
  readonly heuristics: Heuristics<G>;
  readonly seat: Seat;
  readonly seats: number;
  readonly rng: Rng;
}

/** Tries answers in `wanted` states, or fewer if that exceeds `tries`; answers not tried stay sorted by prior. */
export function rootOrder<G extends GameTypes>(
  { game, heuristics, seat, seats, rng }: RootDecision<G>,
  legal: readonly G['action'][],
  worlds: Worlds<G>,
  wanted: number,
  tries: number,
): G['action'][] {
  if (wanted === 0 || legal.length < 2) return [...legal];
  const count = Math.max(1, Math.min(wanted, Math.floor(tries / legal.length)));
  const results = new Results(game, heuristics, seats);
  const first = worlds.draft();
  const byPrior = sorted(legal, (action) => heuristics.prior(first, seat, action));
  const states = [first, ...Array.from({ length: count - 1 }, () => worlds.draft())];
  // Every answer is tried in the same states with the same luck.
  const lucks = states.map((_, n): RngState => rng.stream(`root ${n}`).state);
  const tried = byPrior.slice(0, Math.floor(tries / count));
  const worth = (action: G['action']) => {
    let sum = 0;
    for (let n = 0; n < states.length; n++) {
      const draft = worlds.copy(states[n]);
      const tools = silentTools(new Rng(lucks[n] as RngState)); // one for each state
      game.play(draft, seat, action, tools);
      finishTurn(game, heuristics, draft, tools);
      results.evaluate(draft);
      sum += results.values[seat] as number; // one for each seat
    }
    return sum;
  };
  return [...sorted(tried, worth), ...byPrior.slice(tried.length)];
}

/** Highest first; equals keep their order. */
function sorted<T>(items: readonly T[], worthOf: (item: T) => number): T[] {
  const worths = items.map(worthOf);
  const order = items.map((_, i) => i);
  order.sort((one, two) => (worths[two] as number) - (worths[one] as number) || one - two); // one for each item
  return order.map((i) => items[i] as T); // each place is there once
}
