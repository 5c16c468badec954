/** Bots: they see views, never states. */
import type { Brain, Game } from '#kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';

export { type Advice, analyse, type Reviewed, review } from './analysis.ts';
export { type Contest, type DealtGame, playDeal } from './arena.ts';
export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { botOfLevel } from './levels.ts';
export { type Match, playMatch, seedNumber } from './match.ts';
export { BOT_NAMES, type BotName, LEVEL_NAMES, type LevelName } from './names.ts';
export { random } from './random.ts';
export { Search } from './search/search.ts';
export { type Settings, VANILLA } from './search/settings.ts';
export { searcher } from './searcher.ts';
export { type Standing, sharesOf, standingOf } from './standing.ts';
export { settingsFor } from './tuning.ts';

/** A bot by its name, for one game. */
export function botNamed(name: BotName, game: Game, brain: Brain): Bot {
  return name === 'random' ? random() : greedy(game, brain);
}
