/** Tangram City as a game: the folder's door. */
import { approach } from './approach.ts';
import { BOX } from './box.ts';
import { rules } from './flow.ts';
import { info } from './info.ts';
import { check } from './laws.ts';
import { ifEnded, outcome, scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { TangramcityGame } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

export const tangramcity: TangramcityGame = {
  id: info.id,
  seats: info.seats,
  box: BOX,
  boxes: info.boxes,
  isOpen: false,
  options: {
    boards: { kind: 'oneOf', values: ['drawn', 'chosen'], default: 'drawn' },
  },
  migrations: [],
  refuse: () => undefined,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  automata: () => [],
  ifEnded,
  outcome,
  openings: ['board'],
  approach,
  check,
};

export type { Outline, Patch } from './quarters.ts';
export type { Color, Pose, Spot } from './spots.ts';
export type { Action, City, DealtCard, Event, Tangramcity } from './state.ts';
export type { View } from './view.ts';
