/** Nouns of the game in Polish that other words are made of. */
import { pluralsIn } from '#kernel';
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'na Manhattanie',
  bronx: 'w Bronxie',
  queens: 'w Queens',
  brooklyn: 'na Brooklynie',
  statenIsland: 'na Staten Island',
  jerseyCity: 'w Jersey City',
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
  taxi: 'taksówka',
  bus: 'autobus',
  tram: 'tramwaj',
  subway: 'metro',
  boat: 'statek',
};

export const list = (items: readonly string[]) => listed(items, () => 'i');
