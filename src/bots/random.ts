/** Any legal answer, each equally likely. */
import type { GameTypes } from '#kernel';
import type { Bot } from './bot.ts';

export function random<G extends GameTypes>(): Bot<G> {
  return { choose: (_seat, _view, legal, rng) => rng.pick(legal) };
}
