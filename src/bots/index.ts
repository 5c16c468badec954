/** Bots: they see views, never states. */
import type { Brain, Game } from '#kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';

export { arena, type Contest, type Standing } from './arena.ts';
export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { type Match, playMatch, seedNumber } from './match.ts';
export { BOT_NAMES, type BotName } from './names.ts';
export { random } from './random.ts';

/** A bot by its name, for one game. */
export function botNamed(name: BotName, game: Game, brain: Brain): Bot {
  return name === 'random' ? random() : greedy(game, brain);
}
