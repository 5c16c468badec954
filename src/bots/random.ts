/** Any legal answer, each equally likely. */
import type { Bot } from './bot.ts';

export const random: Bot = {
  choose: (_seat, _view, legal, rng) => rng.pick(legal),
};
