/** R1: what is in the box. Replace the values marked as reconstruction to play with printed ones; no rule knows them. */
import { byNumber, type CharacterName, type PerCharacter } from './characters.ts';

export { ALL_CHARACTERS, CHARACTER, type Character, type CharacterName, nameOf } from './characters.ts';

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

/** R6.1 The six bidding rounds, in order. */
export const BIDDING_KINDS = ['press', 'dollars', 'characters', 'plans', 'prestige', 'skyscrapers'] as const;
export type BiddingKind = (typeof BIDDING_KINDS)[number];
/** R1.3 The kinds of cards. */
export const KINDS = [...BIDDING_KINDS, 'joker'] as const;
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
export type District = (typeof DISTRICTS)[number];
export const DISTRICT_COUNT = DISTRICTS.length;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN, STATEN_ISLAND, JERSEY_CITY] = [0, 1, 2, 3, 4, 5] as const;

/** R1.2 Progression tiles A to E and X, as 0 to 5. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'X'] as const;
export const LETTER_X = 5;
export const BASE_VALUES = [6, 7, 8, 8, 9, 10] as const;
export const ROUNDS = 5;

/** R5.3, R5.6 When characters count: in the three parts of a round, or at the end of the game. */
export const PHASES = ['draft', 'bidding', 'last', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** R1.5 */
export const VEHICLES = ['taxi', 'bus', 'tram', 'subway', 'boat'] as const;
export type Vehicle = (typeof VEHICLES)[number];
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
/** R7.14, R9.6 For skyscrapers in all six districts: as the first, and at the end. */
export const STATUE_POINTS = 4;
export const DISTRICTS_BONUS = 3;
export const STARTING_BOARD = 4;
export const STARTING_DOLLARS = 1;
export const STARTING_RESERVE = 2;

/** R3 The press track. */
export const LAST_SPACE = 15;
/** R9.7 */
export const PRESS_BONUS_FROM = 5;
export const PRESS_BONUS = 3;
/** R11.14 So many spaces back for one copy. */
export const SPACES_BACK = 2;
/** R2.6 Where the black pawn stands, by the number of players. */
export const BLACK_SPACE = [0, 0, 8, 7, 6] as const;

/** R1.4 The elevator: five shelves of four. */
export const SHELVES = 5;
export const SHELF_ROOM = 4;

/** R1.4 A character's tile: its worth, and how many copies are dark and light. */
export type CharacterTile = { readonly value: number; readonly dark: number; readonly light: number };

const tile = (value: number, dark: number, light: number): CharacterTile => ({ value, dark, light });

const CHARACTER_TILES: PerCharacter<CharacterTile> = {
  secretary: tile(1, 1, 2),
  goBetween: tile(1, 1, 1),
  archivist: tile(1, 1, 1),
  bulkBuyer: tile(2, 1, 1),
  scout: tile(2, 2, 1),
  banker: tile(2, 1, 1),
  headhunter: tile(3, 1, 0),
  bookkeeper: tile(3, 1, 0),
  reporter: tile(3, 1, 0),
  agent: tile(4, 2, 0),
  wrecker: tile(5, 3, 0),
  librarian: tile(1, 1, 2),
  interpreter: tile(2, 2, 2),
  whistleBlower: tile(3, 1, 0),
  assistant: tile(3, 2, 0),
  lobbyist: tile(3, 2, 0),
  patron: tile(2, 1, 1),
  doorman: tile(1, 2, 1),
  celebrity: tile(4, 1, 0),
  engineer: tile(4, 2, 0),
  foreman: tile(5, 3, 0),
  clerk: tile(2, 2, 1),
  singer: tile(1, 1, 1),
  draughtsman: tile(2, 2, 1),
  actor: tile(3, 1, 0),
  photographer: tile(3, 1, 0),
  editor: tile(4, 2, 0),
  orangeLamplighter: tile(1, 1, 0),
  greenLamplighter: tile(1, 1, 0),
  brownLamplighter: tile(1, 1, 0),
  purpleLamplighter: tile(1, 1, 0),
  whiteLamplighter: tile(1, 1, 0),
  publisher: tile(2, 1, 0),
  collector: tile(3, 1, 0),
  townPlanner: tile(3, 1, 0),
  manager: tile(4, 2, 0),
  haulier: tile(4, 1, 0),
  railwayman: tile(4, 1, 0),
  harbourMaster: tile(4, 1, 0),
  chauffeur: tile(5, 2, 0),
  contractor: tile(5, 2, 0),
  financier: tile(5, 2, 0),
};

export const characterTile = byNumber(CHARACTER_TILES);

/** R11.28 Who counts the lantern of a district; Jersey City has none. */
export const LAMPLIGHTER = {
  manhattan: 'whiteLamplighter',
  bronx: 'orangeLamplighter',
  queens: 'purpleLamplighter',
  brooklyn: 'brownLamplighter',
  statenIsland: 'greenLamplighter',
} as const satisfies Partial<Record<District, CharacterName>>;
export type LanternDistrict = keyof typeof LAMPLIGHTER;

export function hasLantern(district: District): district is LanternDistrict {
  return district in LAMPLIGHTER;
}

/** R11.37 What one set of a character takes, and its points. */
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

export const SETS = {
  haulier: pairOf(TAXI, BUS),
  railwayman: pairOf(TRAM, SUBWAY),
  harbourMaster: pairOf(BOAT, TAXI),
  chauffeur: { vehicles: [], anyVehicle: 1, dollars: 2, board: 0, points: 6 },
  contractor: { vehicles: [], anyVehicle: 1, dollars: 0, board: 2, points: 6 },
  financier: { vehicles: [], anyVehicle: 0, dollars: 2, board: 2, points: 6 },
} as const satisfies Partial<PerCharacter<SetOf>>;

/** R10.2 The twelve named levels of Tom, from easy to hard. */
export const LEVELS = ['A6', 'B3', 'C2', 'A7', 'B4', 'C3', 'A8', 'B5', 'C4', 'A9', 'B6', 'C5'] as const;
export type Level = (typeof LEVELS)[number];
export const MODES = ['A', 'B', 'C'] as const;
export type Mode = (typeof MODES)[number];
