/** Looks for tournaments where something is due, on every node: each is claimed by one of them for a while. */
import { type StepContext, takeSteps } from './steps.ts';
import { enrolHost } from './tournamentHost.ts';

/** Claimed at once. */
const TOGETHER = 8;

export class TournamentKeeper {
  private readonly options: StepContext;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;
  private hasHost = false;

  constructor(options: StepContext) {
    this.options = options;
  }

  start(): void {
    const next = () => {
      this.timer = setTimeout(
        () => void this.run().finally(() => this.isStopped || next()),
        this.options.times.poll,
      );
      this.timer.unref();
    };
    next();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Does everything that is due now. */
  run(): Promise<void> {
    this.running ??= this.work()
      .catch((error) => this.options.logError('tournaments', error))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async work(): Promise<void> {
    const { store, times, now, logError } = this.options;
    while (!this.isStopped) {
      const claimed = await store.claimTournaments(now(), times.lease, TOGETHER);
      if (claimed.length > 0 && !this.hasHost) {
        await enrolHost(store);
        this.hasHost = true;
      }
      const steps = claimed.map((id) =>
        // Due again when the claim has run out.
        takeSteps(this.options, id).catch((error) => logError(`tournament ${id}`, error)),
      );
      await Promise.all(steps);
      if (claimed.length < TOGETHER) return;
    }
  }
}
