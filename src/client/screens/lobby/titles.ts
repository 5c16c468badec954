/** The titles of games, without loading their rules. */
import { GAME_INFO, isGameId } from '#games';

/** The title of a game; unknown ids are shown as they are. */
export function titleOf(game: string): string {
  return isGameId(game) ? GAME_INFO[game].title : game;
}
