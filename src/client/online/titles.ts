/** What the games are called, so that lists of tables need none of their rules. The names are the same in every language. */
import type { GameId } from '#games';

export const TITLES: Readonly<Record<GameId, string>> = {
  flatiron: 'Flatiron',
  newyork1901: 'New York 1901',
  newyorkcity: 'New York City',
  tangramcity: 'Tangram City',
  rowhouse: 'Rowhouse',
};

export function titleOf(game: string): string {
  return Object.hasOwn(TITLES, game) ? TITLES[game as GameId] : game;
}
