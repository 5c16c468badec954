/**
 * Every tuned number of the bots; points that the rules give are taken from the rules. Where they come from:
 * "fitted" by letting greedy bots with different values play each other (how many games was not kept), or "by hand".
 */
import type { ActionCard } from '../components.ts';

/** Fitted: what land promises, in points. */
export const LAND = {
  /** Share of the points of the best tile in hand for the free squares of a block, and for each of those squares. */
  bestOnFree: 0.65,
  freeSquare: 0.35,
  /** The same for free squares together with those under own buildings older than gold. */
  bestOverOld: 0.25,
  oldSquare: 0.15,
  /** A technology already counts as open this many points before it is. */
  opensEarly: 3,
} as const;

/** Fitted: a free worker; more than two are worth no more. */
export const WORKER = { each: 0.3, most: 2 } as const;

interface MajorityWeights {
  /** The chance of winning a majority in a tie, and for each building more or fewer than the strongest rival has. */
  readonly even: number;
  readonly each: number;
}

/** Fitted: the chance of winning a majority. */
export const MAJORITY: MajorityWeights = { even: 0.4, each: 0.2 };

/** By hand: the same in the last round, when everybody has at most one turn left. */
export const LAST_MAJORITY: MajorityWeights = { even: 0.15, each: 0.75 };

/** By hand: in the last round, the share of the points of the best building that a seat with a turn left will get. */
export const LAST_BUILDING = 0.9;

/** Fitted: what is on the way to the points of a challenge, by what it counts so far. */
export const ON_THE_WAY = {
  masterArchitect: [0, 0.3, 0.6],
  bronzeBaron: [0, 0, 0.2, 0.5],
  /** A district with one gold skyscraper, where two are needed. */
  goldTycoonDistrict: 0.4,
} as const;

/** Fitted: what is still to come of a card just played: the lot of a Land Grab, the share of the best building of a Construction Boom. */
export const PLAYED = { secondLot: 2.5, secondBuilding: 0.3 } as const;

/** By hand: how much of the strongest rival's worth counts against one's own. */
export const RIVALRY = 0.4;

/** By hand: a lead of this many points is a clear one. */
export const CLEAR_LEAD = 12;

/**
 * How promising answers look at a glance, in points: fitted to what a search with 3000 iterations found in 500 positions.
 */
export const PRIOR = {
  stop: 0.2,
  /** A lot: each of its squares and its streets in play, the best tile for it now, and how much better the best tiles soon are with it. */
  lot: -1.14,
  lotSquare: 0.36,
  lotStreet: 0.17,
  bestNow: 0.28,
  moreOnFree: 0.24,
  moreOverOld: 0.15,
  /** A building more on a street in play. */
  eachStreet: 0.94,
  /** A building on free land or over others: each of its points, and what is lost with gold, which never falls, and with legendaries. */
  free: { base: -1.6, point: 0.51, gold: -1.4, legendary: -0.56 },
  over: { base: -0.46, point: 0.29, gold: -0.52, legendary: -0.09 },
  /** By hand: a building in the last round, when nothing has to be saved for later. */
  last: { base: 0.3, point: 1, gold: 0, legendary: 0 },
} as const;

/** By hand: a random answer begins with a draw from 0 to `draws` - 1: which number ends the turn, and above which one prefers to rebuild. */
export const SAMPLE = { draws: 8, stop: 0, rebuildAbove: 4 } as const;

interface CardWeights {
  /** What the card is worth in hand; unused, it gives a point at the end. */
  readonly kept: number;
  /** How promising it looks to play it. */
  readonly prior: number;
  /** The draw with which a random answer plays it, where that is legal. */
  readonly draw: number;
}

/** By hand: the weights of each card. */
export const CARDS: Readonly<Record<ActionCard, CardWeights>> = {
  constructionBoom: { kept: 1, prior: 1.4, draw: 2 },
  marketShift: { kept: 1.75, prior: 0.65, draw: 0 },
  landGrab: { kept: 1, prior: 1.4, draw: 1 },
};
