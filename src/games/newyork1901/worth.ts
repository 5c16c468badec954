/** What an estate is worth to its seat, in points: what it has, and what its land promises. */
import type { Seat } from '#kernel';
import { BLOCK_COUNT } from './board.ts';
import { BRONZE, type Challenge, DISTRICT_POINTS, GOLD, TECHNOLOGIES } from './components.ts';
import { challengeCount, challengePoints, goldDistricts } from './scoring.ts';
import { FITS, tilePlan } from './sites.ts';
import { countBits, type Estate, estateOf, type State, technologyAt, trackOf } from './state.ts';
import { buildingsOf, builtOn } from './survey.ts';

/** Weights found by letting greedy players with different ones play each other. */
const BEST_ON_FREE_LAND = 0.65;
const FREE_SQUARE = 0.35;
const BEST_OVER_OLD = 0.25;
const OLD_SQUARE = 0.15;
const WORKER = 0.3;
const WORKERS_WANTED = 2;
const CARD = 1;
/** Points ahead at which a technology is counted as open. */
const SOON = 3;
/** What a Land Grab just played will bring, and what part of its building a Construction Boom. */
const SECOND_LOT = 2.5;
const SECOND_BUILDING = 0.3;
const LEAD = { prize: 5, even: 0.4, each: 0.2 } as const;

/** What is on the way to the points of a challenge, by what it counts. */
const ON_THE_WAY: Readonly<Partial<Record<Challenge, readonly number[]>>> = {
  masterArchitect: [0, 0.3, 0.6, 0, 0, 0],
  bronzeBaron: [0, 0, 0.2, 0.5, 0, 0, 0],
};
/** A district with one gold skyscraper is half way. */
const ONE_GOLD = 0.4;

/** What each seat's estate is worth to it. */
export function worths(state: State): number[] {
  const census = takeCensus(state);
  return state.estates.map((estate, seat) => worthOf(state, estate, seat, census));
}

/** How many buildings each seat has on each street in play and of each technology. */
interface Census {
  readonly streets: readonly number[][];
  readonly technologies: readonly number[][];
}

function takeCensus({ streets, estates }: State): Census {
  const nothing = estates.map(() => 0);
  const onStreets = streets.map(() => [...nothing]);
  const technologies = TECHNOLOGIES.map(() => [...nothing]);
  for (let seat = 0; seat < estates.length; seat++) {
    for (const { tile, fronts } of buildingsOf(estates[seat] as Estate)) {
      count(technologies[tilePlan(tile).technology] as number[], seat);
      for (let i = 0; i < streets.length; i++) {
        if (((fronts >> (streets[i] as number)) & 1) === 1) count(onStreets[i] as number[], seat);
      }
    }
  }
  return { streets: onStreets, technologies };
}

function count(counts: number[], seat: Seat): void {
  counts[seat] = (counts[seat] as number) + 1;
}

function worthOf(state: State, estate: Estate, seat: Seat, census: Census): number {
  const { points, prestige, workers, cards } = estate;
  return (
    points +
    prestige +
    streetWorth(census, seat) +
    challengeWorth(state, seat, census) +
    landWorth(state, estate) +
    cardWorth(state, seat) +
    WORKER * Math.min(workers, WORKERS_WANTED) +
    CARD * countBits(cards)
  );
}

function streetWorth({ streets }: Census, seat: Seat): number {
  let worth = 0;
  for (const counts of streets) worth += leadWorth(counts, seat);
  return worth;
}

/** A lead over everybody else is worth more the clearer it is. */
function leadWorth(counts: readonly number[], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat) most = Math.max(most, counts[other] as number);
  }
  const chance = LEAD.even + LEAD.each * ((counts[seat] as number) - most);
  return LEAD.prize * Math.min(1, Math.max(0, chance));
}

function challengeWorth(state: State, seat: Seat, { technologies }: Census): number {
  const { challenge } = state;
  const estate = estateOf(state, seat);
  switch (challenge) {
    case null:
    case 'goldPrestige':
      return 0;
    case 'generationKing': {
      let worth = 0;
      for (const counts of technologies.slice(BRONZE)) worth += leadWorth(counts, seat);
      return worth;
    }
    case 'goldTycoon': {
      const { one, two } = goldDistricts(estate);
      return DISTRICT_POINTS * countBits(two) + ONE_GOLD * countBits(one & ~two);
    }
    default:
      return challengePoints(state, seat) + (ON_THE_WAY[challenge]?.[challengeCount(challenge, estate)] ?? 0);
  }
}

/** A card that has been played but not yet carried out. */
function cardWorth(state: State, seat: Seat): number {
  const step = state.agenda.at(-1);
  if (step?.step === 'grabLot' && step.seat === seat) return SECOND_LOT;
  if (step?.step !== 'boomBuild' || step.seat !== seat) return 0;
  const estate = estateOf(state, seat);
  const open = technologyAt(state, trackOf(estate));
  let best = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const free = (estate.land[block] as number) & ~builtOn(estate, block);
    best = Math.max(best, bestFit(estate, open, block, free));
  }
  return SECOND_BUILDING * best;
}

function landWorth(state: State, estate: Estate): number {
  const open = technologyAt(state, trackOf(estate) + SOON);
  let worth = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number;
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    const old = builtOn(estate, block, GOLD);
    if (free !== 0) {
      worth += BEST_ON_FREE_LAND * bestFit(estate, open, block, free) + FREE_SQUARE * countBits(free);
    }
    if (old !== 0) {
      worth += BEST_OVER_OLD * bestFit(estate, open, block, free | old) + OLD_SQUARE * countBits(old);
    }
  }
  return worth;
}

/** The most points that a tile in hand brings on these squares of the block. */
function bestFit({ hand }: Estate, open: number, block: number, room: number): number {
  let best = 0;
  for (let tiles = ((FITS[block] as Int32Array)[room] as number) & hand; tiles !== 0; tiles &= tiles - 1) {
    const { points, technology } = tilePlan(31 - Math.clz32(tiles & -tiles));
    if (technology <= open && points > best) best = points;
  }
  return best;
}
