/** R6, R7, R9: what a city counts now and what it is worth, also with one more piece in it. */
import { at, type Seat } from '#kernel';
import { ifEnded, largestRectangle, scoreOf } from '../scoring.ts';
import type { City, Event } from '../state.ts';
import type { View } from '../view.ts';
import { type Balance, balanceOf } from './points.ts';

/** What can be read off a city. */
export interface CityFacts {
  readonly height: number;
  readonly width: number;
  /** R6.1 The squares of the largest rectangle. */
  readonly area: number;
  readonly balance: Balance;
  /** All points if the game ended now. */
  readonly ifEnded: number;
}

/** The facts of a seat's city, or of the city it would have. */
export function factsOf(view: View, seat: Seat, city: City = at(view.cities, seat)): CityFacts {
  const { height, width } = largestRectangle(city);
  const cities = view.cities.map((one, i) => (i === seat ? city : one));
  return {
    height,
    width,
    area: height * width,
    balance: balanceOf(city),
    ifEnded: at(ifEnded({ ...view, cities }), seat).total,
  };
}

/** What the end of a round brought one seat. */
export interface SeatScoring extends CityFacts {
  readonly seat: Seat;
  readonly row: number;
  readonly column: number;
  /** Points before and after, bonuses of the end among them. */
  readonly before: number;
  readonly after: number;
}

/** The end of a round. */
export interface RoundScoring {
  readonly round: number;
  /** All seats, the most points first. */
  readonly seats: readonly SeatScoring[];
  /** R7.4 Who gave the start marker, and who got it, where it changed hands. */
  readonly marker: { readonly from: Seat; readonly to: Seat } | undefined;
}

/** R6, R7 The scoring among some events, if a round ended with them; the view is the one after them. */
export function scoringIn(events: readonly Event[], before: View, view: View): RoundScoring | undefined {
  if (!events.some(({ did }) => did === 'scored')) return undefined;
  const seats = view.cities.map((city, seat): SeatScoring => {
    const { row, column } = largestRectangle(city);
    // Nobody builds between the scoring and the cards of the next round, whose rectangle does not count here.
    const ended = at(ifEnded({ ...view, round: before.round }), seat).total;
    const totals = {
      before: scoreOf(at(before.cities, seat)).total,
      after: scoreOf(city).total,
    };
    return { ...factsOf(view, seat), ifEnded: ended, seat, row, column, ...totals };
  });
  const moved = events.find((event) => event.did === 'gotMarker');
  return {
    round: before.round,
    seats: seats.sort((one, two) => two.after - one.after || one.seat - two.seat),
    marker: moved && { from: before.first, to: moved.seat },
  };
}
