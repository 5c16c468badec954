/** Answers, listed: places to go, newspapers to spend, things to do at a place. */
import { at, type Reason, type Seat } from '#kernel';
import { CITY_HALL, PAPERS, type Paper, PLACES, type Place, paperDeed } from './components.ts';
import { cardObstacle, decreeObstacle, obstacle } from './obstacles.ts';
import { effectNow, type PlaceAction, playerOf, type Refusal, type Spending, type State } from './state.ts';

/** R3.3 Where the other architect stands: the rival's, or Daniel's. */
export function rivalPlace({ players, daniel }: State, seat: Seat): Place {
  return daniel ? daniel.place : at(players, 1 - seat).place;
}

/** R3.2, R3.3, R7.4 Why the architect may not go there. */
export function moveObstacle(state: State, seat: Seat, to: Place): Reason<Refusal> | undefined {
  if (to === playerOf(state, seat).place) return MUST_MOVE;
  if (to === rivalPlace(state, seat) && effectNow(state).type !== 'shareLocation') return PLACE_TAKEN;
  return undefined;
}

const MUST_MOVE: Reason<Refusal> = { rule: 'R3.2', code: 'mustMove' };
const PLACE_TAKEN: Reason<Refusal> = { rule: 'R3.3', code: 'placeTaken' };

export function openPlaces(state: State, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let to = 0; to < PLACES.length; to++) if (!moveObstacle(state, seat, to)) places.push(to);
  return places;
}

/** R3.4 Why this cannot be done at the place. */
export function placeObstacle(
  state: State,
  seat: Seat,
  place: Place,
  action: PlaceAction,
): Reason<Refusal> | undefined {
  if (action === 'money' || (action === 'activate' && place !== CITY_HALL)) return undefined;
  const player = playerOf(state, seat);
  if (action === 'activate') return obstacle(state, seat, paperDeed(state.paper), 0, player.dollars);
  return place === CITY_HALL
    ? decreeObstacle(state, player, 0, player.dollars)
    : cardObstacle(state, player, place, 0);
}

export const PLACE_ACTIONS: readonly PlaceAction[] = ['buy', 'activate', 'money'];

export function placeActions(state: State, seat: Seat, place: Place): { do: PlaceAction }[] {
  const list: { do: PlaceAction }[] = [];
  for (const action of PLACE_ACTIONS)
    if (!placeObstacle(state, seat, place, action)) list.push({ do: action });
  return list;
}

/** R8.1, [Q30] Each kind of newspaper in hand whose action can be done now. */
export function spendings(state: State, seat: Seat): Spending[] {
  const { hand } = playerOf(state, seat);
  const list: Spending[] = [];
  if (hand.length === 0) return list;
  for (let paper = 0; paper < PAPERS.length; paper++) {
    if (hand.includes(paper) && canSpend(state, seat, paper)) list.push({ spend: paper });
  }
  return list;
}

export function canSpend(state: State, seat: Seat, paper: Paper): boolean {
  return obstacle(state, seat, paperDeed(paper), 0, playerOf(state, seat).dollars) === undefined;
}

/** Why a newspaper cannot be spent; undefined where the attempt is another one. */
export function spendingObstacle(state: State, seat: Seat, attempt: unknown): Reason<Refusal> | undefined {
  const paper = fieldOf(attempt, 'spend');
  if (paper === undefined) return undefined;
  const held = playerOf(state, seat).hand.some((kind) => kind === paper);
  if (!held) return { rule: 'R8.1', code: 'notInHand' };
  return obstacle(state, seat, paperDeed(Number(paper)), 0, playerOf(state, seat).dollars);
}

/** R8.1, [Q6] Why a newspaper cannot be spent in the middle of an action; undefined where the attempt is another one. */
export function insideAction(attempt: unknown): Reason<Refusal> | undefined {
  return fieldOf(attempt, 'spend') === undefined ? undefined : INSIDE_ACTION;
}

const INSIDE_ACTION: Reason<Refusal> = { rule: 'R8.1', code: 'insideAction' };

/** A field of an attempt that may be any JSON. */
export function fieldOf(attempt: unknown, name: string): unknown {
  if (typeof attempt !== 'object' || attempt === null || !Object.hasOwn(attempt, name)) return undefined;
  return (attempt as Record<string, unknown>)[name];
}

/** A whole number below the limit out of an attempt. */
export function numberOf(attempt: unknown, name: string, limit: number): number | undefined {
  const value = fieldOf(attempt, name);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit ? Number(value) : undefined;
}
