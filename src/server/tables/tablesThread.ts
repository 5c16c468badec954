/** The tables' thread as the main thread sees it: calls with their answers, messages for sockets, and a watchdog. */
import type { MessagePort, Worker } from 'node:worker_threads';
import { type Reason, Refused, type Seat, type Viewer } from '#kernel';
import { type Command, type PersonId, type SystemCommand, TABLE_REASONS, type TablePlan } from '#table';
import type { Metrics } from '../metrics.ts';
import type { WaitingTables } from '../socket/waitingTables.ts';
import { startThread } from '../startThread.ts';
import { Rooms } from './rooms.ts';
import type { TablesClient } from './tablesClient.ts';
import type { Pace } from './tablesContext.ts';
import { type Answer, type Call, type FromTables, fromBatch, type ToTables } from './tablesMessages.ts';
import type { TablesThreadData } from './tablesWorker.ts';
import { newWorkSign, StuckTables, Watchdog } from './watchdog.ts';

export interface TablesThreadOptions {
  /** A new port to the store, for every thread that is started. */
  readonly storePort: () => MessagePort;
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
  /** Hears whom a table waits for, whenever that changes. */
  readonly waiting: Pick<WaitingTables, 'change'>;
  /** Somebody is gone for good. */
  readonly onGone: (person: PersonId) => void;
  /** How long one call of the rules may take, in milliseconds. */
  readonly limit: number;
  readonly pace: Pace;
  readonly botThreads: number;
  readonly botLimit: number;
  readonly titles: string | undefined;
}

interface PendingCall {
  readonly message: Call;
  answer(answer: Answer): void;
  refuse(reason: Reason): void;
}

/** Numbers of calls stay small enough for 32 bits, and there are never so many calls at once. */
const HIGHEST_CALL = 0x3fff_ffff;

const TOO_SLOW: Reason = { rule: TABLE_REASONS.tooSlow, code: 'tooSlow' };

export class TablesThread implements TablesClient {
  readonly rooms = new Rooms(this);
  private readonly options: TablesThreadOptions;
  /** Calls that wait for their answers, in the order in which they were made. */
  private readonly pending = new Map<number, PendingCall>();
  private readonly stuck = new StuckTables();
  private readonly watchdog: Watchdog;
  private worker: Worker | undefined;
  private outbox: ToTables[] = [];
  private lastCall = 0;
  private closed = false;

  constructor(options: TablesThreadOptions) {
    this.options = options;
    this.watchdog = new Watchdog(options.limit, (call, table) => this.end(call, table));
    this.start();
  }

  open(table: string, host: PersonId, plan: TablePlan): Promise<number> {
    return this.entryOf({ to: 'open', call: this.nextCall(), table, host, plan });
  }

  act(table: string, person: PersonId, commandId: string, command: Command): Promise<number> {
    const call = this.nextCall();
    return this.entryOf({ to: 'act', call, table, person, commandId, command, outside: true });
  }

  seat(table: string, person: PersonId, commandId: string, seat: Seat): Promise<number> {
    const call = this.nextCall();
    const command = { do: 'sit', seat } as const;
    return this.entryOf({ to: 'act', call, table, person, commandId, command, outside: false });
  }

  actAsSystem(table: string, command: SystemCommand): Promise<number> {
    return this.entryOf({ to: 'system', call: this.nextCall(), table, command });
  }

  async legal(table: string, person: PersonId): Promise<string> {
    const { text = '' } = await this.call({ to: 'legal', call: this.nextCall(), table, person });
    return text;
  }

  async drain(): Promise<void> {
    await this.call({ to: 'drain', call: this.nextCall() });
  }

  /** A command from a socket; `viewer` is the one whose patch already acknowledges it. */
  command(
    sent: { table: string; person: PersonId; commandId: string; command: Command },
    answer: (seq: number, viewer: Viewer | undefined) => void,
    refuse: (reason: Reason) => void,
  ): void {
    const { table, person, commandId, command } = sent;
    const stop = this.options.metrics.commandSeconds.startTimer();
    this.ask(
      { to: 'act', call: this.nextCall(), table, person, commandId, command, outside: true },
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
      { to: 'watch', call: this.nextCall(), table, person, since },
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

  private nextCall(): number {
    this.lastCall = (this.lastCall % HIGHEST_CALL) + 1;
    return this.lastCall;
  }

  private async entryOf(message: Call): Promise<number> {
    const { seq = 0 } = await this.call(message);
    return seq;
  }

  private call(message: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.ask(message, resolve, (reason) => reject(new Refused(reason)));
    });
  }

  private ask(message: Call, answer: (answer: Answer) => void, refuse: (reason: Reason) => void): void {
    if ('table' in message && this.stuck.isShut(message.table)) {
      refuse(TOO_SLOW);
      return;
    }
    this.pending.set(message.call, { message, answer, refuse });
    this.post(message);
  }

  /** All that is posted in one turn of the event loop leaves in one batch. */
  private post(message: ToTables): void {
    if (this.outbox.push(message) === 1) setImmediate(this.flush);
  }

  private readonly flush = (): void => {
    const messages = this.outbox;
    this.outbox = [];
    // Without a thread they are dropped: the next one is asked again what waits for an answer, the rest means nothing to it.
    this.worker?.postMessage(messages);
  };

  /** The call, which waits no more. */
  private takePending(call: number): PendingCall | undefined {
    const pending = this.pending.get(call);
    this.pending.delete(call);
    return pending;
  }

  private readonly receive = (message: FromTables): void => {
    const { metrics } = this.options;
    switch (message.from) {
      case 'answer':
        this.takePending(message.call)?.answer(message);
        break;
      case 'refused':
        this.takePending(message.call)?.refuse(message.reason);
        break;
      case 'deliver':
        this.rooms.deliver(message.table, message.viewer, message.seq, message.text);
        break;
      case 'moved':
        this.rooms.moved(message.table, message.person);
        break;
      case 'awaited':
        this.options.waiting.change(message.table, message.people);
        break;
      case 'count':
        if (message.what === 'tables') metrics.tables.set(message.value);
        else metrics[message.what].inc(message.value);
        break;
      case 'error':
        this.options.logError(message.what, message.error);
        break;
    }
  };

  private start(): void {
    const { storePort, pace, botThreads, botLimit, titles } = this.options;
    const workSign = newWorkSign();
    const store = storePort();
    const resting = this.stuck.resting();
    const data: TablesThreadData = { store, workSign, pace, resting, botThreads, botLimit, titles };
    const worker = startThread('tables', data, [store]);
    this.watchdog.observe(workSign);
    const begun = Date.now();
    worker.on('message', (batch) => fromBatch(batch, this.receive));
    worker.on('error', (error) => this.options.logError('the tables have failed', String(error)));
    worker.once('exit', () => {
      this.worker = undefined;
      if (this.closed) return;
      this.options.metrics.restarts.inc();
      setTimeout(() => this.restart(), this.stuck.waitAfter(Date.now() - begun));
    });
    this.worker = worker;
    this.outbox = [];
  }

  /** A new thread gets everything that waits for an answer; each command is still carried out once. */
  private restart(): void {
    if (this.closed) return;
    this.start();
    for (const { message } of [...this.pending.values()])
      if ('table' in message && this.stuck.isShut(message.table))
        this.takePending(message.call)?.refuse(TOO_SLOW);
      else this.post(message);
    this.rooms.watchAnew();
  }

  /** Ends a thread whose rules do not come back, and refuses the command that brought them there. */
  private end(call: number, table: string): void {
    this.options.logError(`the rules of table ${table} did not come back`, 'too slow');
    this.stuck.note(table, Date.now());
    this.takePending(call)?.refuse(TOO_SLOW);
    void this.worker?.terminate();
  }
}
