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
import { USUAL } from './search/settings.ts';

/** Plans if the game knows how to, else searches; thoughts are kept from one decision of a turn to the next. */
export function searcher<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  budget: Budget,
  settings: SearchSettings = USUAL,
): Bot<G> {
  const search = new Search(game, heuristics, settings);
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      const action = heuristics.plan?.(view, seat, legal, budget, rng)?.[0]?.action ?? searched();
      return legal.find((answer) => same(answer, action)) ?? action;

      function searched(): G['action'] {
        const found = at(search.run(seat, view, legal, budget, rng), 0).action;
        search.expect(seat, view, found, rng);
        return found;
      }
    },
  };
}
