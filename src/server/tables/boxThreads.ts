/** Threads for tables with other values than those in play: one for each box, started when it is needed, a few at a time. */
import { loadTitle } from '#games';
import { type Box, fingerprintOf } from '#kernel';
import { boxBy } from '../boxes.ts';
import type { Store } from '../store/index.ts';
import type { Apart } from './tablesContext.ts';
import type { TablesThread } from './tablesThread.ts';

/** Threads that run at the same time. */
const MOST = 4;

/** Those without a place try again after so many milliseconds. */
const RETRY = 10_000;

export interface BoxThreadsOptions {
  readonly store: Pick<Store, 'box'>;
  /** A thread that plays with this box; it is not started yet. */
  readonly newThread: (box: Box, apart: Apart) => TablesThread;
  /** Whether somebody waits for an answer of the thread. */
  readonly isAsked: (thread: TablesThread) => boolean;
}

export class BoxThreads {
  private readonly options: BoxThreadsOptions;
  /** By the fingerprint of their values. */
  private readonly threads = new Map<string, TablesThread>();
  /** Threads that have tables to go on with, and no place. */
  private readonly waiting = new Set<TablesThread>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: BoxThreadsOptions) {
    this.options = options;
  }

  /** Those that run. */
  get running(): TablesThread[] {
    return [...this.threads.values()].filter(({ isOn }) => isOn);
  }

  /** The thread for these values, whether or not it runs; undefined where nobody knows them. */
  async of(game: string, fingerprint: string): Promise<TablesThread | undefined> {
    if (!this.threads.has(fingerprint)) {
      const { store, newThread } = this.options;
      const box = await boxBy(store, game, fingerprint);
      if (box === undefined) return undefined;
      const { game: present } = await loadTitle(game);
      const apart = { game, boxOfNew: fingerprintOf(present.box) };
      // Somebody else may have asked for it meanwhile.
      if (!this.threads.has(fingerprint)) this.threads.set(fingerprint, newThread(box, apart));
    }
    return this.threads.get(fingerprint);
  }

  /**
   * Starts a thread unless it runs. Where there is no place, it takes that of the longest unused one that no table needs,
   * and if it is asked something, of any that is not. False when all others are asked as well.
   */
  place(thread: TablesThread): boolean {
    if (thread.isOn) return true;
    if (this.isClosed) return false;
    const { running } = this;
    const free = running.filter((other) => !this.options.isAsked(other)).sort((a, b) => a.used - b.used);
    const idle = free.find(({ isNeeded }) => !isNeeded);
    const isAsked = this.options.isAsked(thread);
    const leaving = running.length < MOST ? undefined : (idle ?? (isAsked ? free[0] : undefined));
    if (running.length >= MOST && !leaving) {
      if (!isAsked) this.wait(thread);
      return !isAsked;
    }
    void leaving?.stop();
    if (leaving?.isNeeded) this.wait(leaving);
    this.waiting.delete(thread);
    thread.start();
    return true;
  }

  /** From now on none is started. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Its tables go on when another thread is not needed any more. */
  private wait(thread: TablesThread): void {
    this.waiting.add(thread);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const one of [...this.waiting]) this.place(one);
    }, RETRY);
  }
}
