/** For tests of bad input. */
import { type Reason, Refused } from '../index.ts';

/** The reason for which a call is refused; throws if it is not refused. */
export function refusalOf(run: () => unknown): Reason {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  throw new Error('nothing was refused');
}
