/** How promising an answer looks at a glance; higher is tried first. */
import { at, type Seat } from '#kernel';
import { PLANS, placeOf, standing } from '../sites.ts';
import { type Action, estateOf, type State } from '../state.ts';
import { CARDS, PRIOR } from './weights.ts';

export function prior(state: State, seat: Seat, action: Action): number {
  if ('lot' in action) return PRIOR.lot;
  if ('card' in action) return CARDS[action.card].prior;
  if ('stop' in action) return PRIOR.stop;
  const { points } = at(PLANS, action.tile);
  const { fronts } = standing(action.tile, placeOf(action));
  const streets = state.streets.filter((street) => ((fronts >> street) & 1) === 1).length;
  return points + PRIOR.eachStreet * streets + PRIOR.eachFreeWorker * estateOf(state, seat).workers;
}
