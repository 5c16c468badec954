/** What the games are called, so that lists of tables need none of their rules. */
import { COVERS, isGameId } from '#games';

export function titleOf(game: string): string {
  return isGameId(game) ? COVERS[game].title : game;
}
