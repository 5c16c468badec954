/** One ply ahead: the answer after which the game's own evaluation is best. */
import { at, type Brain, clone, type Game, type GameTypes, silently } from '#kernel';
import type { Bot } from './bot.ts';

/** States imagined for each decision; every answer is tried on the same ones. */
const WORLDS = 3;

export function greedy<G extends GameTypes>(game: Game<G>, brain: Brain<G>, worlds = WORLDS): Bot<G> {
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      const imagined = Array.from({ length: worlds }, () => game.imagine(view, rng));
      const worths = legal.map((action) => {
        let worth = 0;
        for (const world of imagined) {
          const draft = clone(world);
          game.play(draft, seat, action, silently(rng));
          worth += brain.evaluate(draft, seat);
        }
        return worth;
      });
      const best = Math.max(...worths);
      return rng.pick(legal.filter((_, i) => worths[i] === best));
    },
  };
}
