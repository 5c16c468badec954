/** What New York City knows about being played well. */
import type { Heuristics } from '#kernel';
import type { NewYorkCity } from '../state.ts';
import { allows } from './allows.ts';
import { evaluate } from './evaluate.ts';
import { corrected } from './fitting.ts';
import { levels } from './levels.ts';
import { prior } from './prior.ts';
import { facts } from './reasons.ts';
import { sample } from './sample.ts';
import { sensible } from './sensible.ts';
import { CLEAR_LEAD } from './weights.ts';

export const heuristics: Heuristics<NewYorkCity> = {
  ...levels,
  ...corrected,
  scale: CLEAR_LEAD,
  evaluate,
  sample,
  prior,
  allows,
  sensible,
  facts,
};
