/** What was found to play best, game by game. */
import { type Settings, USUAL } from './search/settings.ts';

const TUNED: Readonly<Record<string, Partial<Settings>>> = {
  flatiron: { plies: 0 },
  newyork1901: { plies: 0, crowd: 3 },
  newyorkcity: { plies: 0, samples: 8, widening: 0.8, rootWidening: 1 },
};

/** How search goes about a game. */
export function settingsFor(game: string): Settings {
  return { ...USUAL, ...TUNED[game] };
}
