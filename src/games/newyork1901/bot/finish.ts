/** How a turn that has begun is completed at a glance: search compares whole turns. */
import type { Seat } from '#kernel';
import { builds, lotsOnOffer } from '../actions.ts';
import type { Action, State } from '../state.ts';
import { prior } from './prior.ts';

const STOP: Action = { stop: true };

/** The building or lot that looks best; a turn that may still be a whole one is left alone. */
export function finish(state: State, seat: Seat): Action | undefined {
  const step = state.agenda.at(-1);
  switch (step?.step) {
    case 'goOn':
      return step.built ? STOP : best(state, seat, [STOP, ...builds(state, seat, 'free')]);
    case 'boomBuild':
      return best(state, seat, builds(state, seat, 'free'));
    case 'grabLot':
      return best(state, seat, lotsOnOffer(state, true));
    default:
      return undefined;
  }
}

function best(state: State, seat: Seat, answers: readonly Action[]): Action | undefined {
  let found: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) {
    const action = answers[i] as Action; // below its length
    const promise = prior(state, seat, action);
    if (promise <= most) continue;
    most = promise;
    found = action;
  }
  return found;
}
