/** The result of a game, or what it would be by the points so far; for final pictures of any position. */
import { at, type Game, type GameTypes, type PlayedResult, rank, resultOf } from '#kernel';

/** Ranks by the current points if the game is not over. */
export function resultNow<G extends GameTypes>(game: Game<G>, state: G['state']): PlayedResult {
  const scores = game.scores(state);
  const automata = game.automata(state);
  const totals = [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
  const ranking = rank(totals.length, (player) => at(totals, player));
  return resultOf({ outcome: game.outcome(state) ?? { ranking, ending: '' }, scores, automata });
}
