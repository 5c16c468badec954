/** The tables' thread as the main thread sees it: calls, messages for sockets, and a watchdog. */
import type { MessagePort, Worker } from 'node:worker_threads';
import { type Reason, Refused, type Seat, type Viewer } from '#kernel';
import { type Command, type PersonId, type SystemCommand, TABLE_REASONS, type TablePlan } from '#table';
import type { Metrics } from '../metrics.ts';
import { startThread } from '../startThread.ts';
import { newBeat } from './beat.ts';
import { type Answer, type Call, Calls } from './calls.ts';
import { Rooms } from './rooms.ts';
import type { TablesClient } from './tablesClient.ts';
import type { Pace } from './tablesContext.ts';
import { type Batch, type FromTables, fromBatch, type ToTables } from './tablesMessages.ts';
import type { TablesThreadData } from './tablesWorker.ts';
import { Troubles } from './troubles.ts';
import { Watchdog } from './watchdog.ts';

export interface TablesThreadOptions {
  /** A new port to the store, for every thread that is started. */
  readonly storePort: () => MessagePort;
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
  /** Who a table waits for, whenever that changes. */
  readonly onAwaited: (table: string, people: readonly PersonId[]) => void;
  /** Somebody is gone for good. */
  readonly onGone: (person: PersonId) => void;
  /** How long one call of the rules may take, in milliseconds. */
  readonly limit: number;
  readonly pace: Pace;
  readonly botThreads: number;
  readonly botLimit: number;
  readonly titles: string | undefined;
}

const TOO_SLOW: Reason = { rule: TABLE_REASONS.tooSlow, code: 'tooSlow' };

export class TablesThread implements TablesClient {
  readonly rooms = new Rooms(this);
  private readonly options: TablesThreadOptions;
  private readonly calls = new Calls();
  private readonly troubles = new Troubles();
  private readonly watchdog: Watchdog;
  private worker: Worker | undefined;
  private outbox: ToTables[] = [];
  private closed = false;

  constructor(options: TablesThreadOptions) {
    this.options = options;
    this.watchdog = new Watchdog(options.limit, (call, table) => this.end(call, table));
    this.start();
  }

  open(table: string, host: PersonId, plan: TablePlan): Promise<number> {
    return this.promise({ to: 'open', call: this.calls.next(), table, host, plan });
  }

  act(table: string, person: PersonId, commandId: string, command: Command): Promise<number> {
    return this.promise({
      to: 'act',
      call: this.calls.next(),
      table,
      person,
      commandId,
      command,
      outside: true,
    });
  }

  seat(table: string, person: PersonId, commandId: string, seat: Seat): Promise<number> {
    const command = { do: 'sit', seat } as const;
    return this.promise({
      to: 'act',
      call: this.calls.next(),
      table,
      person,
      commandId,
      command,
      outside: false,
    });
  }

  actAsSystem(table: string, command: SystemCommand): Promise<number> {
    return this.promise({ to: 'system', call: this.calls.next(), table, command });
  }

  legal(table: string, person: PersonId): Promise<string> {
    return new Promise((resolve, reject) => {
      const message = { to: 'legal', call: this.calls.next(), table, person } as const;
      this.ask(
        message,
        ({ text = '' }) => resolve(text),
        (reason) => reject(new Refused(reason)),
      );
    });
  }

  drain(): Promise<void> {
    return new Promise((resolve, reject) => {
      const message = { to: 'drain', call: this.calls.next() } as const;
      this.ask(
        message,
        () => resolve(),
        (reason) => reject(new Refused(reason)),
      );
    });
  }

  /** A command from a socket; `viewer` is the one whose message already says that it is done. */
  command(
    {
      table,
      person,
      commandId,
      command,
    }: { table: string; person: PersonId; commandId: string; command: Command },
    answer: (seq: number, viewer: Viewer | undefined) => void,
    refuse: (reason: Reason) => void,
  ): void {
    const message = {
      to: 'act',
      call: this.calls.next(),
      table,
      person,
      commandId,
      command,
      outside: true,
    } as const;
    const stop = this.options.metrics.commandSeconds.startTimer();
    this.ask(
      message,
      ({ seq = 0, viewer }) => {
        stop();
        answer(seq, viewer);
      },
      (reason) => {
        stop();
        this.options.metrics.refusals.inc({ code: reason.code });
        refuse(reason);
      },
    );
  }

  watch(
    table: string,
    person: PersonId,
    since: number,
    answer: (text: string, seq: number, viewer: Viewer) => void,
    refuse: (reason: Reason) => void,
  ): void {
    this.ask(
      { to: 'watch', call: this.calls.next(), table, person, since },
      ({ text = '', seq = 0, viewer = 'spectator' }) => answer(text, seq, viewer),
      refuse,
    );
  }

  unwatch(table: string, person: PersonId): void {
    this.post({ to: 'unwatch', table, person });
  }

  named(person: PersonId, name: string): void {
    this.post({ to: 'named', person, name });
    if (name === '') this.options.onGone(person);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.watchdog.stop();
    await this.worker?.terminate();
  }

  private promise(message: Call): Promise<number> {
    return new Promise((resolve, reject) => {
      this.ask(
        message,
        ({ seq = 0 }) => resolve(seq),
        (reason) => reject(new Refused(reason)),
      );
    });
  }

  private ask(message: Call, answer: (answer: Answer) => void, refuse: (reason: Reason) => void): void {
    if ('table' in message && this.troubles.isShut(message.table)) {
      refuse(TOO_SLOW);
      return;
    }
    this.calls.add({ message, answer, refuse });
    this.post(message);
  }

  private post(message: ToTables): void {
    if (this.outbox.push(message) === 1) setImmediate(this.flush);
  }

  private readonly flush = (): void => {
    const messages = this.outbox;
    this.outbox = [];
    // What waits for an answer is sent again to the next thread; the rest means nothing to it.
    this.worker?.postMessage(messages);
  };

  private start(): void {
    const { storePort, pace, botThreads, botLimit, titles } = this.options;
    const beat = newBeat();
    const store = storePort();
    const resting = this.troubles.resting();
    const data: TablesThreadData = { store, beat, pace, resting, botThreads, botLimit, titles };
    const worker = startThread('tables', data, [store]);
    this.watchdog.watch(beat);
    const begun = Date.now();
    worker.on('message', (batch: Batch) => fromBatch(batch, (message) => this.receive(message)));
    worker.on('error', (error) => this.options.logError('the tables have failed', String(error)));
    worker.once('exit', () => {
      this.worker = undefined;
      if (this.closed) return;
      this.options.metrics.restarts.inc();
      setTimeout(() => this.restart(), this.troubles.waitAfter(Date.now() - begun));
    });
    this.worker = worker;
    this.outbox = [];
  }

  /** A new thread gets everything that waits for an answer; each command is still carried out once. */
  private restart(): void {
    if (this.closed) return;
    this.start();
    for (const message of this.calls.all())
      if ('table' in message && this.troubles.isShut(message.table))
        this.calls.take(message.call)?.refuse(TOO_SLOW);
      else this.post(message);
    this.rooms.restart();
  }

  private receive(message: FromTables): void {
    switch (message.from) {
      case 'answer':
        this.calls.take(message.call)?.answer(message);
        break;
      case 'refused':
        this.calls.take(message.call)?.refuse(message.reason);
        break;
      case 'tell':
        this.rooms.tell(message.table, message.viewer, message.seq, message.text);
        break;
      case 'moved':
        this.rooms.moved(message.table, message.person);
        break;
      case 'awaited':
        this.options.onAwaited(message.table, message.people);
        break;
      case 'count':
        this.count(message);
        break;
      case 'error':
        this.options.logError(message.what, message.error);
        break;
    }
  }

  private count({ what, value }: Extract<FromTables, { from: 'count' }>): void {
    const { metrics } = this.options;
    if (what === 'tables') metrics.tables.set(value);
    else metrics[what].inc(value);
  }

  /** Ends a thread whose rules do not come back, and refuses the command that brought them there. */
  private end(call: number, table: string): void {
    this.options.logError(`the rules of table ${table} did not come back`, 'too slow');
    this.troubles.note(table, Date.now());
    this.calls.take(call)?.refuse(TOO_SLOW);
    void this.worker?.terminate();
  }
}
