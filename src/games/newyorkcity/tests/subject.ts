/** What the laws are tried on, and the game's secrets said a second time. */
import { join } from 'node:path';
import type { Rng, Viewer } from '#kernel';
import { formerPositions, type Subject, storedPositions } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { type NewYorkCity, newyorkcity } from '../index.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';

export const GOLDEN = join(import.meta.dirname, 'golden');

/** R1.3 Other seats' hands and the deck. */
function scramble(draft: State, viewer: Viewer, rng: Rng): void {
  const others = draft.firms.filter((_, seat) => seat !== viewer);
  const hidden = [draft.deck, ...others.map(({ hand }) => hand)];
  const cards = rng.shuffle(
    hidden.flatMap((counts) => counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))),
  );
  for (const counts of hidden) {
    const size = counts.reduce((sum, count) => sum + count, 0);
    counts.fill(0);
    for (const kind of cards.splice(0, size)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

export const subject: Subject<NewYorkCity> = {
  game: newyorkcity,
  words,
  heuristics,
  scramble,
  optionSets: [
    {},
    { toms: 1, level: 'A6' },
    { toms: 1, level: 'B4' },
    { toms: 1, level: 'C5' },
    { toms: 2, level: 'B4' },
    { toms: 3, level: 'C5' },
  ],
  stored: storedPositions(GOLDEN),
  formerStored: formerPositions(GOLDEN),
  longest: 600,
  games: 4,
};
