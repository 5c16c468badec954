/** The evaluation of search, as the fitting program sees it. */
import { type Fitted, type Fitting, fittedHeuristics, type Seat } from '#kernel';
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
  // Forecasts become better with the weights, but search does not.
  inPlay: [],
  solo: { options: {}, asTwo: false },
  phaseOf,
  assess(state, worths, features) {
    const { players } = state;
    worths.fill(0, 0, 2);
    if (isOver(state))
      // Each seat's final lead counts the same difference.
      for (let seat = 0; seat < players.length; seat++) worths[seat] = final(state, seat) / players.length;
    else if (players.length === 1) assessAlone(state, worths, features);
    else for (let seat = 0; seat < players.length; seat++) assessSeat(state, seat, worths, features);
    return 2;
  },
};

function assessSeat(
  state: State,
  seat: Seat,
  worths: Float64Array,
  features: Float64Array | undefined,
): void {
  const estimate = estimateOf(state, seat);
  if (features && estimate.player.side !== NONE) featuresOf(estimate, features, seat * FEATURES.length);
  worths[seat] = outlook(estimate, WEIGHTS.search);
}

/** The seat, then Daniel. */
function assessAlone(state: State, worths: Float64Array, features: Float64Array | undefined): void {
  const { daniel } = state;
  if (!daniel) return;
  const estimate = estimateOf(state, 0);
  if (features && estimate.player.side !== NONE) featuresOf(estimate, features, 0);
  if (features) danielFeatures(features, FEATURES.length);
  worths[0] = outlook(estimate, WEIGHTS.searchAlone);
  worths[1] = danielCount(state.options, daniel).total + danielNext(estimate) + danielLater(estimate);
}

export const corrected = fittedHeuristics(fitting, fitted);
