/** How search explores: the usual figures, a game's own, and textbook search. */
import type { Heuristics, SearchSettings } from '#kernel';

/** What was found to play well in most games. */
export const USUAL: SearchSettings = {
  widening: 1.5,
  rootWidening: 2,
  curiosity: 1,
  samples: 6,
  plies: 2,
  guides: 3,
  rootWorlds: 2,
  depth: 60,
  crowd: Number.POSITIVE_INFINITY,
  iterationShare: 1,
};

/** Textbook search, as a fixed opponent: every answer, no judgement, random play to the end. */
export const VANILLA: SearchSettings = {
  widening: Number.POSITIVE_INFINITY,
  rootWidening: Number.POSITIVE_INFINITY,
  curiosity: 1.4,
  samples: 1,
  plies: 5000,
  guides: 1,
  rootWorlds: 0,
  depth: Number.POSITIVE_INFINITY,
  crowd: Number.POSITIVE_INFINITY,
  iterationShare: 1,
};

/** The usual figures with the game's own in their place. */
export function searchSettings({ search }: Pick<Heuristics, 'search'>): SearchSettings {
  return { ...USUAL, ...search };
}
