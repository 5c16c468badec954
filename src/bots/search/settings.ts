/** Search settings: the defaults, with a game's own in their place, and those of textbook search. */
import type { Heuristics, SearchSettings } from '#kernel';

/** The settings that play well in most games. */
export const DEFAULT_SETTINGS: SearchSettings = {
  widening: 1.5,
  rootWidening: 2,
  curiosity: 1,
  samples: 6,
  lists: false,
  plies: 2,
  guides: 3,
  rootWorlds: 2,
  depth: 60,
  crowd: Number.POSITIVE_INFINITY,
  iterationShare: 1,
  stopsEarly: 0,
};

/** Textbook search, as a fixed opponent: considers every answer, uses no heuristics, and plays at random to the end. */
export const VANILLA: SearchSettings = {
  widening: Number.POSITIVE_INFINITY,
  rootWidening: Number.POSITIVE_INFINITY,
  curiosity: 1.4,
  samples: 1,
  lists: false,
  plies: 5000,
  guides: 1,
  rootWorlds: 0,
  depth: Number.POSITIVE_INFINITY,
  crowd: Number.POSITIVE_INFINITY,
  iterationShare: 1,
  stopsEarly: 0,
};

/** The defaults, overridden by the game's own settings. */
export function searchSettings({ search }: Pick<Heuristics, 'search'>): SearchSettings {
  return { ...DEFAULT_SETTINGS, ...search };
}
