/** What Tangram City knows about being played well. */
import type { Heuristics } from '#kernel';
import type { Tangramcity } from '../state.ts';
import { allows } from './allows.ts';
import { alone } from './alone.ts';
import { evaluate } from './evaluate.ts';
import { corrected } from './fitting.ts';
import { levels } from './levels.ts';
import { plan } from './plan.ts';
import { prior } from './prior.ts';
import { facts } from './reasons.ts';
import { sample } from './sample.ts';
import { SCALE } from './weights.ts';

export const heuristics: Heuristics<Tangramcity> = {
  ...levels,
  ...corrected,
  scale: SCALE,
  evaluate,
  sample,
  prior,
  allows,
  alone,
  plan,
  facts,
};
