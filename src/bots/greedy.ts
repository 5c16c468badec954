/** One ply ahead: the answer after which the game's own evaluation is best. */
import { at, clone, type Game, type GameTypes, type Heuristics, Rng, silentTools } from '#kernel';
import type { Bot } from './bot.ts';

/** States imagined for each decision. */
const WORLDS = 3;

export function greedy<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  worlds = WORLDS,
): Bot<G> {
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      // Every answer meets the same states and the same luck, or the luckiest draw would win instead of the best answer.
      const imagined = Array.from({ length: worlds }, (_, n) => ({
        state: game.imagine(view, rng),
        luck: rng.stream(`world ${n}`).state,
      }));
      const worths = legal.map((action) => {
        let worth = 0;
        for (const { state, luck } of imagined) {
          const draft = clone(state);
          game.play(draft, seat, action, silentTools(new Rng(luck)));
          worth += heuristics.evaluate(draft, seat);
        }
        return worth;
      });
      const best = Math.max(...worths);
      return rng.pick(legal.filter((_, i) => worths[i] === best));
    },
  };
}
