/** R1: what is in the box, as tables. The values come from box.json, or from another box that was chosen (Q19). */
import { BOX } from './box.ts';
import type { ShapeName } from './footprints.ts';

export type { ShapeName } from './footprints.ts';

const { values } = BOX;
const { counts, thresholds, challengePoints } = values;

/** R1.1 Pink is last: it is the one left out with two seats. */
export const DISTRICTS = ['red', 'blue', 'yellow', 'green', 'pink'] as const;
export type District = (typeof DISTRICTS)[number];

/** R1.7 The scoring streets; each has a card. */
export const STREETS = ['broadway', 'wall', 'nassau', 'cedar', 'pine'] as const;
export type Street = (typeof STREETS)[number];

/** R1.8 */
export const CHALLENGES = [
  'goldTycoon',
  'masterArchitect',
  'goldPrestige',
  'bronzeBaron',
  'generationKing',
] as const;
export type Challenge = (typeof CHALLENGES)[number];

/** R1.9 */
export const ACTION_CARDS = ['constructionBoom', 'marketShift', 'landGrab'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const WORKERS = counts.value.workers;
export const MARKET_SIZE = counts.value.marketCards;
export const STREETS_IN_PLAY = counts.value.streetsInPlay;
/** R9.2 A seat with this many of its own skyscrapers left triggers the end. */
export const TILES_AT_END = counts.value.skyscrapersLeftAtEnd;

/** R1.4 Oldest first; legendaries are gold. */
export const TECHNOLOGIES = ['start', 'bronze', 'silver', 'gold'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];
/** Their places in that list: rules compare technologies by age. */
export const BRONZE = TECHNOLOGIES.indexOf('bronze');
export const GOLD = TECHNOLOGIES.indexOf('gold');

/** R7.1, R7.2 Points from which each technology is open. */
export const THRESHOLDS: Readonly<Record<'usual' | 'expert', Readonly<Record<Technology, number>>>> = {
  usual: { start: 0, bronze: 0, ...thresholds.value.usual },
  expert: { start: 0, bronze: 0, ...thresholds.value.expert },
};

/** R10.1, R10.3, R10.5, R10.7, R10.9 Points for each street, district, older neighbour, technology and unused card. */
export const STREET_POINTS: number = values.streetMajority.value.points;
export const DISTRICT_POINTS: number = challengePoints.value.goldTycoon.perDistrict;
export const PRESTIGE_POINTS: number = challengePoints.value.goldPrestige.perNeighbour;
export const GENERATION_POINTS: number = challengePoints.value.generationKing.perTechnology;
export const UNUSED_CARD_POINTS: number = values.unusedActionCard.value.points;

const { masterArchitect, bronzeBaron } = challengePoints.value;
/** R10.4 By the number of irregular skyscrapers; more than five are like five. */
export const ARCHITECT_POINTS: readonly number[] = [
  0,
  0,
  0,
  masterArchitect.three,
  masterArchitect.four,
  masterArchitect.fiveOrMore,
];
/** R10.6 By the number of bronze skyscrapers. */
export const BARON_POINTS: readonly number[] = [
  0,
  0,
  0,
  0,
  bronzeBaron.four,
  bronzeBaron.five,
  bronzeBaron.six,
];

/** R1.6 What the characters are called; nothing where the printed name is not known. */
export const CHARACTER_NAMES: Readonly<Record<District, string>> = {
  ...values.characters.value,
  ...values.otherCharacters.value,
};

/** R1.6 The starting lots, in the order of DISTRICTS, as they are called on the map. */
export const START_LOTS: readonly string[] = DISTRICTS.map((district) => values.startLots.value[district]);

/** R2.8 */
export const FIRST_GAME = values.firstGame.value;

/** Something on the map that is no lot. */
export interface Place {
  /** How it is written on the map. */
  readonly sign: string;
  readonly name: string;
}

/** R1.7 What each street card is called. */
export const STREET_NAMES: readonly string[] = values.streetCards.value.map(({ name }) => name);

/** R1.2 Parts of streets, each with its own name: those of the scoring streets first. */
export const STREET_PARTS: readonly Place[] = [
  ...values.streetCards.value.flatMap(({ signs }) => signs),
  ...values.plainStreets.value,
];
export const PARKS: readonly Place[] = values.parks.value;
/** R1.2 Buildings that stand from the start. */
export const LANDMARKS: readonly Place[] = values.landmarks.value;

/** R1.2 Everything a building can front, by name: the scoring streets in the order of STREETS, plain streets, parks. */
export const FRONTS: readonly string[] = [
  ...STREET_NAMES,
  ...values.plainStreets.value.map(({ name }) => name),
  ...PARKS.map(({ name }) => name),
];

/** The number of the front that each sign of the map stands for. Other signs are lots (a district's letter and a number) and landmarks (#). */
export const FRONT_SIGNS: ReadonlyMap<string, number> = new Map([
  ...values.streetCards.value.flatMap(({ signs }, front) => signs.map(({ sign }) => [sign, front] as const)),
  ...[...values.plainStreets.value, ...PARKS].map(({ sign }, i) => [sign, STREETS.length + i] as const),
]);

/** R1.1, R1.2, Q4 The map, north at the top; 01 to 10 are lots of two squares, 11 to 13 lots of three. */
export const MAP: readonly string[] = values.map.value;

export const LEGENDARIES = ['parkRow', 'singer', 'metropolitanLife', 'woolworth'] as const;
export type Legendary = (typeof LEGENDARIES)[number];

/** R1.5 The legendaries' heights in metres. */
export const HEIGHTS: Readonly<Record<Legendary, number>> = values.heights.value;

/** A tile as it is printed; its footprint is written in rows, X for a square. */
interface TileFace {
  readonly technology: Technology;
  /** Boxes may hold footprints that have no name in the languages. */
  readonly name: ShapeName | Legendary | (string & {});
  readonly rows: string;
  readonly points: number;
}

/** A tile's number: its place in TILES. */
export type Tile = number;

const { startingBuilding, skyscrapers, legendaries } = values;

/** R1.4, R1.5 One seat's 18 skyscrapers, its starting building, and the legendaries for all. */
export const TILES: readonly TileFace[] = [
  ...(['bronze', 'silver', 'gold'] as const).flatMap((technology) =>
    skyscrapers.value[technology].map(({ name, rows, points }) => face(technology, name, rows, points)),
  ),
  face('start', 'bar2', startingBuilding.value.rows, startingBuilding.value.points),
  ...legendaries.value.map(({ id, rows, points }) => face('gold', id, rows, points)),
];

/** R1.4 Tiles 0 to 17 are a seat's own skyscrapers, then come the starting building and the legendaries. */
export const OWN_TILES = 18;
export const START_TILE = 18;
export const FIRST_LEGENDARY = 19;
export const TILE_COUNT = TILES.length;

function face(technology: Technology, name: string, rows: readonly string[], points: number): TileFace {
  return { technology, name, rows: rows.join('/'), points };
}
