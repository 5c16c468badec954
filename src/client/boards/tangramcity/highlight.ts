/** What a line of the log points at. */
import type { Event, Spot } from '#games/tangramcity';
import type { Tile } from '#games/tangramcity/components';
import type { Seat } from '#kernel';

export interface Lit {
  readonly seat: Seat | undefined;
  readonly spot: Spot | undefined;
  readonly tile: Tile | undefined;
  /** Seats whose rectangle or balance is meant. */
  readonly rectangle: Seat | undefined;
  readonly balance: Seat | undefined;
}

export function litBy(event: Event | undefined): Lit {
  const seat = event && 'seat' in event ? event.seat : undefined;
  return {
    seat,
    spot: event?.did === 'placed' ? event.spot : undefined,
    tile: event && 'tile' in event && event.tile !== null ? event.tile : undefined,
    rectangle: event?.did === 'scored' ? seat : undefined,
    balance: event?.did === 'balanced' || event?.did === 'weighed' ? seat : undefined,
  };
}
