/** What the things to do at a place would add, as an estimate. */
import { at } from '#kernel';
import { columnDeeds, hasRoom } from '../columns.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { CARDS, CITY_HALL, type Deed, NONE, PLACES, type Place, paperDeed } from '../components.ts';
import { rivalPlace } from '../moving.ts';
import { decreePrice } from '../prices.ts';
import { PLACE_ACTIONS, type PlaceAction } from '../steps.ts';
import { tryDeed } from './deeds.ts';
import { type Estimate, holdingsWorth, rulesIn } from './estimate.ts';
import { bestDecree, cardGain } from './purchases.ts';

/** What each of the things to do at a place adds; minus infinity where nothing can be bought. */
const GAINS: { readonly [K in PlaceAction]: (estimate: Estimate, place: Place) => number } = {
  money: (estimate, place) =>
    (place === CITY_HALL && estimate.player.place === CITY_HALL
      ? rulesIn(estimate).hallMoney
      : AMOUNTS.takeMoney) * estimate.dollar,
  buy: (estimate, place) =>
    place === CITY_HALL ? bestDecree(estimate, decreePrice(estimate.state, 0)) : topGain(estimate, place),
  activate: (estimate, place) =>
    trial(
      estimate,
      place === CITY_HALL ? [paperDeed(estimate.state.paper)] : columnDeeds(estimate.player, place),
    ),
};

export function gainAt(estimate: Estimate, place: Place, action: PlaceAction): number {
  return GAINS[action](estimate, place);
}

/** What the best thing to do at a place adds. */
export function bestAt(estimate: Estimate, place: Place): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of PLACE_ACTIONS) best = Math.max(best, gainAt(estimate, place, action));
  return best;
}

function topGain(estimate: Estimate, deck: number): number {
  const { top } = at(estimate.state.decks, deck);
  if (top === NONE) return Number.NEGATIVE_INFINITY;
  const { cost, street } = at(CARDS, top);
  if (cost > estimate.dollars || !hasRoom(estimate.player, street)) return Number.NEGATIVE_INFINITY;
  return cardGain(estimate, deck, cost);
}

/** What these actions add, one after the other; the estimate is left as it was. */
export function trial(estimate: Estimate, deeds: readonly Deed[]): number {
  const { dollars, stored, floor, colors, slots, gain } = estimate;
  const before = holdingsWorth(estimate);
  for (const deed of deeds) tryDeed(estimate, deed);
  const added = holdingsWorth(estimate) - before;
  estimate.dollars = dollars;
  estimate.stored = stored;
  estimate.floor = floor;
  estimate.colors = colors;
  estimate.slots = slots;
  estimate.gain = gain;
  return added;
}

/** What the best turn adds, and the second best: to places other than one's own and the rival's. */
export function bestTurns(estimate: Estimate): { first: number; second: number } {
  const { state, seat, player } = estimate;
  const taken = rulesIn(estimate).sharesPlaces ? NONE : rivalPlace(state, seat);
  let first = 0;
  let second = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place === player.place || place === taken) continue;
    const gain = bestAt(estimate, place);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return { first, second };
}
