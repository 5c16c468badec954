/** R10.3 to R10.8 What each challenge counts, and what it gives points for. */
import { at, type Seat } from '#kernel';
import {
  ARCHITECT_POINTS,
  BARON_POINTS,
  BRONZE,
  type Challenge,
  DISTRICT_POINTS,
  GENERATION_POINTS,
  GOLD,
  PRESTIGE_POINTS,
  TECHNOLOGIES,
} from './components.ts';
import { countIf, countOf, goldDistricts, soleMost } from './counting.ts';
import { buildingsOf } from './estate.ts';
import { type Site, tilePlan } from './sites.ts';
import { countBits, type Estate, estateOf, type State } from './state.ts';

interface ChallengeRules {
  /** The number behind the points. */
  count(estate: Estate): number;
  /** Whether seats are compared by that number, or by one number for each technology. */
  readonly compares: 'count' | 'technologies';
  /** The points at a glance: so many for each, or by the count, with or without more of them being like the last. */
  readonly pays: { readonly each: number } | { readonly byCount: readonly number[]; readonly more: boolean };
  /** Points that a new building gives at once. */
  whenBuilt(state: State, seat: Seat, site: Site): number;
  /** Points at the end, if the game ended now. */
  atEnd(state: State, seat: Seat): number;
}

export const CHALLENGE_RULES: Readonly<Record<Challenge, ChallengeRules>> = {
  /** R10.3, R10.8 */
  goldTycoon: {
    count: (estate) => countBits(goldDistricts(estate).two),
    compares: 'count',
    pays: { each: DISTRICT_POINTS },
    whenBuilt: nothing,
    atEnd: (state, seat) => DISTRICT_POINTS * countBits(goldDistricts(estateOf(state, seat)).two),
  },

  /** R10.4 */
  masterArchitect: {
    count: irregularCount,
    compares: 'count',
    pays: { byCount: ARCHITECT_POINTS, more: true },
    whenBuilt: nothing,
    atEnd: (state, seat) =>
      ARCHITECT_POINTS[irregularCount(estateOf(state, seat))] ?? Math.max(...ARCHITECT_POINTS),
  },

  /** R10.5 For each older neighbour of another seat, as soon as gold is built. */
  goldPrestige: {
    count: (estate) => estate.prestige,
    compares: 'count',
    pays: { each: PRESTIGE_POINTS },
    whenBuilt({ estates }, seat, site) {
      if (tilePlan(site.tile).technology !== GOLD) return 0;
      const neighbours = estates.map((other, owner) => (owner === seat ? 0 : olderNeighbours(other, site)));
      return PRESTIGE_POINTS * neighbours.reduce((sum, count) => sum + count, 0);
    },
    atEnd: nothing,
  },

  /** R10.6 */
  bronzeBaron: {
    count: (estate) => countOf(estate, BRONZE),
    compares: 'count',
    pays: { byCount: BARON_POINTS, more: false },
    whenBuilt: nothing,
    atEnd: (state, seat) => at(BARON_POINTS, countOf(estateOf(state, seat), BRONZE)),
  },

  /** R10.7 */
  generationKing: {
    count: (estate) => countIf(estate, ({ tile }) => tilePlan(tile).technology >= BRONZE),
    compares: 'technologies',
    pays: { each: GENERATION_POINTS },
    whenBuilt: nothing,
    atEnd: ({ estates }, seat) =>
      GENERATION_POINTS *
      TECHNOLOGIES.filter((_, technology) => {
        if (technology < BRONZE) return false;
        return soleMost(estates.map((estate) => countOf(estate, technology))) === seat;
      }).length,
  },
};

function nothing(): number {
  return 0;
}

function irregularCount(estate: Estate): number {
  return countIf(estate, ({ tile }) => tilePlan(tile).irregular);
}

function olderNeighbours(estate: Estate, { block, near }: Site): number {
  return buildingsOf(estate).filter(
    (site) => site.block === block && (site.mask & near) !== 0 && tilePlan(site.tile).technology < GOLD,
  ).length;
}
