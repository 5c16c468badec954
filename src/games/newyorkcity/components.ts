/** R1: what is in the box. Replace the values marked as reconstruction to play with printed ones; no rule knows them. */

/** Where a group of values comes from. */
export type Origin = 'rulebook' | 'public' | 'reconstruction';

export const ORIGINS: Readonly<Record<string, Origin>> = {
  counts: 'rulebook',
  baseValues: 'rulebook',
  press: 'rulebook',
  levels: 'rulebook',
  tramBrooklynQueens: 'rulebook',
  subwayBronxQueens: 'rulebook',
  otherLinks: 'reconstruction',
  prestigeTiles: 'reconstruction',
  lanterns: 'reconstruction',
  characterValuesAndCopies: 'reconstruction',
  sets: 'reconstruction',
};

/** R1.3 The kinds of cards; the first six are also the six bidding rounds, in order. */
export const KINDS = ['press', 'dollars', 'characters', 'plans', 'prestige', 'skyscrapers', 'joker'] as const;
export type Kind = (typeof KINDS)[number];
export const PRESS = 0;
export const DOLLARS = 1;
export const CHARACTERS = 2;
export const PLANS = 3;
export const PRESTIGE = 4;
export const SKYSCRAPERS = 5;
export const JOKER = 6;
export const CARDS_PER_KIND = 15;

/** R1.1 */
export const DISTRICTS = ['manhattan', 'bronx', 'queens', 'brooklyn', 'statenIsland', 'jerseyCity'] as const;
export const DISTRICT_COUNT = DISTRICTS.length;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN, STATEN_ISLAND, JERSEY_CITY] = [0, 1, 2, 3, 4, 5] as const;

/** R1.2 Progression tiles A to E and X, as 0 to 5. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'X'] as const;
export const LETTER_X = 5;
export const BASE_VALUES = [6, 7, 8, 8, 9, 10] as const;
export const ROUNDS = 5;

/** R1.5 */
export const VEHICLES = ['taxi', 'bus', 'tram', 'subway', 'boat'] as const;
const [TAXI, BUS, TRAM, SUBWAY, BOAT] = [0, 1, 2, 3, 4] as const;

/** R1.5 A link of two districts and the vehicle that stands on it. */
export type Link = { readonly ends: readonly [number, number]; readonly vehicle: number };

export const LINKS: readonly Link[] = [
  { ends: [BROOKLYN, QUEENS], vehicle: TRAM },
  { ends: [BRONX, QUEENS], vehicle: SUBWAY },
  { ends: [MANHATTAN, BRONX], vehicle: TAXI },
  { ends: [MANHATTAN, QUEENS], vehicle: TAXI },
  { ends: [MANHATTAN, BROOKLYN], vehicle: SUBWAY },
  { ends: [MANHATTAN, STATEN_ISLAND], vehicle: BOAT },
  { ends: [MANHATTAN, JERSEY_CITY], vehicle: BOAT },
  { ends: [BROOKLYN, STATEN_ISLAND], vehicle: BUS },
  { ends: [BRONX, JERSEY_CITY], vehicle: BUS },
  { ends: [STATEN_ISLAND, JERSEY_CITY], vehicle: TRAM },
];

/** R1.6 */
export type PrestigeTile = { readonly vehicle: number; readonly value: number };

export const PRESTIGE_TILES: readonly PrestigeTile[] = [
  { vehicle: TAXI, value: 2 },
  { vehicle: TAXI, value: 3 },
  { vehicle: BUS, value: 2 },
  { vehicle: BUS, value: 4 },
  { vehicle: TRAM, value: 2 },
  { vehicle: TRAM, value: 4 },
  { vehicle: SUBWAY, value: 3 },
  { vehicle: SUBWAY, value: 4 },
  { vehicle: BOAT, value: 1 },
  { vehicle: BOAT, value: 5 },
];

/** R1.7 */
export const SKYSCRAPERS_PER_COLOR = 20;
export const BLACK_PER_DISTRICT = 2;
export const STARTING_BOARD = 4;
export const STARTING_DOLLARS = 1;
export const STARTING_RESERVE = 2;

/** R3 The press track. */
export const LAST_SPACE = 15;
export const PRESS_BONUS_FROM = 5;
/** R2.6 Where the black pawn stands, by the number of players. */
export const BLACK_SPACE = [0, 0, 8, 7, 6] as const;

/** R1.4 The elevator: five shelves of four. */
export const SHELVES = 5;
export const SHELF_ROOM = 4;

/** R1.4 One kind of character: its worth and how many tiles are dark and light. */
export type Character = { readonly value: number; readonly dark: number; readonly light: number };

const character = (value: number, dark: number, light: number): Character => ({ value, dark, light });

/** R1.4 By number, 1 to 42; number 0 does not exist. */
export const CHARACTERS_BY_NUMBER: readonly Character[] = [
  character(0, 0, 0),
  character(1, 1, 2),
  character(1, 1, 1),
  character(1, 1, 1),
  character(2, 1, 1),
  character(2, 2, 1),
  character(2, 1, 1),
  character(3, 1, 0),
  character(3, 1, 0),
  character(3, 1, 0),
  character(4, 2, 0),
  character(5, 3, 0),
  character(1, 1, 2),
  character(2, 2, 2),
  character(3, 1, 0),
  character(3, 2, 0),
  character(3, 2, 0),
  character(2, 1, 1),
  character(1, 2, 1),
  character(4, 1, 0),
  character(4, 2, 0),
  character(5, 3, 0),
  character(2, 2, 1),
  character(1, 1, 1),
  character(2, 2, 1),
  character(3, 1, 0),
  character(3, 1, 0),
  character(4, 2, 0),
  character(1, 1, 0),
  character(1, 1, 0),
  character(1, 1, 0),
  character(1, 1, 0),
  character(1, 1, 0),
  character(2, 1, 0),
  character(3, 1, 0),
  character(3, 1, 0),
  character(4, 2, 0),
  character(4, 1, 0),
  character(4, 1, 0),
  character(4, 1, 0),
  character(5, 2, 0),
  character(5, 2, 0),
  character(5, 2, 0),
];
export const LAST_NUMBER = 42;

/** R11.28 The district whose lantern a character of 28 to 32 counts; Jersey City has none. */
export const LANTERN_DISTRICT: Readonly<Record<number, number>> = {
  28: BRONX,
  29: STATEN_ISLAND,
  30: BROOKLYN,
  31: QUEENS,
  32: MANHATTAN,
};

/** R11.37 What one set of a character of 37 to 42 takes, and its points. */
export type SetOf = {
  readonly vehicles: readonly number[];
  readonly anyVehicle: number;
  readonly dollars: number;
  readonly board: number;
  readonly points: number;
};

const pairOf = (one: number, two: number): SetOf => ({
  vehicles: [one, two],
  anyVehicle: 0,
  dollars: 0,
  board: 0,
  points: 5,
});

export const SETS: Readonly<Record<number, SetOf>> = {
  37: pairOf(TAXI, BUS),
  38: pairOf(TRAM, SUBWAY),
  39: pairOf(BOAT, TAXI),
  40: { vehicles: [], anyVehicle: 1, dollars: 2, board: 0, points: 6 },
  41: { vehicles: [], anyVehicle: 1, dollars: 0, board: 2, points: 6 },
  42: { vehicles: [], anyVehicle: 0, dollars: 2, board: 2, points: 6 },
};

/** R10.2 The twelve named levels of Tom, from easy to hard. */
export const LEVELS = ['A6', 'B3', 'C2', 'A7', 'B4', 'C3', 'A8', 'B5', 'C4', 'A9', 'B6', 'C5'] as const;
export type Level = (typeof LEVELS)[number];
export const MODES = ['A', 'B', 'C'] as const;
export type Mode = (typeof MODES)[number];
