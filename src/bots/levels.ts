/** Levels 1 to 6 as figures: how each one thinks, game by game where games differ. */
import type { Brain, Budget, Game, GameTypes } from '#kernel';
import type { Bot } from './bot.ts';
import { casual, type Habits } from './casual.ts';
import { greedy } from './greedy.ts';
import type { BotName } from './names.ts';
import type { Settings } from './search/settings.ts';
import { searcher } from './searcher.ts';
import { settingsFor } from './tuning.ts';

/** A level thinks as a beginner with habits, one action ahead in so many imagined states, or by search in its way. */
type Thinking =
  | { readonly habits: Habits }
  | { readonly worlds: number }
  | ({ readonly iterations: number } & Partial<Settings>);

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

/** What differs from the usual. */
const LEVELS_OF: Readonly<Record<string, Partial<Readonly<Record<BotName, Thinking>>>>> = {
  flatiron: {
    level2: { habits: { notices: 0.2, misjudges: 1.2 } },
    level3: { habits: { notices: 0.3, misjudges: 0.9 } },
    level4: { worlds: 2 },
    level5: { iterations: 100 },
    level6: { iterations: 1500 },
  },
  newyork1901: {
    level4: { iterations: 70, crowdPart: 0.4 },
    level5: { iterations: 850, crowdPart: 0.2 },
    level6: { iterations: 10_000, crowdPart: 0.5 },
  },
  newyorkcity: {
    level1: { habits: { notices: 0.02, misjudges: 4 } },
    level2: { habits: { notices: 0.2, misjudges: 1.25 } },
    level3: { habits: { notices: 0.36, misjudges: 0.8 } },
    level4: { habits: { notices: 0.65, misjudges: 0.4 } },
    level5: { worlds: 2 },
    level6: { iterations: 1200 },
  },
  tangramcity: {
    level2: { habits: { notices: 0.33, misjudges: 0.9 } },
    level3: { habits: { notices: 0.6, misjudges: 0.45 } },
    level4: { habits: { notices: 0.85, misjudges: 0.2 } },
    level5: { iterations: 6 },
    level6: { iterations: 3000 },
  },
};

/** A bot by its name, for one game; without a clock in milliseconds it thinks to the end, always the same. */
export function botNamed<G extends GameTypes>(
  level: BotName,
  game: Game<G>,
  brain: Brain<G>,
  clock?: () => number,
): Bot<G> {
  const thinking = LEVELS_OF[game.id]?.[level] ?? USUAL_LEVELS[level];
  if ('habits' in thinking) return casual(game, brain, thinking.habits);
  if ('worlds' in thinking) return greedy(game, brain, thinking.worlds);
  const { iterations, ...settings } = thinking;
  const budget: Budget = clock ? { iterations, milliseconds: LIMITS[level], clock } : { iterations };
  return searcher(game, brain, budget, { ...settingsFor(game.id), ...settings });
}
