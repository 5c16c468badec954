/** What the laws are tried on, and Tangram City's secrets said a second time. */
import { join } from 'node:path';
import type { Rng, Viewer } from '#kernel';
import { type Subject, storedPositions } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { type Tangramcity, tangramcity } from '../index.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';

export const GOLDEN = join(import.meta.dirname, 'golden');

/** R3.7 Cards in the hands of others, as long as they are not turned, and the deck. */
function scramble(draft: State, viewer: Viewer, rng: Rng): void {
  const unseen = draft.cards.filter(
    ({ holders, open }) => !open && holders.length > 0 && !holders.some((seat) => seat === viewer),
  );
  const hidden = [...unseen.map(({ tile }) => tile as number), ...draft.deck];
  rng.shuffle(hidden);
  for (const card of unseen) card.tile = hidden.shift() ?? null;
  draft.deck = hidden;
}

export const subject: Subject<Tangramcity> = {
  game: tangramcity,
  words,
  heuristics,
  scramble,
  optionSets: [{}, { boards: 'chosen' }],
  stored: storedPositions(GOLDEN),
  games: 5,
  longest: 200,
};
