/** Bots that search before they answer. */
import {
  at,
  type Budget,
  type Game,
  type GameTypes,
  type Heuristics,
  type SearchSettings,
  same,
} from '#kernel';
import type { Bot } from './bot.ts';
import { Search } from './search/search.ts';
import { DEFAULT_SETTINGS } from './search/settings.ts';

/** Uses the game's plan if it has one, else searches; the tree is kept from one decision of a turn to the next. */
export function searcher<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  budget: Budget,
  settings: SearchSettings = DEFAULT_SETTINGS,
): Bot<G> {
  const searches = new Search(game, heuristics, settings);
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      const action = heuristics.plan?.(view, seat, legal, budget, rng)?.[0]?.action ?? search();
      return legal.find((answer) => same(answer, action)) ?? action;

      function search(): G['action'] {
        const best = at(searches.run(seat, view, legal, budget, rng), 0).action;
        searches.expect(seat, view, best, rng);
        return best;
      }
    },
  };
}
