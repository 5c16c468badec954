/** What owners of the game are asked to read off the components. */
import type { SheetPart } from '#box';
import { CHARACTER_TILE, LANTERN_PLATE, LINKS_MAP, PRESTIGE_TILE, SET_TILE } from './drawings.ts';

const DISTRICT_NAMES =
  'Districts are written manhattan, bronx, queens, brooklyn, statenIsland and jerseyCity.';
const VEHICLE_NAMES = 'Vehicles are written taxi, bus, tram, subway and boat.';

export const sheet: readonly SheetPart[] = [
  {
    group: 'otherLinks',
    title: 'The board, before anything is laid on it',
    look: [
      'Between the districts there are ten links, each in the colour of its vehicle (1).',
      'Leave out the tram between Brooklyn and Queens and the subway between the Bronx and Queens, which stand in "knownLinks".',
      'For each of the eight others write its vehicle and the two districts that it joins (2), in any order:',
      '{ "between": ["manhattan", "bronx"], "vehicle": "taxi" }.',
      DISTRICT_NAMES,
      VEHICLE_NAMES,
    ].join(' '),
    drawing: LINKS_MAP,
  },
  {
    group: 'lanterns',
    title: 'The board, and the five tiles of the characters 28 to 32',
    look: [
      'Five districts have a lantern (1) of the colour that one of the five tiles shows.',
      'The characters 28, 29, 30, 31 and 32 are written orange, green, brown, purple and white in this order, whatever their colours are called:',
      'go by the number in the supplement. For each write the district (2) whose lantern has its colour.',
      DISTRICT_NAMES,
    ].join(' '),
    drawing: LANTERN_PLATE,
  },
  {
    group: 'prestigeTiles',
    title: 'The ten prestige tiles',
    look: [
      'Sort them by the vehicle (1) they show: two tiles for each.',
      'For each vehicle write the points (2) of both tiles, the lower first: "tram": [2, 4].',
      VEHICLE_NAMES,
    ].join(' '),
    drawing: PRESTIGE_TILE,
  },
  {
    group: 'sets',
    title: 'The tiles of the characters 37 to 42',
    look: [
      'Their names here are haulier (37), railwayman (38), harbourMaster (39), chauffeur (40), contractor (41) and financier (42).',
      'For each write what one set takes (1): the vehicles by name, the same name twice where two of a kind are needed and "any" where the kind does not matter,',
      'and how many dollars and skyscrapers: { "vehicles": ["taxi", "bus"], "dollars": 0, "skyscrapers": 0 }.',
      'The points of a set are known: 5 for 37 to 39, 6 for 40 to 42.',
      VEHICLE_NAMES,
    ].join(' '),
    drawing: SET_TILE,
  },
  {
    group: 'characters',
    title: 'The 76 tiles of the characters',
    look: [
      'Find each tile in the supplement by its picture (1): it has a number there, and the list here gives a name to each number.',
      'For each of the 42 write its value as "worth" (2), and count its tiles: those with a dark back as "dark", those with a light back as "light" (3).',
      'Write 0 where there are none. All of them together are 76.',
    ].join(' '),
    drawing: CHARACTER_TILE,
  },
];
