/** What New York 1901 knows about being played well. */
import type { Heuristics } from '#kernel';
import type { NewYork1901 } from '../state.ts';
import { allows } from './allows.ts';
import { copyState } from './copy.ts';
import { evaluate } from './evaluate.ts';
import { finish } from './finish.ts';
import { corrected } from './fitting.ts';
import { levels } from './levels.ts';
import { prior } from './prior.ts';
import { facts } from './reasons.ts';
import { sample } from './sample.ts';
import { CLEAR_LEAD } from './weights.ts';

export const heuristics: Heuristics<NewYork1901> = {
  ...levels,
  ...corrected,
  scale: CLEAR_LEAD,
  evaluate,
  sample,
  prior,
  copy: copyState,
  isOpen: true,
  allows,
  finish,
  facts,
};
