/** When things happen at tournaments, in milliseconds; tests have other times. */

const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/** For live tournaments, and for those by turns. */
interface Both {
  readonly live: number;
  readonly byTurns: number;
}

export interface TournamentTimes {
  /** People check in so long before the beginning. */
  readonly checkIn: Both;
  /** Live, whoever has not come to the table so long after the round has begun has lost; by turns the clock sees to that. */
  readonly noShow: number;
  /** Between two looks at who is there until then. */
  readonly look: number;
  /** From the end of a round to the next. */
  readonly pause: Both;
  /** A table that bots have not finished so long after the end of its round counts as undecided. */
  readonly undecided: number;
  /** From the end of a season to the next. */
  readonly season: Both;
  /** A round lasts at least so long. */
  readonly shortestRound: number;
  /** Between two looks for what is due. */
  readonly poll: number;
  /** Longer than a step takes: who has claimed a tournament for longer is dead or hangs. */
  readonly lease: number;
}

export const TOURNAMENT_TIMES: TournamentTimes = {
  checkIn: { live: 10 * A_MINUTE, byTurns: A_DAY },
  noShow: 3 * A_MINUTE,
  look: 10 * A_SECOND,
  pause: { live: 2 * A_MINUTE, byTurns: 0 },
  undecided: 10 * A_MINUTE,
  season: { live: A_DAY, byTurns: 3 * A_DAY },
  shortestRound: 10 * A_MINUTE,
  poll: A_SECOND,
  lease: 15 * A_SECOND,
};

/** When the check-in opens. */
export function checkInOf(
  { starts, plan }: { readonly starts: number; readonly plan: { readonly byTurns: boolean } },
  { checkIn }: TournamentTimes,
): number {
  return starts - checkIn[plan.byTurns ? 'byTurns' : 'live'];
}
