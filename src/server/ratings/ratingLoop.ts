/** Takes finished games into the ladders, a moment after their end. Every node runs one; the store makes sure that each game counts once. */
import type { Store } from '../store/index.ts';

/** Times in milliseconds. */
const POLL = 1000;
/** Until a game that ended is stored wherever it was played: then games are taken in as they ended. */
const SETTLED = 1000;

export interface RatingLoopOptions {
  readonly store: Pick<Store, 'rateDue'>;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
}

export class RatingLoop {
  private readonly options: RatingLoopOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(options: RatingLoopOptions) {
    this.options = options;
  }

  start(): void {
    this.timer = setTimeout(() => void this.run().finally(() => this.isStopped || this.start()), POLL);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Takes in everything that is due now. */
  run(): Promise<void> {
    const { store, now, logError } = this.options;
    this.running ??= store
      .rateDue(now() - SETTLED)
      .then(
        () => {},
        (error) => logError('ratings', error),
      )
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }
}
