/** Does something again and again: one run at a time, and none any more once it was stopped. */

export interface PollOptions {
  /** Times in milliseconds: until the first run, and from the end of one to the next. */
  readonly first: number;
  readonly every: number;
  readonly onError: (error: unknown) => void;
}

export abstract class PollLoop {
  protected isStopped = false;
  private readonly times: PollOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(times: PollOptions) {
    this.times = times;
  }

  start(): void {
    this.plan(this.times.first);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Does everything that is due now. */
  run(): Promise<void> {
    this.running ??= this.work()
      .catch(this.times.onError)
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  protected abstract work(): Promise<void>;

  private plan(wait: number): void {
    const go = () => void this.run().finally(() => this.isStopped || this.plan(this.times.every));
    this.timer = setTimeout(go, wait);
    this.timer.unref();
  }
}
