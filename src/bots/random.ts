/** A bot that plays at random. */
import type { GameTypes } from '#kernel';
import type { Bot } from './bot.ts';

/** Chooses any legal answer, each equally likely. */
export function random<G extends GameTypes>(): Bot<G> {
  return { choose: (_seat, _view, legal, rng) => rng.pick(legal) };
}
