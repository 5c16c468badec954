/** Leads, and what comes of them; between two, fitted weights correct the lessons. With more seats they did not help. */
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';
import type { State } from '../state.ts';
import { assess } from './evaluate.ts';
import { FEATURES, type Feature, featuresOf, PHASES, type Phase, phaseOf } from './features.ts';
import weights from './fitted.json' with { type: 'json' };

/** A feature or phase that the file does not know does not compile. */
const fitted: Fitted<Feature, Phase> = weights;

export const fitting: Fitting<State> = {
  features: FEATURES,
  phases: PHASES,
  inPlay: [2],
  solo: { options: { toms: 1, level: 'C5' }, asTwo: false },
  phaseOf,
  assess(state, worths, features) {
    const { length } = state.firms;
    for (let firm = 0; firm < length; firm++) {
      const { worth, cards, where } = assess(state, firm);
      worths[firm] = worth;
      if (features) featuresOf(state, firm, cards, where, features, firm * FEATURES.length);
    }
    return length;
  },
};

export const corrected = fittedHeuristics(fitting, fitted);
