/** One job after the other: all that is asked of a table waits here for its turn. */

type Job = () => Promise<void> | void;

export class JobQueue {
  private readonly jobs: Job[] = [];
  private readonly onRest: () => void;
  private readonly onError: (error: unknown) => void;
  private busy = false;

  /** `onRest` is called whenever nothing is left to do, `onError` when a job fails; the next one is done all the same. */
  constructor(onRest: () => void, onError: (error: unknown) => void) {
    this.onRest = onRest;
    this.onError = onError;
  }

  /** Whether no job is being done. */
  get isQuiet(): boolean {
    return !this.busy;
  }

  /** Whether jobs wait for their turn. */
  get isAwaited(): boolean {
    return this.jobs.length > 0;
  }

  add(job: Job): void {
    this.jobs.push(job);
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      try {
        const going = job();
        if (going) await going;
      } catch (error) {
        this.onError(error);
      }
    }
    this.busy = false;
    this.onRest();
  }
}
