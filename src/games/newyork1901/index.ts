/** New York 1901 as a game: the folder's door. */

import { approach } from './approach.ts';
import { BOX } from './box.ts';
import { CHALLENGES, STREETS } from './components.ts';
import { rules } from './flow.ts';
import { info } from './info.ts';
import { check } from './laws.ts';
import { ifEnded, outcome, scores } from './scoring.ts';
import { refuse, setup } from './setup.ts';
import type { NewYork1901Game } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

export const newyork1901: NewYork1901Game = {
  id: info.id,
  seats: info.seats,
  box: BOX,
  boxes: info.boxes,
  isOpen: true,
  options: {
    expert: { kind: 'flag', default: false },
    actionCards: { kind: 'flag', default: true },
    firstGame: { kind: 'flag', default: false },
    streets: { kind: 'someOf', values: STREETS, min: 0, max: 3, default: [] },
    challenge: { kind: 'oneOf', values: ['drawn', 'none', ...CHALLENGES], default: 'drawn' },
  },
  migrations: [],
  refuse,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  automata: () => [],
  endsTurn: (action) => 'stop' in action,
  ifEnded,
  outcome,
  openings: ['character'],
  approach,
  check,
};

export type { Cell } from '#geometry';
export type { Kind, Lot } from './board.ts';
export type { Build } from './sites.ts';
export type { Action, Event, NewYork1901 } from './state.ts';
export type { EstateView, View } from './view.ts';
