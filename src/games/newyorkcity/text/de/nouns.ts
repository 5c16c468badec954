/** Nouns of the game in German that other words are made of. */
import type { District, Vehicle } from '../../components.ts';
import { listed } from '../text.ts';

export const district: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'die Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** "in the Bronx". */
export const inDistrict: Readonly<Record<District, string>> = {
  manhattan: 'in Manhattan',
  bronx: 'in der Bronx',
  queens: 'in Queens',
  brooklyn: 'in Brooklyn',
  statenIsland: 'auf Staten Island',
  jerseyCity: 'in Jersey City',
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
  taxi: 'Taxi',
  bus: 'Bus',
  tram: 'Straßenbahn',
  subway: 'U-Bahn',
  boat: 'Boot',
};

export const list = (items: readonly string[]) => listed(items, () => 'und');
