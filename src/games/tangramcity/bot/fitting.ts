/** The evaluation with its fitted correction. */
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';
import { cityOf, type State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { FEATURES, type Feature, featuresOf, PHASES, type Phase, phaseOf } from './features.ts';
import weights from './fitted.json' with { type: 'json' };

/** A feature or phase that the file does not know does not compile. */
const fitted: Fitted<Feature, Phase> = weights;

const fitting: Fitting<State> = {
  features: FEATURES,
  phases: PHASES,
  // The plan plays, city by city. Weights of such features, tried at the ends of its futures, did no better than worths by hand in 90 games.
  inPlay: [],
  phaseOf,
  assess(state, worths, features) {
    const { length } = state.cities;
    for (let seat = 0; seat < length; seat++) {
      worths[seat] = evaluate(state, seat);
      if (features) featuresOf(cityOf(state, seat), features, seat * FEATURES.length);
    }
    return length;
  },
};

export const corrected = fittedHeuristics(fitting, fitted);
