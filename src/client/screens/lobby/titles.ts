/** What the games are called, so that lists of tables need none of their rules. */
import { GAME_INFO, isGameId } from '#games';

export function titleOf(game: string): string {
  return isGameId(game) ? GAME_INFO[game].title : game;
}
