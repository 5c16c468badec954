/** The evaluation of search, with its fitted correction. */
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';
import { NONE } from '../components.ts';
import { danielCount } from '../daniel.ts';
import type { State } from '../state.ts';
import { danielLater, danielNext } from './daniel.ts';
import { estimateOf } from './estimate.ts';
import { final, isOver, outlook } from './evaluate.ts';
import {
  danielFeatures,
  FEATURES,
  type Feature,
  featuresOf,
  PHASES,
  type Phase,
  phaseOf,
} from './features.ts';
import weights from './fitted.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

/** A feature or phase that the file does not know does not compile. */
const fitted: Fitted<Feature, Phase> = weights;

const fitting: Fitting<State> = {
  features: FEATURES,
  phases: PHASES,
  inPlay: [1, 2],
  solo: { options: {}, asTwo: false },
  phaseOf,
  assess(state, worths, features) {
    const { players } = state;
    if (players.length === 1) {
      assessAlone(state, worths, features);
      return 2;
    }
    for (let seat = 0; seat < players.length; seat++) {
      const estimate = estimateOf(state, seat);
      if (estimate.player.side !== NONE) featuresOf(estimate, features, seat * FEATURES.length);
      worths[seat] = outlook(estimate, WEIGHTS.search);
    }
    return players.length;
  },
};

/** The seat, then Daniel. */
function assessAlone(state: State, worths: Float64Array, features: Float64Array): void {
  const { daniel } = state;
  worths[0] = 0;
  worths[1] = 0;
  if (isOver(state)) worths[0] = final(state, 0);
  else if (daniel) {
    const estimate = estimateOf(state, 0);
    if (estimate.player.side !== NONE) featuresOf(estimate, features, 0);
    danielFeatures(features, FEATURES.length);
    worths[0] = outlook(estimate, WEIGHTS.search);
    worths[1] = danielCount(state.options, daniel).total + danielNext(estimate) + danielLater(estimate);
  }
}

export const corrected = fittedHeuristics(fitting, fitted);
