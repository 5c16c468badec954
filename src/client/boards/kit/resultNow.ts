/** How a game ended, or would if the points so far decided it: what a closing picture of any moment needs. */
import { at, type Game, type GameTypes, type PlayedResult, rank, resultOf } from '#kernel';

export function resultNow<G extends GameTypes>(game: Game<G>, state: G['state']): PlayedResult {
  const scores = game.scores(state);
  const automata = game.automata(state);
  const totals = [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
  const ranking = rank(totals.length, (player) => at(totals, player));
  return resultOf({ outcome: game.outcome(state) ?? { ranking, ending: '' }, scores, automata });
}
