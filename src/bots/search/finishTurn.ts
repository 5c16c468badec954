/** Completes a turn that has begun, so that states are evaluated and compared between turns. */
import type { Game, GameTypes, Heuristics, Tools } from '#kernel';

/** Plays on for as long as the game knows how the turn is completed. */
export function finishTurn<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  draft: G['state'],
  tools: Tools<G['event']>,
): void {
  if (!heuristics.finish) return;
  for (let seat = game.turn(draft); seat !== undefined; seat = game.turn(draft)) {
    const action = heuristics.finish(draft, seat);
    if (action === undefined) return;
    game.play(draft, seat, action, tools);
  }
}
