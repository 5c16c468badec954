/** Levels 1 to 6: how each one thinks unless a game has its own figures. */
import type { BotName, Budget, Game, GameTypes, Heuristics, Thinking } from '#kernel';
import type { Bot } from './bot.ts';
import { casual } from './casual.ts';
import { greedy } from './greedy.ts';
import { searchSettings } from './search/settings.ts';
import { searcher } from './searcher.ts';

/** The longest thinking time in milliseconds, whatever the table below says. */
export const TIME_LIMITS: Readonly<Record<BotName, number>> = {
  level1: 250,
  level2: 400,
  level3: 800,
  level4: 1600,
  level5: 2500,
  level6: 4200,
};

const DEFAULT_LEVELS: Readonly<Record<BotName, Thinking>> = {
  level1: { habits: { notices: 0.15, misjudges: 1.5 } },
  level2: { habits: { notices: 0.4, misjudges: 0.7 } },
  level3: { worlds: 2 },
  level4: { iterations: 250 },
  level5: { iterations: 2000 },
  level6: { iterations: 16_000 },
};

/** A bot by name, for one game. Without a clock it has no time limit and always chooses the same. */
export function botNamed<G extends GameTypes>(
  level: BotName,
  game: Game<G>,
  heuristics: Heuristics<G>,
  clock?: () => number,
): Bot<G> {
  const thinking = heuristics.levels[level] ?? DEFAULT_LEVELS[level];
  if ('habits' in thinking) return casual(game, heuristics, thinking.habits);
  if ('worlds' in thinking) return greedy(game, heuristics, thinking.worlds);
  const { iterations, ...settings } = thinking;
  const budget: Budget = clock ? { iterations, milliseconds: TIME_LIMITS[level], clock } : { iterations };
  return searcher(game, heuristics, budget, { ...searchSettings(heuristics), ...settings });
}
