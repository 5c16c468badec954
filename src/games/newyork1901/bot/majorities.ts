/** How many buildings each seat has where majorities score, and what a lead there is worth. */
import type { Seat } from '#kernel';
import { TECHNOLOGIES } from '../components.ts';
import { buildingsOf } from '../estate.ts';
import { tilePlan } from '../sites.ts';
import type { Estate, State } from '../state.ts';
import { LAST_MAJORITY, MAJORITY } from './weights.ts';

/** How many buildings each seat has on each street in play and of each technology. */
export interface Census {
  readonly streets: readonly number[][];
  readonly technologies: readonly number[][];
}

export function takeCensus({ streets, estates }: State): Census {
  const nothing = estates.map(() => 0);
  const onStreets = streets.map(() => [...nothing]);
  const technologies = TECHNOLOGIES.map(() => [...nothing]);
  for (let seat = 0; seat < estates.length; seat++) {
    // Below its length.
    for (const { tile, fronts } of buildingsOf(estates[seat] as Estate)) {
      count(technologies[tilePlan(tile).technology] as number[], seat); // one for each technology
      for (let i = 0; i < streets.length; i++) {
        if (((fronts >> (streets[i] as number)) & 1) === 1) count(onStreets[i] as number[], seat); // both below their length
      }
    }
  }
  return { streets: onStreets, technologies };
}

function count(counts: number[], seat: Seat): void {
  counts[seat] = (counts[seat] as number) + 1; // one for each seat
}

/** Points for a majority, by the chance of having it at the end: the clearer the lead, the higher. */
export function majorityWorth(
  { closer }: State,
  counts: readonly number[],
  seat: Seat,
  points: number,
): number {
  const { even, each } = closer === null ? MAJORITY : LAST_MAJORITY;
  let most = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat) most = Math.max(most, counts[other] as number); // one for each seat
  }
  const chance = even + each * ((counts[seat] as number) - most); // one for each seat
  return points * Math.min(1, Math.max(0, chance));
}
