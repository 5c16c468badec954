/** What New York 1901 knows about being played well. */
import type { Heuristics } from '#kernel';
import type { NewYork1901 } from '../state.ts';
import { evaluate, margins } from './evaluate.ts';
import { levels } from './levels.ts';
import { prior } from './prior.ts';
import { sample } from './sample.ts';
import { CLEAR_LEAD } from './weights.ts';

export const heuristics: Heuristics<NewYork1901> = {
  ...levels,
  scale: CLEAR_LEAD,
  evaluate,
  margins,
  sample,
  prior,
};
