/** What stands where, read out of a view once for all that draw it. */
import type { Build, Cell, Event, Lot, View } from '#games/newyork1901';
import { LANDMARKS, type Landmark } from '#games/newyork1901/components';
import { cellsOf, LOTS } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { fromBehind } from './drawingOrder.ts';
import { cellsWith, middleOf, type Plan } from './layout.ts';
import type { Point } from './outline.ts';

/** Something that stands on the map. */
export type Standing =
  | { readonly what: 'building'; readonly cells: readonly Cell[]; readonly seat: Seat; readonly build: Build }
  | { readonly what: 'worker'; readonly cells: readonly Cell[]; readonly seat: Seat; readonly lot: Lot }
  | { readonly what: 'landmark'; readonly cells: readonly Cell[]; readonly sign: Landmark };

const LANDMARK_BLOCKS: readonly Standing[] = LANDMARKS.map((sign) => ({
  what: 'landmark',
  cells: cellsWith(`#${sign}`),
  sign,
}));

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
    standing: fromBehind([...buildings, ...LANDMARK_BLOCKS, ...workers]),
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

/** The squares and the streets that an event of the log speaks of. */
export function placesIn(event: Event | undefined): { cells: readonly (readonly Cell[])[]; fronts: number } {
  switch (event?.did) {
    case 'built':
    case 'demolished':
      return { cells: [cellsOf(event)], fronts: 0 };
    case 'acquired':
    case 'gaveBack':
      return { cells: [at(LOTS, event.lot).cells], fronts: 0 };
    case 'dealt':
      return { cells: event.lot === null ? [] : [at(LOTS, event.lot).cells], fronts: 0 };
    case 'guarded':
      return { cells: event.lots.map((lot) => at(LOTS, lot).cells), fronts: 0 };
    case 'setStreets':
      return { cells: [], fronts: event.streets.reduce((bits, street) => bits | (1 << street), 0) };
    case 'scoredStreet':
      return { cells: [], fronts: 1 << event.street };
    default:
      return { cells: [], fronts: 0 };
  }
}
