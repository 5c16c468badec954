/** What each viewer may know, and states imagined from it. */
import { type Agenda, clone, type Rng, type Seat, type Viewer } from '#kernel';
import { TILE_COUNT, type Tile } from './components.ts';
import type { Event, House, Options, State, Step } from './state.ts';

/** A hidden hand appears as the number of its tiles, a hidden pick as true. */
export type HouseView = {
  hand: Tile[] | number;
  pick: Tile | boolean;
  storeys: Tile[][];
  bonus: number;
};

export type View = {
  viewer: Viewer;
  options: Options;
  round: number;
  first: Seat;
  bagSize: number;
  houses: HouseView[];
  agenda: Agenda<Step>;
};

export function view(state: State, viewer: Viewer): View {
  const shown = picksAreOpen(state);
  return {
    viewer,
    options: state.options,
    round: state.round,
    first: state.first,
    bagSize: state.bag.length,
    houses: state.houses.map((house, seat) => viewHouse(house, seat === viewer, shown)),
    agenda: state.agenda,
  };
}

/** R3.2 Picks are hidden only while some seat still chooses. */
function picksAreOpen({ agenda }: { agenda: Agenda<Step> }): boolean {
  return agenda.at(-1)?.step !== 'lanes';
}

function viewHouse(house: House, own: boolean, shown: boolean): HouseView {
  return {
    hand: own ? house.hand : house.hand.length,
    pick: own || shown ? (house.pick ?? false) : house.pick !== null,
    storeys: house.storeys,
    bonus: house.bonus,
  };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (!('seat' in event) || event.seat === viewer) return event;
  if (event.did === 'drew') return { ...event, tiles: event.tiles.map(() => null) };
  if (event.did === 'picked' || event.did === 'gave') return { ...event, tile: null };
  return event;
}

/** Deals the tiles out of sight to the hidden places at random. */
export function imagine(seen: View, rng: Rng): State {
  const inSight = new Set<unknown>(seen.houses.flatMap(tilesInSight));
  const bag = Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter((tile) => !inSight.has(tile));
  const houses = seen.houses.map((house): House => {
    const { hand, pick, storeys, bonus } = house;
    return {
      hand: typeof hand === 'number' ? Array.from({ length: hand }, () => rng.draw(bag)) : [...hand],
      pick: pick === true ? rng.draw(bag) : pick === false ? null : pick,
      storeys: clone(storeys),
      bonus,
    };
  });
  const { options, round, first, agenda } = seen;
  return { options: clone(options), round, first, bag, houses, agenda: clone(agenda) };
}

/** The tiles of a house that are seen; a pick may be none. */
function tilesInSight({ hand, pick, storeys }: HouseView): unknown[] {
  return [...(typeof hand === 'number' ? [] : hand), pick, ...storeys.flat()];
}
