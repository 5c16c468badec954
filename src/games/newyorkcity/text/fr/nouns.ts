/** Nouns of the game in French that other words are made of. */
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'le Bronx',
  queens: 'le Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'à Manhattan',
  bronx: 'dans le Bronx',
  queens: 'dans le Queens',
  brooklyn: 'à Brooklyn',
  statenIsland: 'à Staten Island',
  jerseyCity: 'à Jersey City',
};

/** In at most eleven letters, for tiles. */
export const onTile: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten I.',
  jerseyCity: 'Jersey C.',
};

export const vehicle: Readonly<Record<Vehicle, string>> = {
  taxi: 'taxi',
  bus: 'bus',
  tram: 'tramway',
  subway: 'métro',
  boat: 'bateau',
};

export const list = (items: readonly string[]) => listed(items, () => 'et');
