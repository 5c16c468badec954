/** Looks one action ahead: takes the answer after which the game's own evaluation is best. */
import { at, clone, type Game, type GameTypes, type Heuristics, Rng, silentTools } from '#kernel';
import type { Bot } from './bot.ts';

/** States imagined for each decision. */
const WORLDS = 3;

/** A bot that looks one action ahead in a few imagined states. */
export function greedy<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  worlds = WORLDS,
): Bot<G> {
  return {
    choose(seat, view, legal, rng) {
      if (legal.length === 1) return at(legal, 0);
      // Every answer is tried in the same states with the same luck; otherwise the luckiest draw would win, not the best answer.
      const imagined = Array.from({ length: worlds }, (_, n) => ({
        state: game.imagine(view, rng),
        luck: rng.stream(`world ${n}`).state,
      }));
      const sensible = heuristics.sensible?.(at(imagined, 0).state, seat, legal) ?? legal;
      const worths = sensible.map((action) => {
        let worth = 0;
        for (const { state, luck } of imagined) {
          const draft = clone(state);
          game.play(draft, seat, action, silentTools(new Rng(luck)));
          worth += heuristics.evaluate(draft, seat);
        }
        return worth;
      });
      const best = Math.max(...worths);
      return rng.pick(sensible.filter((_, i) => worths[i] === best));
    },
  };
}
