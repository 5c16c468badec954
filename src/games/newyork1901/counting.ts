/** Counts of buildings: by technology, on streets, in districts. */
import type { Seat } from '#kernel';
import { GOLD, TILE_COUNT } from './components.ts';
import { buildingsOf } from './estate.ts';
import { type Site, standing, tilePlan } from './sites.ts';
import type { Estate, State } from './state.ts';

/** The estate's buildings that fit. */
export function countIf(estate: Estate, fits: (site: Site) => boolean): number {
  let count = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const place = estate.places[tile] as number; // a place for each tile
    if (place >= 0 && fits(standing(tile, place))) count += 1;
  }
  return count;
}

/** Buildings of one technology. */
export function countOf(estate: Estate, technology: number): number {
  return countIf(estate, ({ tile }) => tilePlan(tile).technology === technology);
}

/** R10.1, R10.2 How many buildings each seat has on a street. */
export function streetCounts({ estates }: State, street: number): number[] {
  return estates.map((estate) => countIf(estate, ({ fronts }) => ((fronts >> street) & 1) === 1));
}

/** R10.3, R10.8 Districts with at least one gold skyscraper, and with at least two, as bits. */
export function goldDistricts(estate: Estate): { one: number; two: number } {
  let one = 0;
  let two = 0;
  for (const { tile, districts } of buildingsOf(estate)) {
    if (tilePlan(tile).technology !== GOLD) continue;
    two |= one & districts;
    one |= districts;
  }
  return { one, two };
}

/** The seat that alone has the most; nobody in a tie. */
export function soleMost(counts: readonly number[]): Seat | undefined {
  const most = Math.max(...counts);
  const seat = counts.indexOf(most);
  return counts.lastIndexOf(most) === seat ? seat : undefined;
}
