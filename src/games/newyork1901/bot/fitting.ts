/** The evaluation with its fitted correction. */
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';
import { estateOf, type State } from '../state.ts';
import { worthOf } from './evaluate.ts';
import { FEATURES, type Feature, featuresOf, PHASES, type Phase, phaseOf } from './features.ts';
import weights from './fitted.json' with { type: 'json' };
import { takeCensus } from './majorities.ts';

/** A feature or phase that the file does not know does not compile. */
const fitted: Fitted<Feature, Phase> = weights;

const fitting: Fitting<State> = {
  features: FEATURES,
  phases: PHASES,
  inPlay: [2, 3, 4],
  phaseOf,
  assess(state, worths, features) {
    const census = takeCensus(state);
    const { length } = state.estates;
    for (let seat = 0; seat < length; seat++) {
      worths[seat] = worthOf(state, estateOf(state, seat), seat, census);
      if (features) featuresOf(state, seat, census, features, seat * FEATURES.length);
    }
    return length;
  },
};

export const corrected = fittedHeuristics(fitting, fitted);
