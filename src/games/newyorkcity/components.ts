/** R1: what is in the box, as the flat tables that the rules play with. The values come from box.json. */
import { at } from '#kernel';
import { BOX } from './box.ts';
import { ALL_CHARACTERS, byNumber, type Character } from './characters.ts';
import {
  DISTRICTS,
  type District,
  LANTERNS,
  type Lantern,
  LETTERS,
  type Level,
  SET_SCORERS,
  type SetScorer,
  VEHICLE_SETS,
  VEHICLES,
} from './names.ts';

export { ALL_CHARACTERS, CHARACTER, type Character, nameOf, type PerCharacter } from './characters.ts';
export {
  BIDDING_KINDS,
  type BiddingKind,
  DISTRICTS,
  type District,
  KINDS,
  type Kind,
  LANTERNS,
  type Lantern,
  LETTERS,
  type Level,
  MODES,
  type Mode,
  PHASES,
  type Phase,
  type SetScorer,
  VEHICLES,
  type Vehicle,
} from './names.ts';

const { values } = BOX;

/** R1.3 The kinds of cards, by their place in KINDS. */
export const PRESS = 0;
export const DOLLARS = 1;
export const CHARACTERS = 2;
export const PLANS = 3;
export const PRESTIGE = 4;
export const SKYSCRAPERS = 5;
export const JOKER = 6;
export const CARDS_PER_KIND: number = values.cards.value.perKind;

export const DISTRICT_COUNT = DISTRICTS.length;

/** R1.2 The mayor visits A to E, one a round. */
export const LETTER_X = LETTERS.indexOf('X');
export const ROUNDS = LETTERS.length - 1;
export const BASE_VALUES: readonly number[] = values.baseValues.value;

/** R1.5 A link of two districts and the vehicle that stands on it. */
export type Link = { readonly ends: readonly [number, number]; readonly vehicle: number };

export const LINKS: readonly Link[] = [...values.knownLinks.value, ...values.otherLinks.value].map(
  ({ between, vehicle }) => ({
    ends: [DISTRICTS.indexOf(at(between, 0)), DISTRICTS.indexOf(at(between, 1))],
    vehicle: VEHICLES.indexOf(vehicle),
  }),
);

/** R1.6 */
export type PrestigeTile = { readonly vehicle: number; readonly value: number };

export const PRESTIGE_TILES: readonly PrestigeTile[] = VEHICLES.flatMap((name, vehicle) =>
  values.prestigeTiles.value[name].map((value) => ({ vehicle, value })),
);

/** R1.7 */
export const SKYSCRAPERS_PER_COLOR: number = values.skyscrapers.value.perPlayer;
export const BLACK_PER_DISTRICT: number = values.skyscrapers.value.blackPerDistrict;
/** R7.14, R9.6 For skyscrapers in all six districts: as the first, and at the end. */
export const STATUE_POINTS: number = values.allSixDistricts.value.statuePoints;
export const DISTRICTS_BONUS: number = values.allSixDistricts.value.pointsAtTheEnd;
/** R2.5 What a seat starts with. */
export const STARTING_BOARD: number = values.startingPieces.value.skyscrapersOnBoard;
export const STARTING_DOLLARS: number = values.startingPieces.value.dollars;
export const STARTING_RESERVE: number = values.startingPieces.value.reserveCards;

/** R3 The press track. */
export const LAST_SPACE: number = values.pressTrack.value.lastSpace;
/** R9.7 */
export const PRESS_BONUS_FROM: number = values.pressTrack.value.bonusFromSpace;
export const PRESS_BONUS: number = values.pressTrack.value.bonusPoints;
/** R2.6 Where the black pawn stands, by the number of players. */
const { twoPlayers, threePlayers, fourPlayers } = values.pressTrack.value.blackPawn;
export const BLACK_SPACE: readonly number[] = [0, 0, twoPlayers, threePlayers, fourPlayers];

/** R1.4 The elevator: shelves for values from 1 up. */
export const SHELVES: number = values.elevator.value.shelves;
export const SHELF_ROOM: number = values.elevator.value.tilesPerShelf;

/** R1.4 A character's tile: its worth, and how many copies are dark and light. */
export type CharacterTile = { readonly value: number; readonly dark: number; readonly light: number };

const tiles = byNumber(values.characters.value);
const TILES = ALL_CHARACTERS.map((character): CharacterTile => {
  const { worth, dark, light } = tiles(character);
  return { value: worth, dark, light };
});

export function characterTile(character: Character): CharacterTile {
  return at(TILES, character - 1);
}

/** R11 The amounts printed on the characters. */
export const ABILITIES = values.abilities.value;
/** R11.14 So many spaces back for one copy. */
export const SPACES_BACK: number = ABILITIES.whistleBlower.mostSpacesBack;
/** R11.5, R11.7, R11.22 Cards to discard, how much more the new character may be worth, cards to replace. */
export const SCOUT_DISCARDS: number = ABILITIES.scout.discards;
export const HEADHUNTER_MORE: number = ABILITIES.headhunter.moreValue;
export const CLERK_CARDS: number = ABILITIES.clerk.mostCards;

/** R11.28 The district of each lantern, and who counts its skyscrapers. */
export const LANTERN_DISTRICT: Readonly<Record<Lantern, District>> = values.lanterns.value;

export function lamplighterOf(lantern: Lantern): `${Lantern}Lamplighter` {
  return `${lantern}Lamplighter`;
}

/** The lantern of a district; one district has none. */
export function lanternOf(district: District): Lantern | undefined {
  return LANTERNS.find((lantern) => LANTERN_DISTRICT[lantern] === district);
}

/** R11.37 What one set of a character takes, and its points. */
export type SetOf = {
  readonly vehicles: readonly number[];
  readonly anyVehicle: number;
  readonly dollars: number;
  readonly board: number;
  readonly points: number;
};

export const SETS: Readonly<Record<SetScorer, SetOf>> = setsByScorer();

function setsByScorer(): Record<SetScorer, SetOf> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(SET_SCORERS.map((scorer) => [scorer, setOf(scorer)])) as Record<SetScorer, SetOf>;
}

function setOf(scorer: SetScorer): SetOf {
  const { vehicles, dollars, skyscrapers } = values.sets.value[scorer];
  const { vehicleSets, mixedSets } = values.setPoints.value;
  return {
    vehicles: vehicles.flatMap((vehicle) => (vehicle === 'any' ? [] : [VEHICLES.indexOf(vehicle)])),
    anyVehicle: vehicles.filter((vehicle) => vehicle === 'any').length,
    dollars,
    board: skyscrapers,
    points: VEHICLE_SETS.some((name) => name === scorer) ? vehicleSets : mixedSets,
  };
}

/** R10.2 The twelve named levels of Tom, from easy to hard, and the cards of a free level. */
const { easyLevels, mediumLevels, hardLevels, fewestCards, mostCards } = values.tom.value;
export const LEVELS: readonly Level[] = [...easyLevels, ...mediumLevels, ...hardLevels];
export const FEWEST_TOM_CARDS: number = fewestCards;
export const MOST_TOM_CARDS: number = mostCards;

/** R10.15 No more of Tom's skyscrapers than this in one district. */
export const TOM_LIMIT: number = values.tom.value.skyscrapersPerDistrict;
