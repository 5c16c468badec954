/** Looks from time to time whether a thread still gets on with its work. */
import { readBeat } from './beat.ts';

export class Watchdog {
  private readonly limit: number;
  private readonly timer: NodeJS.Timeout;
  private beat: SharedArrayBuffer | undefined;
  /** The piece of work last seen, and since when. */
  private turn = 0;
  private since = 0;

  /** `onStuck` hears which call at which table has taken longer than the limit, in milliseconds. */
  constructor(limit: number, onStuck: (call: number, table: string) => void) {
    this.limit = limit;
    this.timer = setInterval(() => this.look(onStuck), Math.max(20, limit / 5));
  }

  watch(beat: SharedArrayBuffer): void {
    this.beat = beat;
    this.turn = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(onStuck: (call: number, table: string) => void): void {
    const work = this.beat && readBeat(this.beat);
    // Not the system's time, which may be set meanwhile.
    const now = performance.now();
    if (!work || work.turn !== this.turn) {
      this.turn = work?.turn ?? 0;
      this.since = now;
    } else if (now - this.since >= this.limit) {
      this.beat = undefined;
      onStuck(work.call, work.table);
    }
  }
}
