/** Flatiron as a game: the folder's door. */

import { approach } from './approach.ts';
import { BOX } from './box.ts';
import type { FlatironGame } from './flatiron.ts';
import { rules } from './flow.ts';
import { info } from './info.ts';
import { check } from './laws.ts';
import { automata, ifEnded, outcome, scores } from './scoring.ts';
import { refuse, setup } from './setup.ts';
import { imagine, view, viewEvent } from './view.ts';

export const flatiron: FlatironGame = {
  id: info.id,
  seats: info.seats,
  box: BOX,
  boxes: info.boxes,
  isOpen: false,
  options: {
    sides: { kind: 'oneOf', values: ['any', 'purple'], default: 'any' },
    hard: { kind: 'flag', default: false, when: [{ seats: 1 }] },
  },
  migrations: [],
  refuse,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  automata,
  endsTurn: (action) => 'done' in action,
  doesNothing: (action) => 'skip' in action,
  ifEnded,
  holdings: ({ players }, seat) => ({ dollars: players[seat]?.dollars ?? 0 }),
  outcome,
  openings: ['side'],
  approach,
  check,
};

export type { Event } from './events.ts';
export type { Flatiron } from './flatiron.ts';
export type { Action, PlaceAction, Step } from './steps.ts';
export type { DanielView, PlayerView, View } from './view.ts';
