/** Whether an answer found in another imagined state is legal in this one, without the list. */
import type { Seat } from '#kernel';
import { mayPlay, turnBegun } from '../actionCards.ts';
import { mustAcquire } from '../actions.ts';
import { isSmall, type Lot, lotPlan } from '../board.ts';
import { reservedLots } from '../estate.ts';
import { isLegalSite } from '../legalSites.ts';
import { type Build, placeOf, standing } from '../sites.ts';
import { type Action, estateOf, ownerOf, type State, type Step } from '../state.ts';

export function allows(state: State, seat: Seat, action: Action): boolean {
  // Asked only while somebody has to decide.
  const step = state.agenda.at(-1) as Step;
  switch (step.step) {
    case 'beginTurn':
      if ('lot' in action) return mustAcquire(state, seat) && isOnOffer(state, action.lot);
      if ('tile' in action) return mayBuild(state, seat, action, mustAcquire(state, seat) ? 'over' : 'both');
      return 'card' in action && mayPlay(state, turnBegun(seat), action.card);
    case 'goOn':
      if ('tile' in action) return !step.built && mayBuild(state, seat, action, 'free');
      return 'card' in action ? mayPlay(state, step, action.card) : 'stop' in action;
    case 'grabLot':
      return 'lot' in action && isSmall(lotPlan(action.lot).kind) && isOnOffer(state, action.lot);
    case 'boomBuild':
      return 'tile' in action && mayBuild(state, seat, action, 'free');
    case 'giveBack':
      return 'lot' in action && reservedLots(estateOf(state, seat)).includes(action.lot);
    default:
      return false;
  }
}

function isOnOffer(state: State, lot: Lot): boolean {
  return state.market.includes(lotPlan(lot).kind) && ownerOf(state, lot) === undefined;
}

function mayBuild(state: State, seat: Seat, build: Build, wanted: 'free' | 'over' | 'both'): boolean {
  return isLegalSite(state, seat, standing(build.tile, placeOf(build)), wanted);
}
