/** Nouns of the game in Italian that other words are made of. */
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'il Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'a Manhattan',
  bronx: 'nel Bronx',
  queens: 'a Queens',
  brooklyn: 'a Brooklyn',
  statenIsland: 'a Staten Island',
  jerseyCity: 'a Jersey City',
};

/** In at most eleven letters, for tiles. */
export const onTile: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten I.',
  jerseyCity: 'Jersey City',
};

export const vehicle: Readonly<Record<Vehicle, string>> = {
  taxi: 'taxi',
  bus: 'autobus',
  tram: 'tram',
  subway: 'metropolitana',
  boat: 'battello',
};

export const list = (items: readonly string[]) => listed(items, (last) => (/^e/i.test(last) ? 'ed' : 'e'));
