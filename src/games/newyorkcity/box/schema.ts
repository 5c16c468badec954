/** The shape of box.json. */
import * as v from 'valibot';
import { boxOf, list, sourced, whole } from '#box';
import { CHARACTER, type CharacterName } from '../characters.ts';
import { DISTRICTS, LANTERNS, LEVELS, SET_SCORERS, VEHICLES } from '../names.ts';

/** Amounts that the rulebook spells out, and the words of the game with it: no other is possible. */
function fixed<const T extends Readonly<Record<string, number>>>(amounts: T) {
  const entries = Object.entries(amounts).map(([name, amount]) => [name, v.literal(amount)]);
  // Object.fromEntries forgets which keys it was given.
  return v.strictObject(Object.fromEntries(entries) as { [K in keyof T]: v.LiteralSchema<T[K], undefined> });
}

/** The same for each of these names. */
function each<const N extends string, S extends v.GenericSchema>(names: readonly N[], value: S) {
  // Object.fromEntries forgets which keys it was given.
  return v.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<N, S>);
}

const district = v.picklist(DISTRICTS);
const link = v.strictObject({ between: list(district, 2), vehicle: v.picklist(VEHICLES) });
const copies = whole(0, 9);

/** A character's tile: its number in the supplement, its worth, and how many copies have a dark and a light back. */
function characterTile(number: number) {
  return v.strictObject({ number: v.literal(number), worth: whole(1, 5), dark: copies, light: copies });
}

const tiles = Object.entries(CHARACTER).map(([name, number]) => [name, characterTile(number)]);

const set = v.strictObject({
  vehicles: v.pipe(v.array(v.picklist([...VEHICLES, 'any'])), v.maxLength(5)),
  dollars: whole(0, 9),
  skyscrapers: whole(0, 9),
});

export const schema = boxOf('newyorkcity', {
  cards: sourced(fixed({ perKind: 15 })),
  baseValues: sourced(list(whole(1, 20), 6)),
  skyscrapers: sourced(fixed({ perPlayer: 20, blackPerDistrict: 2 })),
  startingPieces: sourced(fixed({ skyscrapersOnBoard: 4, dollars: 1, reserveCards: 2 })),
  allSixDistricts: sourced(fixed({ statuePoints: 4, pointsAtTheEnd: 3 })),
  pressTrack: sourced(
    v.strictObject({
      ...fixed({ lastSpace: 15, bonusFromSpace: 5, bonusPoints: 3 }).entries,
      blackPawn: fixed({ twoPlayers: 8, threePlayers: 7, fourPlayers: 6 }),
    }),
  ),
  elevator: sourced(fixed({ shelves: 5, tilesPerShelf: 4 })),
  tom: sourced(
    v.strictObject({
      easyLevels: list(v.picklist(LEVELS), 4),
      mediumLevels: list(v.picklist(LEVELS), 4),
      hardLevels: list(v.picklist(LEVELS), 4),
      ...fixed({ fewestCards: 2, mostCards: 9, skyscrapersPerDistrict: 5 }).entries,
    }),
  ),
  abilities: sourced(
    v.strictObject({
      secretary: fixed({ points: 1 }),
      archivist: fixed({ points: 1, reserveCards: 1 }),
      scout: fixed({ cards: 3, discards: 2 }),
      banker: fixed({ dollars: 2 }),
      headhunter: fixed({ moreValue: 1 }),
      reporter: fixed({ cards: 1, dollars: 1 }),
      agent: fixed({ cards: 2 }),
      librarian: fixed({ points: 1 }),
      whistleBlower: fixed({ mostSpacesBack: 2 }),
      doorman: fixed({ dollars: 1 }),
      clerk: fixed({ mostCards: 2 }),
      singer: fixed({ points: 2 }),
      draughtsman: fixed({ points: 1, skyscrapers: 1 }),
      actor: fixed({ points: 3 }),
      photographer: fixed({ skyscrapers: 1, spaces: 1 }),
      lamplighters: fixed({ pointsPerSkyscraper: 1 }),
      publisher: fixed({ spacesPerPoint: 2 }),
      collector: fixed({ pointsPerCard: 2 }),
      townPlanner: fixed({ skyscrapers: 3, pointsPerDistrict: 2 }),
      manager: fixed({ pointsPerCharacter: 1 }),
    }),
  ),
  setPoints: sourced(fixed({ vehicleSets: 5, mixedSets: 6 })),
  knownLinks: sourced(list(link, 2)),
  otherLinks: sourced(list(link, 8)),
  prestigeTiles: sourced(each(VEHICLES, list(whole(1, 9), 2))),
  lanterns: sourced(each(LANTERNS, district)),
  sets: sourced(each(SET_SCORERS, set)),
  characters: sourced(
    // Object.fromEntries forgets which keys it was given.
    v.strictObject(Object.fromEntries(tiles) as Record<CharacterName, ReturnType<typeof characterTile>>),
  ),
});

export type NewyorkcityBox = v.InferOutput<typeof schema>;
