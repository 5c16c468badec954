/** What an estate is worth to its seat, in points: what it has, and what its land promises. */
import { at, type Seat } from '#kernel';
import { BLOCK_COUNT } from './board.ts';
import { BRONZE, type Challenge, DISTRICTS, GOLD } from './components.ts';
import { challengeCount, challengePoints, countOf, streetCounts } from './scoring.ts';
import { FITS, PLANS } from './sites.ts';
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

export function worthOf(state: State, seat: Seat): number {
  const estate = estateOf(state, seat);
  const { points, prestige, workers, cards } = estate;
  return (
    points +
    prestige +
    streetWorth(state, seat) +
    challengeWorth(state, seat) +
    landWorth(state, estate) +
    cardWorth(state, seat) +
    WORKER * Math.min(workers, WORKERS_WANTED) +
    CARD * countBits(cards)
  );
}

function streetWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const street of state.streets) worth += leadWorth(streetCounts(state, street), seat);
  return worth;
}

/** A lead over everybody else is worth more the clearer it is. */
function leadWorth(counts: readonly number[], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat) most = Math.max(most, at(counts, other));
  }
  const chance = LEAD.even + LEAD.each * (at(counts, seat) - most);
  return LEAD.prize * Math.min(1, Math.max(0, chance));
}

function challengeWorth(state: State, seat: Seat): number {
  const { challenge, estates } = state;
  const estate = at(estates, seat);
  switch (challenge) {
    case null:
    case 'goldPrestige':
      return 0;
    case 'generationKing': {
      let worth = 0;
      for (let technology = BRONZE; technology <= GOLD; technology++) {
        worth += leadWorth(
          estates.map((other) => countOf(other, technology)),
          seat,
        );
      }
      return worth;
    }
    case 'goldTycoon':
      return challengePoints(state, seat) + ONE_GOLD * districtsWithOneGold(estate);
    default:
      return challengePoints(state, seat) + (ON_THE_WAY[challenge]?.[challengeCount(challenge, estate)] ?? 0);
  }
}

function districtsWithOneGold(estate: Estate): number {
  const gold = buildingsOf(estate).filter(({ tile }) => at(PLANS, tile).technology === GOLD);
  return DISTRICTS.filter((_, district) => {
    return gold.filter(({ districts }) => ((districts >> district) & 1) === 1).length === 1;
  }).length;
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
    const free = at(estate.land, block) & ~builtOn(estate, block);
    best = Math.max(best, bestFit(estate, open, block, free));
  }
  return SECOND_BUILDING * best;
}

function landWorth(state: State, estate: Estate): number {
  const open = technologyAt(state, trackOf(estate) + SOON);
  let worth = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = at(estate.land, block);
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
  for (let tiles = (at(FITS, block)[room] ?? 0) & hand; tiles !== 0; tiles &= tiles - 1) {
    const { points, technology } = at(PLANS, 31 - Math.clz32(tiles & -tiles));
    if (technology <= open && points > best) best = points;
  }
  return best;
}
