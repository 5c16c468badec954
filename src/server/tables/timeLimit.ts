/** Rules under a time limit: whatever does not come back is stopped where it stands, and its caller is refused. */
import { Script } from 'node:vm';
import { refusedByTable } from '#table';

/** What runs under the limit is put here for the script below, which has no other way to reach it. */
const WORK = Symbol.for('skyline.work');
const script = new Script(`globalThis[Symbol.for('skyline.work')]()`);

/** False when the work was stopped after so many milliseconds; no `catch` or `finally` of its own runs then. */
function endsWithin(limit: number, work: () => void): boolean {
  Reflect.set(globalThis, WORK, work);
  try {
    script.runInThisContext({ timeout: limit });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  }
}

/** Rules run at most this often, in milliseconds: in a crowd more plays then share a limit, a message to the store and a sync. */
const PAUSE = 2;

interface Waiting {
  readonly table: string;
  run(): void;
  reject(error: Error): void;
}

/** Runs the rules of all tables; setting a limit costs as much as the rules of a play, so one is set for all that wait. */
export class TimeLimit {
  private readonly limit: number;
  private readonly onStuck: (table: string) => void;
  private readonly stuck = new StuckTables();
  private waiting: Waiting[] = [];
  private ranAt = 0;

  /** Milliseconds; `onStuck` hears of every table whose rules were stopped. */
  constructor(limit: number, onStuck: (table: string) => void) {
    this.limit = limit;
    this.onStuck = onStuck;
  }

  /** Runs the rules of a table at the end of this turn of the event loop, or a moment later. T21 when they do not come back. */
  readonly run = <T>(table: string, rules: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      if (this.stuck.isShut(table)) throw refusedByTable('tooSlow');
      const run = () => {
        try {
          resolve(rules());
        } catch (error) {
          reject(error);
        }
      };
      if (this.waiting.push({ table, run, reject }) === 1) this.runSoon();
    });

  /** Until when the system leaves the table alone, because its rules had to be stopped. */
  readonly restUntil = (table: string): number => this.stuck.restUntil(table);

  private runSoon(): void {
    if (performance.now() - this.ranAt < PAUSE) setTimeout(this.runAll, PAUSE);
    else setImmediate(this.runAll);
  }

  private readonly runAll = (): void => {
    const all = this.waiting;
    this.waiting = [];
    this.ranAt = performance.now();
    for (let next = 0; next < all.length; next++) {
      const isDone = endsWithin(this.limit, () => {
        for (; next < all.length; next++) all[next]?.run();
      });
      if (isDone) return;
      const { table, reject } = all[next] as Waiting;
      this.stuck.note(table, Date.now());
      this.onStuck(table);
      reject(refusedByTable('tooSlow'));
    }
  };
}

/** Times in milliseconds. */
const FIRST_REST = 5000;
const LONGEST_REST = 10 * 60_000;
/** After so many times the table takes no more calls until its rest is over. */
const SHUT_AFTER = 3;

/** Tables whose rules had to be stopped, and how long each is left alone. */
export class StuckTables {
  private readonly tables = new Map<string, { times: number; until: number }>();

  /** The table was stopped: each time the system leaves it alone for twice as long. */
  note(table: string, now: number): void {
    const times = (this.tables.get(table)?.times ?? 0) + 1;
    const rest = Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST);
    this.tables.set(table, { times, until: now + rest });
  }

  /** Whether the table was stopped so often that it takes no calls for now. */
  isShut(table: string): boolean {
    if (this.tables.size === 0) return false;
    const stuck = this.tables.get(table);
    return stuck !== undefined && stuck.times >= SHUT_AFTER && stuck.until > Date.now();
  }

  restUntil(table: string): number {
    return this.tables.get(table)?.until ?? 0;
  }
}
