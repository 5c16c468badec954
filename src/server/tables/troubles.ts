/** Which tables have stopped the thread that plays them, and how long to be careful for. */

/** Times in milliseconds. */
const FIRST_REST = 5000;
const LONGEST_REST = 10 * 60_000;
const LONGEST_WAIT = 5000;
/** A thread that lived so long had nothing wrong with its start. */
const LONG_LIFE = 10_000;
/** After so many times nobody may call the table until its rest is over. */
const SHUT_AFTER = 3;

export class Troubles {
  private readonly tables = new Map<string, { times: number; until: number }>();
  private shortLives = 0;

  /** A table has stopped the thread: each time the house leaves it alone for twice as long. */
  note(table: string, now: number): void {
    const times = (this.tables.get(table)?.times ?? 0) + 1;
    const rest = Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST);
    this.tables.set(table, { times, until: now + rest });
  }

  isShut(table: string): boolean {
    if (this.tables.size === 0) return false;
    const trouble = this.tables.get(table);
    return trouble !== undefined && trouble.times >= SHUT_AFTER && trouble.until > Date.now();
  }

  /** Until when the house leaves which tables alone. */
  resting(): Record<string, number> {
    return Object.fromEntries([...this.tables].map(([table, { until }]) => [table, until]));
  }

  /** How long to wait before the next thread, when the last one lived so long: a crash loop must not spin. */
  waitAfter(life: number): number {
    if (life > LONG_LIFE) this.shortLives = 0;
    const wait = this.shortLives === 0 ? 0 : Math.min(100 * 2 ** (this.shortLives - 1), LONGEST_WAIT);
    this.shortLives += 1;
    return wait;
  }
}
