/** R1: what is in the box, as data. Printed values can replace reconstructed ones here without touching a rule (Q19). */

/** Where a value comes from. */
type Origin = 'rulebook' | 'public' | 'reconstruction';

/** The origin of each group of values in this file. */
export const ORIGINS = {
  DISTRICTS: 'rulebook',
  LOTS_PER_DISTRICT: 'rulebook',
  CHALLENGES: 'rulebook',
  ACTION_CARDS: 'rulebook',
  WORKERS: 'rulebook',
  MARKET_SIZE: 'rulebook',
  STREETS_IN_PLAY: 'rulebook',
  TILES_AT_END: 'rulebook',
  TECHNOLOGIES: 'rulebook',
  THRESHOLDS: 'rulebook',
  STREET_POINTS: 'rulebook',
  DISTRICT_POINTS: 'rulebook',
  GENERATION_POINTS: 'rulebook',
  ARCHITECT_POINTS: 'rulebook',
  BARON_POINTS: 'rulebook',
  FIRST_GAME: 'rulebook',
  LEGENDARIES: 'rulebook',
  TILES_PER_TECHNOLOGY: 'public',
  STREETS: 'public',
  HEIGHTS: 'public',
  CHARACTERS: 'reconstruction',
  START_LOTS: 'reconstruction',
  FRONTS: 'reconstruction',
  FRONT_SIGNS: 'reconstruction',
  LANDMARKS: 'reconstruction',
  MAP: 'reconstruction',
  TILES: 'reconstruction',
} as const satisfies Record<string, Origin>;

/** R1.1 Pink is last: it is the one left out with two seats. */
export const DISTRICTS = ['red', 'blue', 'yellow', 'green', 'pink'] as const;
export type District = (typeof DISTRICTS)[number];

/** R1.1 How many lots of two and of three squares. */
export const LOTS_PER_DISTRICT = { two: 10, three: 3 } as const;

/** R1.7 The scoring streets; each has a card. */
export const STREETS = ['broadway', 'wall', 'nassau', 'cedar', 'pine'] as const;
export type Street = (typeof STREETS)[number];

/** R1.2 Fronts without a street card: plain streets, then parks. */
const OTHER_FRONTS = ['liberty', 'trinity', 'william', 'exchange', 'churchyard', 'green'] as const;

/** R1.2 Everything a building can front; scoring streets first. */
export const FRONTS = [...STREETS, ...OTHER_FRONTS] as const;
export type Front = (typeof FRONTS)[number];

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

export const WORKERS = 4;
export const MARKET_SIZE = 4;
export const STREETS_IN_PLAY = 3;
/** R9.2 A seat with this many of its own skyscrapers left triggers the end. */
export const TILES_AT_END = 4;

/** R1.4 Oldest first; legendaries are gold. */
export const TECHNOLOGIES = ['start', 'bronze', 'silver', 'gold'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];
/** Their places in that list: rules compare technologies by age. */
export const BRONZE = TECHNOLOGIES.indexOf('bronze');
export const GOLD = TECHNOLOGIES.indexOf('gold');

/** R7.1, R7.2 Points from which each technology is open. */
export const THRESHOLDS: Readonly<Record<'usual' | 'expert', Readonly<Record<Technology, number>>>> = {
  usual: { start: 0, bronze: 0, silver: 6, gold: 18 },
  expert: { start: 0, bronze: 0, silver: 10, gold: 25 },
};

/** R10.1, R10.3, R10.7 Points for a street, for a district of Gold Tycoon, for a technology of Generation King. */
export const STREET_POINTS = 5;
export const DISTRICT_POINTS = 3;
export const GENERATION_POINTS = 5;
/** R10.4 By the number of irregular skyscrapers; more than five are like five. */
export const ARCHITECT_POINTS: readonly number[] = [0, 0, 0, 3, 6, 10];
/** R10.6 By the number of bronze skyscrapers. */
export const BARON_POINTS: readonly number[] = [0, 0, 0, 0, 5, 10, 15];

/** R1.6 The character of each district, in the order of DISTRICTS; two of the printed names are not known. */
export const CHARACTERS = [
  'redDeveloper',
  'robertFletcher',
  'yellowDeveloper',
  'chrisODell',
  'davidSchneider',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** R1.6 The starting lots, in the order of DISTRICTS, as they are called on the map. */
export const START_LOTS = ['R07', 'B07', 'Y07', 'G04', 'P08'] as const;

/** R2.8 */
export const FIRST_GAME = { streets: ['broadway', 'wall', 'nassau'], challenge: 'goldTycoon' } as const;

/** R1.2 The landmarks, by the letters of their signs on the map. */
export const LANDMARKS = ['EQ', 'ST', 'SE'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** The street or park that each sign of the map stands for. The other signs are lots (a district's letter and a number) and landmarks (#). */
export const FRONT_SIGNS: Readonly<Record<string, Front>> = {
  BWY: 'broadway',
  WAL: 'wall',
  NAS: 'nassau',
  BRD: 'nassau',
  CED: 'cedar',
  PIN: 'pine',
  THA: 'pine',
  lib: 'liberty',
  tri: 'trinity',
  wil: 'william',
  exc: 'exchange',
  '*TC': 'churchyard',
  '*BG': 'green',
};

/** R1.1, R1.2, Q4 The map, north at the top; 01 to 10 are lots of two squares, 11 to 13 lots of three. */
export const MAP = `
tri lib lib lib lib lib lib lib lib lib lib lib lib lib lib lib wil
tri P11 P11 P01 BWY Y11 Y11 Y01 Y02 Y03 NAS Y04 Y12 Y05 Y05 wil wil
tri P02 P11 P01 BWY Y06 Y11 Y01 Y02 Y03 NAS Y04 Y12 Y12 R11 R11 wil
tri P02 P03 P03 BWY Y06 Y07 Y07 Y08 Y08 NAS R01 R01 R02 R02 R11 wil
tri CED CED CED BWY CED CED CED CED CED NAS CED CED CED CED CED wil
tri P12 P12 P04 BWY Y09 Y09 Y13 Y13 Y10 NAS R03 R03 R04 R05 R06 wil
tri P05 P12 P04 BWY #EQ B11 B01 Y13 Y10 NAS R12 R12 R04 R05 R06 wil
tri P05 P06 P06 BWY B11 B11 B01 B02 B02 NAS R12 R07 R07 R08 R08 wil
tri THA THA THA BWY PIN PIN PIN PIN PIN NAS PIN PIN PIN PIN PIN wil
tri *TC *TC *TC BWY B03 B03 B04 B05 B05 NAS R09 R13 R13 R10 R10 wil
tri *TC *TC *TC BWY B06 B12 B04 B07 B07 NAS R09 R13 G11 G01 G01 wil
tri *TC *TC *TC BWY B06 B12 B12 B08 B08 NAS #ST G11 G11 G02 G02 wil
tri P07 P08 P08 BWY WAL WAL WAL WAL WAL BRD WAL WAL WAL WAL WAL wil
tri P07 P09 P09 BWY B09 B13 B13 B10 B10 BRD G03 G04 G04 G05 G06 wil
tri P10 P13 P13 BWY B09 B13 G07 G12 #SE BRD G03 G13 G08 G05 G06 wil
tri P10 P13 *BG BWY G09 G09 G07 G12 G12 BRD G13 G13 G08 G10 G10 wil
tri exc exc exc exc exc exc exc exc exc exc exc exc exc exc exc wil
`;

/** Names of footprints, for texts. */
const SHAPE_NAMES = [
  'bar2',
  'bar3',
  'bar4',
  'corner3',
  'corner5',
  'square',
  'ell',
  'ess',
  'tee',
  'mirroredPee',
  'pee',
  'slab',
  'zigzag',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

export const LEGENDARIES = ['parkRow', 'singer', 'metropolitanLife', 'woolworth'] as const;
export type Legendary = (typeof LEGENDARIES)[number];

/** R1.5 The legendaries' heights in metres. */
export const HEIGHTS: Readonly<Record<Legendary, number>> = {
  parkRow: 120,
  singer: 187,
  metropolitanLife: 213,
  woolworth: 241,
};

/** A tile as it is printed; its footprint is written in rows, X for a square. */
interface TileFace {
  readonly technology: Technology;
  readonly name: ShapeName | Legendary;
  readonly rows: string;
  readonly points: number;
}

/** A tile's number: its place in TILES. */
export type Tile = number;

/** R1.4, R1.5 One seat's 18 skyscrapers, its starting building, and the legendaries for all. */
export const TILES: readonly TileFace[] = [
  { technology: 'bronze', name: 'bar2', rows: 'XX', points: 2 },
  { technology: 'bronze', name: 'bar2', rows: 'XX', points: 2 },
  { technology: 'bronze', name: 'bar2', rows: 'XX', points: 2 },
  { technology: 'bronze', name: 'bar3', rows: 'XXX', points: 3 },
  { technology: 'bronze', name: 'corner3', rows: 'X./XX', points: 3 },
  { technology: 'bronze', name: 'square', rows: 'XX/XX', points: 4 },
  { technology: 'silver', name: 'bar3', rows: 'XXX', points: 4 },
  { technology: 'silver', name: 'corner3', rows: 'X./XX', points: 4 },
  { technology: 'silver', name: 'square', rows: 'XX/XX', points: 5 },
  { technology: 'silver', name: 'ell', rows: 'X./X./XX', points: 5 },
  { technology: 'silver', name: 'ess', rows: '.XX/XX.', points: 5 },
  { technology: 'silver', name: 'pee', rows: 'XX/XX/X.', points: 6 },
  { technology: 'gold', name: 'bar4', rows: 'XXXX', points: 6 },
  { technology: 'gold', name: 'tee', rows: 'XXX/.X.', points: 6 },
  { technology: 'gold', name: 'mirroredPee', rows: 'XX/XX/.X', points: 7 },
  { technology: 'gold', name: 'corner5', rows: 'X../X../XXX', points: 7 },
  { technology: 'gold', name: 'slab', rows: 'XXX/XXX', points: 8 },
  { technology: 'gold', name: 'zigzag', rows: 'XX./XX./.XX', points: 8 },
  { technology: 'start', name: 'bar2', rows: 'XX', points: 0 },
  { technology: 'gold', name: 'parkRow', rows: 'XXX/XXX', points: 9 },
  { technology: 'gold', name: 'singer', rows: 'X../XX./XXX', points: 9 },
  { technology: 'gold', name: 'metropolitanLife', rows: 'XXX/XXX/X..', points: 10 },
  { technology: 'gold', name: 'woolworth', rows: 'X.X/X.X/XXX', points: 11 },
];

/** R1.4 Tiles 0 to 17 are a seat's own skyscrapers, then come the starting building and the legendaries. */
export const OWN_TILES = 18;
export const TILES_PER_TECHNOLOGY = 6;
export const START_TILE = 18;
export const FIRST_LEGENDARY = 19;
export const TILE_COUNT = TILES.length;
