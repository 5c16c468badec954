/** Flatiron as a game: the folder's door. */
import { rules } from './flow.ts';
import { check } from './laws.ts';
import { outcome, scores } from './scoring.ts';
import { refuse, setup } from './setup.ts';
import type { FlatironGame } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

export const flatiron: FlatironGame = {
  id: 'flatiron',
  seats: { min: 1, max: 2 },
  reconstructed: true,
  options: {
    sides: { kind: 'oneOf', values: ['any', 'purple'], default: 'any' },
    hard: { kind: 'flag', default: false },
  },
  migrations: [],
  refuse,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  outcome,
  check,
};

export type { Flatiron } from './state.ts';
