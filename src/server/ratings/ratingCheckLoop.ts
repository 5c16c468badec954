/** Once a day compares every ladder with its games. Every node runs one; each ladder is claimed by one of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startOfDay } from '#rating';
import { checkLadder, type RatingCheckStore, type RatingClaim } from '../store/index.ts';
import { PollLoop } from './pollLoop.ts';

/** Times in milliseconds. */
const HOUR = 3_600_000;
/** After the start, and then from one look to the next. */
const FIRST_LOOK = 60_000;
const POLL = HOUR;
/** The hour of the day, in UTC, from which on it is done: few people play. */
const BEGINS = 3 * HOUR;
/** A check that takes longer is given up; one whose node was killed is done by another. */
const LEASE = HOUR;
/** Between two readings of 500 games, so that the database has time for those who play. */
const PAUSE = 50;

export interface RatingCheckOptions {
  readonly store: RatingCheckStore;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
  /** How many stored rows are not as the games say, as far as it was checked. */
  readonly onChecked: (differing: number) => void;
}

/** Thrown where a check is broken off. */
class Stopped extends Error {}

export class RatingCheckLoop extends PollLoop {
  private readonly options: RatingCheckOptions;

  constructor(options: RatingCheckOptions) {
    super({ first: FIRST_LOOK, every: POLL, onError: (error) => options.logError('rating check', error) });
    this.options = options;
  }

  /** Checks whatever was not checked since this day’s hour. */
  protected async work(): Promise<void> {
    const { store, now, onChecked } = this.options;
    const since = startOfDay(now() - BEGINS) + BEGINS;
    while (!this.isStopped) {
      const claim = await store.claimRatingCheck(since, now(), LEASE);
      if (!claim) break;
      await this.check(claim);
    }
    const checks = await store.ratingChecks();
    onChecked(checks.reduce((sum, { differing }) => sum + differing, 0));
  }

  private async check(claim: RatingClaim): Promise<void> {
    const { store, now, logError } = this.options;
    const end = now() + LEASE;
    const pause = async () => {
      if (this.isStopped) throw new Stopped();
      if (now() > end) throw new Error(`${claim.ladder} takes longer than an hour`);
      await sleep(PAUSE);
    };
    try {
      const { games, differing, told } = await checkLadder(store, claim, pause);
      const isKept = await store.endRatingCheck(claim, { checked: now(), games, differing });
      // Otherwise the ladder was made anew meanwhile, and is looked at again.
      if (isKept && differing > 0)
        logError(
          'rating check',
          `${claim.ladder}: ${differing} rows are not as the games say: ${told.join('; ')}`,
        );
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }
}
