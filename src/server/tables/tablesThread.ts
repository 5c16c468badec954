/** One thread that plays tables: started, watched, and started again when it has failed or its rules do not come back. */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { PersonId } from '#table';
import type { Metrics } from '../metrics.ts';
import { startThread } from '../startThread.ts';
import type { Pace } from './tablesContext.ts';
import type { Batch, ToTables } from './tablesMessages.ts';
import type { ClusterData, TablesThreadData } from './tablesWorker.ts';
import { newWorkSign, StuckTables, Watchdog } from './watchdog.ts';

/** The same for all of them. */
export interface ThreadSettings {
  /** A new port to the store, for every time a thread is started. */
  readonly storePort: () => MessagePort;
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
  /** How long one call of the rules may take, in milliseconds. */
  readonly limit: number;
  readonly admins: readonly PersonId[];
  readonly pace: Pace;
  readonly botLimit: number;
  readonly titles: string | undefined;
  /** How to reach other nodes, as it is when a thread is started. */
  readonly cluster: () => ClusterData | undefined;
}

/** What one of them plays with. */
export type ThreadRole = Pick<TablesThreadData, 'boxes' | 'botThreads' | 'apart'>;

/** What becomes of a thread is told to whoever makes its calls. */
export interface ThreadEvents {
  onBatch(batch: Batch): void;
  /** It has started, and knows nothing of what was asked before. */
  onStart(): void;
  /** The rules that this call needs did not come back. */
  onStuck(call: number): void;
}

export class TablesThread {
  /** What leaves for the thread at the end of this turn of the event loop. */
  outbox: ToTables[] = [];
  /** Undefined while it does not run. */
  worker: Worker | undefined;
  /** Whether it runs, or is about to run again. */
  isOn = false;
  /** As it has said last: how many tables it has in memory, and whether it must run for any table to go on. */
  tables = 0;
  isNeeded = true;
  /** The number of the last call made before something was posted to it. */
  used = 0;
  readonly stuck = new StuckTables();
  private readonly settings: ThreadSettings;
  private readonly role: ThreadRole;
  private readonly events: ThreadEvents;
  private watchdog: Watchdog | undefined;

  constructor(settings: ThreadSettings, role: ThreadRole, events: (thread: TablesThread) => ThreadEvents) {
    this.settings = settings;
    this.role = role;
    this.events = events(this);
  }

  start(): void {
    const { storePort, limit, logError, admins, pace, botLimit, titles } = this.settings;
    this.isOn = true;
    this.isNeeded = true;
    this.outbox = [];
    this.watchdog ??= new Watchdog(limit, (call, table) => this.end(call, table));
    const workSign = newWorkSign();
    const store = storePort();
    const resting = this.stuck.resting();
    const cluster = this.settings.cluster();
    const settings = { admins, pace, botLimit, titles, cluster };
    const data: TablesThreadData = { ...this.role, ...settings, store, workSign, resting };
    const worker = startThread('tables', data, [store]);
    this.worker = worker;
    this.watchdog.observe(workSign);
    const begun = Date.now();
    worker.on('message', this.events.onBatch);
    worker.on('error', (error) => logError('the tables have failed', String(error)));
    worker.once('exit', () => this.worker === worker && this.restart(Date.now() - begun));
    this.events.onStart();
  }

  /** Ends it until it is started again. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.isOn = false;
    this.worker = undefined;
    this.tables = 0;
    this.watchdog?.stop();
    this.watchdog = undefined;
    await worker?.terminate();
  }

  /** After it has ended by itself, or was ended because it was stuck. */
  private restart(life: number): void {
    this.worker = undefined;
    this.settings.metrics.restarts.inc();
    setTimeout(() => this.isOn && !this.worker && this.start(), this.stuck.waitAfter(life));
  }

  /** Ends a thread whose rules do not come back. */
  private end(call: number, table: string): void {
    this.settings.logError(`the rules of table ${table} did not come back`, 'too slow');
    this.stuck.note(table, Date.now());
    this.events.onStuck(call);
    void this.worker?.terminate();
  }
}
