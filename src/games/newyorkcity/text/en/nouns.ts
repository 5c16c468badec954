/** Nouns of the game in English that other words are made of. */
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'the Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'in Manhattan',
  bronx: 'in the Bronx',
  queens: 'in Queens',
  brooklyn: 'in Brooklyn',
  statenIsland: 'on Staten Island',
  jerseyCity: 'in Jersey City',
};

/** In at most eleven letters, for tiles. */
export const onTile: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Isl.',
  jerseyCity: 'Jersey City',
};

export const vehicle: Readonly<Record<Vehicle, string>> = {
  taxi: 'taxi',
  bus: 'bus',
  tram: 'tram',
  subway: 'subway',
  boat: 'boat',
};

export const list = (items: readonly string[]) => listed(items, () => 'and');
