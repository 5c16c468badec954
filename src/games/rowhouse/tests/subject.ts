/** What the laws are tried on, and Rowhouse's secrets said a second time. */
import { join } from 'node:path';
import type { Rng, Viewer } from '#kernel';
import { type Subject, storedPositions } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { type Rowhouse, rowhouse } from '../index.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';

export const GOLDEN = join(import.meta.dirname, 'golden');

/** R2.1, R3.1 Other hands, picks not yet shown, and the bag. */
function scramble(draft: State, viewer: Viewer, rng: Rng): void {
  const others = draft.houses.filter((_, seat) => seat !== viewer);
  const picking = draft.agenda.at(-1)?.step === 'lanes';
  const hidden = others.flatMap(({ hand, pick }) => [...hand, ...(picking && pick !== null ? [pick] : [])]);
  hidden.push(...draft.bag);
  rng.shuffle(hidden);
  for (const house of others) {
    house.hand = hidden.splice(0, house.hand.length);
    if (picking && house.pick !== null) house.pick = hidden.shift() ?? null;
  }
  draft.bag = hidden;
}

export const subject: Subject<Rowhouse> = {
  game: rowhouse,
  words,
  heuristics,
  scramble,
  optionSets: [{}, { hand: 5, rounds: 3, trades: false }],
  stored: storedPositions(GOLDEN),
};
