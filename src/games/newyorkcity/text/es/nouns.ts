/** Nouns of the game in Spanish that other words are made of. */
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'el Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'en Manhattan',
  bronx: 'en el Bronx',
  queens: 'en Queens',
  brooklyn: 'en Brooklyn',
  statenIsland: 'en Staten Island',
  jerseyCity: 'en Jersey City',
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
  bus: 'autobús',
  tram: 'tranvía',
  subway: 'metro',
  boat: 'barco',
};

export const list = (items: readonly string[]) =>
  listed(items, (next) => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y'));
