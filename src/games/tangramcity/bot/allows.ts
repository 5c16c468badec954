/** Whether an answer found in another imagined state is legal in this one, without the list. */
import { type Seat, same } from '#kernel';
import { FOUNTAIN, type Tile } from '../components.ts';
import { isFreeAt } from '../fitting.ts';
import { rules } from '../flow.ts';
import { type Action, cityOf, type State, type Step } from '../state.ts';

export function allows(state: State, seat: Seat, action: Action): boolean {
  const step = rules.stepFor(state, seat);
  if ('decline' in action) return asksFor(step, action.decline);
  if (!('turn' in action)) return rules.legalActions(state, seat).some((legal) => same(legal, action));
  return asksFor(step, action.tile) && isFreeAt(cityOf(state, seat), action);
}

function asksFor(step: Step | undefined, tile: Tile): boolean {
  if (step?.step === 'placeFountain') return tile === FOUNTAIN;
  return step?.step === 'placeTile' && step.tiles.includes(tile);
}
