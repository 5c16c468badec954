/** One clock for all nodes: the database's time, followed without jumps. */

/** It gains or loses at most so many milliseconds in one. */
const PACE = 0.005;

export class SharedClock {
  private readonly local: () => number;
  /** How far the database is ahead, as it was last measured; and how far this clock is, and was when. */
  private target = 0;
  private offset = 0;
  private at: number;
  private isSet = false;

  /** `local` never jumps: milliseconds since 1970 as they were at the start, and what has passed since. */
  constructor(local: () => number = () => performance.timeOrigin + performance.now()) {
    this.local = local;
    this.at = local();
  }

  readonly now = (): number => Math.round(this.local() + this.present());

  /** The database is so far ahead of the local clock. The first time it is simply believed. */
  aim(offset: number): void {
    this.offset = this.isSet ? this.present() : offset;
    this.at = this.local();
    this.target = offset;
    this.isSet = true;
  }

  private present(): number {
    const most = (this.local() - this.at) * PACE;
    const missing = this.target - this.offset;
    return this.offset + Math.max(-most, Math.min(most, missing));
  }
}
