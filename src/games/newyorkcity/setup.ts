/** R2: the starting state. */
import type { Reason, Tools } from '#kernel';
import { ALL_CHARACTERS, type Character } from './characters.ts';
import {
  BASE_VALUES,
  BLACK_PER_DISTRICT,
  CARDS_PER_KIND,
  characterTile,
  DISTRICTS,
  KINDS,
  LETTER_X,
  LETTERS,
  LINKS,
  PRESTIGE_TILES,
  SHELF_ROOM,
  SHELVES,
  SKYSCRAPERS_PER_COLOR,
  STARTING_BOARD,
  STARTING_DOLLARS,
  STARTING_RESERVE,
} from './components.ts';
import { none } from './counts.ts';
import { drawToReserve, noVehicles, type Out } from './effects.ts';
import type { Event } from './events.ts';
import { rules } from './flow.ts';
import type { Firm, Options, Refusal, State, Step } from './state.ts';

/** R10.1 Seats and Toms together are two to four. */
export function refuse({ toms }: Options, seats: number): Reason<Refusal> | undefined {
  if (seats + toms > 4) return { rule: 'R10.1', code: 'tooMany' };
  return seats + toms < 2 ? { rule: 'R10.1', code: 'needsTom' } : undefined;
}

export function setup(options: Options, seats: number, tools: Tools<Event>): State {
  const { rng, emit } = tools;
  const count = seats + options.toms;
  const letters = rng.shuffle(LETTERS.map((_, letter) => letter));
  const firms = Array.from({ length: count }, (_, firm) =>
    startingFirm(firm >= seats, letters.indexOf(LETTER_X)),
  );
  const piles = Array.from({ length: SHELVES }, (_, shelf) => darkTiles(shelf + 1));
  const state: State = {
    options,
    seats,
    round: 0,
    letters,
    base: rng.shuffle([...BASE_VALUES]),
    black: DISTRICTS.map(() => BLACK_PER_DISTRICT),
    laid: DISTRICTS.map(() => []),
    tiles: PRESTIGE_TILES.map((_, tile) => tile),
    offer: [],
    links: (1 << LINKS.length) - 1,
    statue: true,
    deck: KINDS.map(() => CARDS_PER_KIND),
    discard: none(),
    pairs: [],
    shelves: piles.map((pile) => Array.from({ length: SHELF_ROOM }, () => rng.draw(pile))),
    piles,
    stacks: dealStacks(count + (options.toms > 0 ? 0 : 1), tools),
    gone: [],
    firms,
    space: firms.map(() => 0),
    order: rng.shuffle(firms.map((_, firm) => firm)),
    bidding: 0,
    opener: 0,
    late: -1,
    hasty: [],
    agenda: [],
  };
  emit({ did: 'laidOut', letters: [...letters], base: [...state.base] });
  for (let seat = 0; seat < seats; seat++) drawToReserve(state, seat, STARTING_RESERVE, tools);
  const pickers = state.order.filter((firm) => firm < seats);
  const picks = pickers.map((seat): Step => ({ step: 'pickStack', seat }));
  state.agenda = [{ step: 'giveStacks' }, ...picks];
  rules.settle(state, tools);
  return state;
}

/** R2.5, R10.5 What a player begins with; Tom has neither dollar nor player board, and his skyscrapers are not counted. */
function startingFirm(tom: boolean, districtX: number): Firm {
  const board = tom ? 0 : STARTING_BOARD;
  return {
    hand: none(),
    reserve: none(),
    played: none(),
    bid: 0,
    doubled: false,
    staff: [],
    paid: [],
    dollars: tom ? 0 : STARTING_DOLLARS,
    board,
    supply: tom ? 0 : SKYSCRAPERS_PER_COLOR - 1 - board,
    built: DISTRICTS.map((_, district) => (district === districtX ? 1 : 0)),
    vehicles: noVehicles(),
    points: 0,
    statue: 0,
    pairs: 0,
    left: none(),
  };
}

/** R2.3 The dark tiles of one value. */
function darkTiles(worth: number): Character[] {
  return ALL_CHARACTERS.flatMap((character) => {
    const { value, dark } = characterTile(character);
    return value === worth ? Array.from({ length: dark }, () => character) : [];
  });
}

/** R2.4 Stacks of two light tiles of different values. */
function dealStacks(count: number, { rng }: Out): Character[][] {
  const light = ALL_CHARACTERS.flatMap((character) =>
    Array.from({ length: characterTile(character).light }, () => character),
  );
  const worth = (character: Character) => characterTile(character).value;
  const lowest = Math.min(...light.map(worth));
  const low = light.filter((character) => worth(character) === lowest);
  const high = light.filter((character) => worth(character) !== lowest);
  return Array.from({ length: count }, () => [rng.draw(low), rng.draw(high)]);
}
