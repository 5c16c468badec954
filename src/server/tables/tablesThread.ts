/** One thread that plays tables with other values: started, and started again when it has failed. */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { Metrics } from '../metrics.ts';
import { startThread } from '../startThread.ts';
import type { PlaySettings } from './playTables.ts';
import type { FromTables, ToTables } from './tablesMessages.ts';
import type { TablesThreadData } from './tablesWorker.ts';

/** Where tables are played: among the sockets, or in a thread with other values. */
export interface TablesPlace {
  post(message: ToTables): void;
  /** As it has said last: how many tables it has in memory. */
  tables: number;
  /** As it has said last: whether it must run for any table to go on. */
  isNeeded: boolean;
}

/** The same for all threads. */
export interface ThreadSettings {
  /** A new port to the store, for every time a thread is started. */
  readonly storePort: () => MessagePort;
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
}

/** What becomes of a thread is told to whoever makes its calls. */
export interface ThreadEvents {
  onMessage(message: FromTables): void;
  /** It has started, and knows nothing of what was asked before. */
  onStart(): void;
  /** Something is to be posted to it, and it does not run. */
  onMissing(): void;
}

const LONGEST_WAIT = 5000;
/** A thread that lived so long had nothing wrong with its start. */
const LONG_LIFE = 10_000;

export class TablesThread implements TablesPlace {
  /** Whether it runs, or is about to run again. */
  isOn = false;
  tables = 0;
  isNeeded = true;
  /** When something was last posted to it. */
  used = 0;
  private readonly settings: ThreadSettings;
  private readonly playSettings: PlaySettings;
  private readonly events: ThreadEvents;
  /** Undefined while it does not run. */
  private worker: Worker | undefined;
  private outbox: ToTables[] = [];
  private shortLives = 0;

  constructor(
    settings: ThreadSettings,
    playSettings: PlaySettings,
    events: (thread: TablesThread) => ThreadEvents,
  ) {
    this.settings = settings;
    this.playSettings = playSettings;
    this.events = events(this);
  }

  start(): void {
    this.isOn = true;
    this.isNeeded = true;
    this.outbox = [];
    const store = this.settings.storePort();
    const data: TablesThreadData = { ...this.playSettings, store };
    const worker = startThread('tables', data, [store]);
    this.worker = worker;
    const begun = Date.now();
    worker.on('message', (batch: readonly FromTables[]) => {
      for (const message of batch) this.events.onMessage(message);
    });
    worker.on('error', (error) => this.settings.logError('the tables have failed', String(error)));
    worker.once('exit', () => this.worker === worker && this.restart(Date.now() - begun));
    this.events.onStart();
  }

  /** All that is posted in one turn of the event loop leaves in one batch. */
  post(message: ToTables): void {
    if (this.outbox.push(message) === 1) setImmediate(this.flush);
  }

  /** Ends it until it is started again. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.isOn = false;
    this.worker = undefined;
    this.tables = 0;
    await worker?.terminate();
  }

  private readonly flush = (): void => {
    const messages = this.outbox;
    this.outbox = [];
    this.used = Date.now();
    // Without a thread they are dropped: the next one is asked again what waits for an answer, the rest means nothing to it.
    if (this.worker) this.worker.postMessage(messages);
    else if (!this.isOn) this.events.onMissing();
  };

  /** After it has ended by itself; threads that die at once are not started again in a tight loop. */
  private restart(life: number): void {
    this.worker = undefined;
    this.settings.metrics.restarts.inc();
    if (life > LONG_LIFE) this.shortLives = 0;
    const wait = this.shortLives === 0 ? 0 : Math.min(100 * 2 ** (this.shortLives - 1), LONGEST_WAIT);
    this.shortLives += 1;
    setTimeout(() => this.isOn && !this.worker && this.start(), wait);
  }
}
