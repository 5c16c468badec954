/** R3.4 to R3.8, R4.1, R4.4: the three things to do at a place, with the architect there or from afar (R6.11). */
import type { Seat } from '#kernel';
import { columnDeeds } from '../columns.ts';
import { CITY_HALL, type Place, paperDeed } from '../components.ts';
import { moneyAt } from '../prices.ts';
import type { Obstacle } from '../refusals.ts';
import { playerOf, type State } from '../state.ts';
import { PLACE_ACTIONS, type PlaceAction, type Step, type Tools } from '../steps.ts';
import { cardObstacle, decreeObstacle, startDecree, startHalf } from './cards.ts';
import { noObstacle } from './deedRule.ts';
import { obstacle, perform } from './deeds.ts';

interface PlaceRule {
  /** Why it cannot be done at this place. */
  obstacle(state: State, seat: Seat, place: Place): Obstacle;
  perform(draft: State, seat: Seat, place: Place, tools: Tools): void;
}

const PLACE_RULES: { readonly [K in PlaceAction]: PlaceRule } = {
  /** R4.1, R4.4 A street's top card; at City Hall a decree. */
  buy: {
    obstacle(state, seat, place) {
      const player = playerOf(state, seat);
      return place === CITY_HALL
        ? decreeObstacle(state, player, 0, player.dollars)
        : cardObstacle(state, player, place, 0);
    },
    perform(draft, seat, place, tools) {
      if (place === CITY_HALL) startDecree(draft, seat, 0, tools);
      else startHalf(draft, seat, place, 0, tools);
    },
  },

  /** R3.6, R3.8 A street's column; at City Hall the newspaper of the day. */
  activate: {
    obstacle: (state, seat, place) =>
      place === CITY_HALL
        ? obstacle(state, seat, paperDeed(state.paper), 0, playerOf(state, seat).dollars)
        : undefined,
    perform(draft, seat, place, tools) {
      if (place === CITY_HALL) {
        tools.emit({ did: 'usedPaper', seat, paper: draft.paper });
        perform(draft, seat, paperDeed(draft.paper), 0, tools);
        return;
      }
      tools.emit({ did: 'activated', seat, place });
      const deeds = columnDeeds(playerOf(draft, seat), place);
      tools.next(...deeds.map((deed): Step => ({ step: 'reach', seat, deed })));
    },
  },

  /** R3.5, R7.2 City Hall pays more only to an architect who is there. */
  money: {
    obstacle: noObstacle,
    perform(draft, seat, _place, { emit }) {
      const player = playerOf(draft, seat);
      const dollars = moneyAt(draft, player.place);
      player.dollars += dollars;
      emit({ did: 'tookMoney', seat, dollars });
    },
  },
};

/** R3.4 Why this cannot be done at the place. */
export function placeObstacle(state: State, seat: Seat, place: Place, action: PlaceAction): Obstacle {
  return PLACE_RULES[action].obstacle(state, seat, place);
}

/** R3.4 What can be done at the place. */
export function placeActions(state: State, seat: Seat, place: Place): { do: PlaceAction }[] {
  const list: { do: PlaceAction }[] = [];
  for (const action of PLACE_ACTIONS)
    if (!placeObstacle(state, seat, place, action)) list.push({ do: action });
  return list;
}

export function actAt(draft: State, seat: Seat, place: Place, action: PlaceAction, tools: Tools): void {
  PLACE_RULES[action].perform(draft, seat, place, tools);
}
