/** What stands where on the map, worked out once for a view; and the places that events are about. */
import type { Build, Cell, Event, Lot, View } from '#games/newyork1901';
import { LANDMARKS, type Place } from '#games/newyork1901/components';
import { cellsOf, cellsWith, LOTS } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { backToFront } from './drawingOrder.ts';
import { middleOf, type Plan } from './layout.ts';
import type { Point } from './outline.ts';

/** Something that stands on the map. */
export type Standing =
  | { readonly what: 'building'; readonly cells: readonly Cell[]; readonly seat: Seat; readonly build: Build }
  | { readonly what: 'worker'; readonly cells: readonly Cell[]; readonly seat: Seat; readonly lot: Lot }
  | { readonly what: 'landmark'; readonly cells: readonly Cell[]; readonly place: Place };

/** A landmark of several squares is drawn square by square. */
const LANDMARK_BLOCKS: readonly Standing[] = LANDMARKS.flatMap((place) =>
  cellsWith(place.sign).map((cell) => ({ what: 'landmark', cells: [cell], place }) as const),
);

export interface City {
  readonly owners: ReadonlyMap<Lot, Seat>;
  readonly reserved: ReadonlySet<Lot>;
  /** Every square with a building on it, as 'row,column'. */
  readonly built: ReadonlySet<string>;
  /** In the order they are drawn. */
  readonly standing: readonly Standing[];
}

export function cityOf({ estates }: View): City {
  const owners = new Map(estates.flatMap(({ lots }, seat) => lots.map((lot) => [lot, seat] as const)));
  const reserved = new Set(estates.flatMap((estate) => estate.reserved));
  const buildings = estates.flatMap((estate, seat) =>
    estate.buildings.map((build): Standing => ({ what: 'building', cells: cellsOf(build), seat, build })),
  );
  const workers = estates.flatMap((estate, seat) =>
    estate.reserved.map((lot): Standing => ({ what: 'worker', cells: at(LOTS, lot).cells, seat, lot })),
  );
  return {
    owners,
    reserved,
    built: new Set(buildings.flatMap(({ cells }) => cells.map(String))),
    standing: backToFront([...buildings, ...LANDMARK_BLOCKS, ...workers]),
  };
}

/** Where a worker stands on its lot: in the middle, or on the corner square. */
export function workerSpot(plan: Plan, cells: readonly Cell[]): Point {
  const points = cells.map((cell) => middleOf(plan, cell));
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  if (cells.length === 2) return [x, y];
  const far = ([px, py]: Point) => Math.hypot(px - x, py - y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

interface Places {
  /** The squares of each lot or building. */
  readonly cells: readonly (readonly Cell[])[];
  /** Streets, as bits of the fronts. */
  readonly fronts: number;
}

type Told<K extends Event['did']> = Extract<Event, { did: K }>;

const nowhere = (): Places => ({ cells: [], fronts: 0 });
const onLots = (...lots: readonly Lot[]): Places => ({
  cells: lots.map((lot) => at(LOTS, lot).cells),
  fronts: 0,
});
const under = (build: Build): Places => ({ cells: [cellsOf(build)], fronts: 0 });
const alongStreets = (...streets: readonly number[]): Places => ({
  cells: [],
  fronts: streets.reduce((bits, street) => bits | (1 << street), 0),
});

/** The part of the map that each kind of event is about. */
const PLACES: { readonly [K in Event['did']]: (event: Told<K>) => Places } = {
  dealt: ({ lot }) => (lot === null ? nowhere() : onLots(lot)),
  setStreets: ({ streets }) => alongStreets(...streets),
  setChallenge: nowhere,
  began: nowhere,
  filled: nowhere,
  acquired: ({ lot }) => onLots(lot),
  demolished: under,
  built: under,
  guarded: ({ lots }) => onLots(...lots),
  gainedPrestige: nowhere,
  reached: nowhere,
  playedCard: nowhere,
  shifted: nowhere,
  gaveBack: ({ lot }) => onLots(lot),
  announced: nowhere,
  triggeredEnd: nowhere,
  scoredStreet: ({ street }) => alongStreets(street),
  scoredChallenge: nowhere,
  scoredCards: nowhere,
};

/** The squares and streets that an event of the log is about. */
export function placesOf(event: Event | undefined): Places {
  if (!event) return nowhere();
  // Each function takes its own kind of event; here it is called by that kind.
  const places = PLACES[event.did] as (event: Event) => Places;
  return places(event);
}
