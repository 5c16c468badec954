/** Rowhouse as a game: the folder's door. */

import { approach } from './approach.ts';
import { BOX } from './box.ts';
import { rules } from './flow.ts';
import { info } from './info.ts';
import { check } from './laws.ts';
import { migrations } from './migrations.ts';
import { ifEnded, outcome, scores } from './scoring.ts';
import { refuse, setup } from './setup.ts';
import type { RowhouseGame } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

export const rowhouse: RowhouseGame = {
  id: info.id,
  seats: info.seats,
  box: BOX,
  boxes: info.boxes,
  isOpen: false,
  options: {
    hand: { kind: 'amount', min: 2, max: 5, default: 3 },
    rounds: { kind: 'amount', min: 3, max: 9, default: 9 },
    trades: { kind: 'flag', default: true },
  },
  migrations,
  refuse,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  automata: () => [],
  ifEnded,
  outcome,
  openings: [],
  approach,
  check,
};

export type { Rowhouse } from './state.ts';
