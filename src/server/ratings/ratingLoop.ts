/** Takes finished games into the ladders, a moment after their end. Every node runs one; the store makes sure that each game counts once. */
import type { Store } from '../store/index.ts';
import { PollLoop } from './pollLoop.ts';

/** Times in milliseconds. */
const POLL = 1000;
/** Until a game that ended is stored wherever it was played: then games are taken in as they ended. */
const SETTLED = 1000;

export interface RatingLoopOptions {
  readonly store: Pick<Store, 'rateDue'>;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
}

export class RatingLoop extends PollLoop {
  private readonly options: RatingLoopOptions;

  constructor(options: RatingLoopOptions) {
    super({ first: POLL, every: POLL, onError: (error) => options.logError('ratings', error) });
    this.options = options;
  }

  protected async work(): Promise<void> {
    const { store, now } = this.options;
    await store.rateDue(now() - SETTLED);
  }
}
