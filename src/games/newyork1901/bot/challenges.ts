/** What each challenge promises a seat, in points. */
import type { Seat } from '#kernel';
import { CHALLENGE_RULES } from '../challenges.ts';
import { BRONZE, type Challenge, DISTRICT_POINTS, GENERATION_POINTS } from '../components.ts';
import { goldDistricts } from '../counting.ts';
import { countBits, estateOf, type State } from '../state.ts';
import { type Census, majorityWorth } from './majorities.ts';
import { ON_THE_WAY } from './weights.ts';

type Worth = (state: State, seat: Seat, census: Census) => number;

const WORTHS: Readonly<Record<Challenge, Worth>> = {
  goldTycoon(state, seat) {
    const { one, two } = goldDistricts(estateOf(state, seat));
    return DISTRICT_POINTS * countBits(two) + ON_THE_WAY.goldTycoonDistrict * countBits(one & ~two);
  },

  masterArchitect: (state, seat) => byCount(state, seat, 'masterArchitect', ON_THE_WAY.masterArchitect),

  /** Its points are scored at once, so the estate has them already. */
  goldPrestige: () => 0,

  bronzeBaron: (state, seat) => byCount(state, seat, 'bronzeBaron', ON_THE_WAY.bronzeBaron),

  generationKing(state, seat, { technologies }) {
    let worth = 0;
    for (const counts of technologies.slice(BRONZE))
      worth += majorityWorth(state, counts, seat, GENERATION_POINTS);
    return worth;
  },
};

export function challengeWorth(state: State, seat: Seat, census: Census): number {
  return state.challenge === null ? 0 : WORTHS[state.challenge](state, seat, census);
}

/** The points so far, and something for being on the way to the next ones. */
function byCount(state: State, seat: Seat, challenge: Challenge, onTheWay: readonly number[]): number {
  const { atEnd, count } = CHALLENGE_RULES[challenge];
  return atEnd(state, seat) + (onTheWay[count(estateOf(state, seat))] ?? 0);
}
