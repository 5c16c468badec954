/** The evaluation with its fitted correction. */
import { type Fitted, type Fitting, fittedHeuristics } from '#kernel';
import { isTom, type State } from '../state.ts';
import { tableWorth } from './evaluate.ts';
import { FEATURES, type Feature, featuresOf, PHASES, type Phase, phaseOf } from './features.ts';
import weights from './fitted.json' with { type: 'json' };
import { handWorth, openCardsWorth } from './handWorth.ts';
import { outlookOf } from './outlook.ts';

/** A feature or phase that the file does not know does not compile. */
const fitted: Fitted<Feature, Phase> = weights;

const fitting: Fitting<State> = {
  features: FEATURES,
  phases: PHASES,
  inPlay: [1, 2, 3],
  // Bots that search are a match for Tom; those whose games are fitted always lose to him.
  solo: { options: { toms: 1, level: 'C5' }, asTwo: true },
  phaseOf,
  assess(state, worths, features) {
    const { length } = state.firms;
    for (let firm = 0; firm < length; firm++) {
      const isSeat = !isTom(state, firm);
      const outlook = outlookOf(state, isSeat ? firm : 0);
      const cards = isSeat ? handWorth(state, firm, outlook) : openCardsWorth(state, 0, firm);
      worths[firm] = tableWorth(state, firm, outlook) + cards;
      featuresOf(state, firm, cards, outlook.where, features, firm * FEATURES.length);
    }
    return length;
  },
};

export const corrected = fittedHeuristics(fitting, fitted);
