/** Bots: they see views, never states. */
import type { Brain, Game } from '#kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { arena, type Contest, type Standing } from './arena.ts';
export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { type Match, playMatch, seedNumber } from './match.ts';
export { random } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot by its name, for one game. */
export function botNamed(name: BotName, game: Game, brain: Brain): Bot {
  return name === 'random' ? random() : greedy(game, brain);
}
