/** For tests of bad input. */
import { type Reason, Refused } from '../index.ts';

/** The reason with which something is refused; an error when it is not. */
export function refusalOf(run: () => unknown): Reason {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  throw new Error('nothing was refused');
}
