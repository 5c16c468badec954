/** R3.2, R3.3, R7.4: where the architect may go. */
import { at, type Seat } from '#kernel';
import { PLACES, type Place } from './components.ts';
import { currentRules } from './effects/floors.ts';
import { because, type Obstacle } from './refusals.ts';
import { playerOf, type State } from './state.ts';

const MUST_MOVE = because('R3.2', 'mustMove');
const PLACE_TAKEN = because('R3.3', 'placeTaken');

/** R3.3 Where the other architect stands: the rival's, or Daniel's. */
export function rivalPlace({ players, daniel }: State, seat: Seat): Place {
  return daniel ? daniel.place : at(players, 1 - seat).place;
}

/** Why the architect may not go there. */
export function moveObstacle(state: State, seat: Seat, to: Place): Obstacle {
  if (to === playerOf(state, seat).place) return MUST_MOVE;
  if (to === rivalPlace(state, seat) && !currentRules(state).sharesPlaces) return PLACE_TAKEN;
  return undefined;
}

export function openPlaces(state: State, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let to = 0; to < PLACES.length; to++) if (!moveObstacle(state, seat, to)) places.push(to);
  return places;
}
