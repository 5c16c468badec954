/** Notices when the rules of a table do not come back: what a thread works on is written where another can read it. */

/** The shared memory: a number that changes with each piece of work, the call, and the table's id with its length. */
const LONGEST_ID = 64;
const HEADER = 12;
const TURN = 0;
const CALL = 1;
const LENGTH = 2;

/** Memory in which one thread shows another what it works on. */
export function newWorkSign(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER + LONGEST_ID);
}

/** The worker's side: runs something, and shows for which call at which table until it returns. */
export function showingWork(sign: SharedArrayBuffer) {
  const words = new Int32Array(sign, 0, HEADER / 4);
  const letters = new Uint8Array(sign, HEADER);
  let turn = 0;
  return <T>(call: number, table: string, run: () => T): T => {
    const length = Math.min(table.length, LONGEST_ID);
    for (let i = 0; i < length; i++) letters[i] = table.charCodeAt(i);
    words[CALL] = call;
    words[LENGTH] = length;
    turn = (turn % 0x3fff_ffff) + 1;
    Atomics.store(words, TURN, turn);
    try {
      return run();
    } finally {
      Atomics.store(words, TURN, 0);
    }
  };
}

/** What the worker is at, or undefined while it is at nothing; `turn` differs from one piece of work to the next. */
export function readWork(sign: SharedArrayBuffer): { turn: number; call: number; table: string } | undefined {
  const words = new Int32Array(sign, 0, HEADER / 4);
  const turn = Atomics.load(words, TURN);
  if (turn === 0) return undefined;
  const letters = new Uint8Array(sign, HEADER, words[LENGTH]);
  return { turn, call: words[CALL] ?? 0, table: String.fromCharCode(...letters) };
}

/** Looks from time to time whether the worker still gets on with its work. */
export class Watchdog {
  private readonly limit: number;
  private readonly timer: NodeJS.Timeout;
  private sign: SharedArrayBuffer | undefined;
  /** The piece of work last seen, and since when. */
  private turn = 0;
  private since = 0;

  /** `onStuck` gets the call and the table that have taken longer than the limit, in milliseconds. */
  constructor(limit: number, onStuck: (call: number, table: string) => void) {
    this.limit = limit;
    this.timer = setInterval(() => this.look(onStuck), Math.max(20, limit / 5));
  }

  observe(sign: SharedArrayBuffer): void {
    this.sign = sign;
    this.turn = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(onStuck: (call: number, table: string) => void): void {
    const work = this.sign && readWork(this.sign);
    // Not the system's time, which may be set meanwhile.
    const now = performance.now();
    if (!work || work.turn !== this.turn) {
      this.turn = work?.turn ?? 0;
      this.since = now;
    } else if (now - this.since >= this.limit) {
      this.sign = undefined;
      onStuck(work.call, work.table);
    }
  }
}

/** Times in milliseconds. */
const FIRST_REST = 5000;
const LONGEST_REST = 10 * 60_000;
const LONGEST_WAIT = 5000;
/** A thread that lived so long had nothing wrong with its start. */
const LONG_LIFE = 10_000;
/** After so many times the table takes no more calls until its rest is over. */
const SHUT_AFTER = 3;

/** Tables whose rules had to be stopped: how long each is left alone, and how long to wait before the next thread. */
export class StuckTables {
  private readonly tables = new Map<string, { times: number; until: number }>();
  private shortLives = 0;

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

  /** Until when the system leaves which tables alone. */
  resting(): Record<string, number> {
    return Object.fromEntries([...this.tables].map(([table, { until }]) => [table, until]));
  }

  /** How long to wait before the next thread, when the last one lived so long: threads that die at once must not be started in a tight loop. */
  waitAfter(life: number): number {
    if (life > LONG_LIFE) this.shortLives = 0;
    const wait = this.shortLives === 0 ? 0 : Math.min(100 * 2 ** (this.shortLives - 1), LONGEST_WAIT);
    this.shortLives += 1;
    return wait;
  }
}
