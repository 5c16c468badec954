/** Token buckets: so many at once, and so many more as time goes by. */
import type { Limits } from '../config.ts';
import { Floods } from './floods.ts';

export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private at: number;

  /** Full at first. */
  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.at = now;
  }

  /** Takes one if there is one. */
  take(now: number): boolean {
    this.refill(now);
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  /** Seconds until there is one again, at least one. */
  wait(now: number): number {
    this.refill(now);
    return Math.max(1, Math.ceil((1 - this.left) / this.perSecond));
  }

  isFull(now: number): boolean {
    this.refill(now);
    return this.left >= this.size;
  }

  private refill(now: number): void {
    // The computer's clock may be set back; then no time has passed.
    const passed = Math.max(0, now - this.at);
    this.left = Math.min(this.size, this.left + (passed / 1000) * this.perSecond);
    this.at = now;
  }
}

/** Buckets by key; full ones are forgotten, since a new one is full too. */
export class Buckets {
  private readonly perMinute: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  take(key: string, now: number): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(this.perMinute, this.perMinute / 60, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** Seconds until the key has one again, at least one. */
  wait(key: string, now: number): number {
    return this.buckets.get(key)?.wait(now) ?? 1;
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

/** Limits for what people do at tables, over HTTP and sockets together. */
export interface TableLimits {
  /** By person and table. */
  readonly commands: Buckets;
  /** By person. */
  readonly chat: Buckets;
  readonly floods: Floods;
}

export function createTableLimits(limits: Limits): TableLimits {
  const { commandsPerMinute, chatPerMinute } = limits;
  return {
    commands: new Buckets(commandsPerMinute),
    chat: new Buckets(chatPerMinute),
    floods: new Floods(limits),
  };
}
