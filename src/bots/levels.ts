/** Levels 1 to 6 as figures: how each one thinks where a game does not say otherwise. */
import type { BotName, Budget, Game, GameTypes, Heuristics, Thinking } from '#kernel';
import type { Bot } from './bot.ts';
import { casual } from './casual.ts';
import { greedy } from './greedy.ts';
import { searchSettings } from './search/settings.ts';
import { searcher } from './searcher.ts';

/** Longest thinking time in milliseconds, whatever the table below asks for. */
export const LIMITS: Readonly<Record<BotName, number>> = {
  level1: 250,
  level2: 400,
  level3: 800,
  level4: 1600,
  level5: 2500,
  level6: 4200,
};

const USUAL_LEVELS: Readonly<Record<BotName, Thinking>> = {
  level1: { habits: { notices: 0.15, misjudges: 1.5 } },
  level2: { habits: { notices: 0.4, misjudges: 0.7 } },
  level3: { worlds: 2 },
  level4: { iterations: 250 },
  level5: { iterations: 2000 },
  level6: { iterations: 16_000 },
};

/** A bot by its name, for one game; without a clock in milliseconds it thinks to the end, always the same. */
export function botNamed<G extends GameTypes>(
  level: BotName,
  game: Game<G>,
  heuristics: Heuristics<G>,
  clock?: () => number,
): Bot<G> {
  const thinking = heuristics.levels[level] ?? USUAL_LEVELS[level];
  if ('habits' in thinking) return casual(game, heuristics, thinking.habits);
  if ('worlds' in thinking) return greedy(game, heuristics, thinking.worlds);
  const { iterations, ...settings } = thinking;
  const budget: Budget = clock ? { iterations, milliseconds: LIMITS[level], clock } : { iterations };
  return searcher(game, heuristics, budget, { ...searchSettings(heuristics), ...settings });
}
