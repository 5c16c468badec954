/** When to read tables again that nobody asks for: a clock runs out, or reading went wrong. */
import type { TablesContext } from './tablesContext.ts';

/** Times are checked at least this often, in milliseconds: the computer's clock may be set, and timers cannot be set for long. */
const A_MINUTE = 60_000;

export class WakeUps {
  private readonly context: Pick<TablesContext, 'now' | 'after'>;
  private readonly wake: (table: string) => void;
  private readonly times = new Map<string, number>();
  private due: number | undefined;
  private stopTimer: (() => void) | undefined;

  constructor(context: Pick<TablesContext, 'now' | 'after'>, wake: (table: string) => void) {
    this.context = context;
    this.wake = wake;
  }

  set(table: string, time: number): void {
    this.times.set(table, time);
    if (this.due === undefined || time < this.due) this.schedule(time);
  }

  delete(table: string): void {
    this.times.delete(table);
  }

  get isEmpty(): boolean {
    return this.times.size === 0;
  }

  stop(): void {
    this.stopTimer?.();
    this.times.clear();
  }

  private schedule(time: number): void {
    this.stopTimer?.();
    const now = this.context.now();
    this.due = Math.min(time, now + A_MINUTE);
    this.stopTimer = this.context.after(Math.max(0, this.due - now), () => this.look());
  }

  private look(): void {
    const now = this.context.now();
    const awake = [...this.times].filter(([, time]) => time <= now);
    for (const [table] of awake) this.times.delete(table);
    this.due = undefined;
    if (this.times.size > 0) this.schedule([...this.times.values()].reduce((one, two) => Math.min(one, two)));
    for (const [table] of awake) this.wake(table);
  }
}
