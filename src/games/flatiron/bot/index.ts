/** What Flatiron knows about being played well. */
import type { Heuristics } from '#kernel';
import type { Flatiron } from '../flatiron.ts';
import { copyState } from './copy.ts';
import { evaluate } from './evaluate.ts';
import { corrected } from './fitting.ts';
import { levels } from './levels.ts';
import { prior } from './prior.ts';
import { facts } from './reasons.ts';
import { sample } from './sample.ts';
import { SCALE } from './weights.ts';

export const heuristics: Heuristics<Flatiron> = {
  ...levels,
  ...corrected,
  scale: SCALE,
  evaluate,
  sample,
  prior,
  copy: copyState,
  facts,
};
