/** Calls to the threads that play tables, numbered, with their answers; and the messages that go from there to sockets. */
import { type Reason, Refused, type Viewer } from '#kernel';
import { type Command, type PersonId, TABLE_REASONS } from '#table';
import type { AwaitedNews } from '../cluster/clusterNode.ts';
import type { Metrics } from '../metrics.ts';
import type { WaitingTables } from '../socket/waitingTables.ts';
import { Rooms, type Watching } from './rooms.ts';
import {
  type Answer,
  type Call,
  type FromTables,
  fromBatch,
  type PointsElsewhere,
  type ToTables,
} from './tablesMessages.ts';
import type { TablesThread, ThreadEvents } from './tablesThread.ts';

export interface TableCallsOptions {
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
  /** Hears whom a table waits for, whenever that changes. */
  readonly waiting: Pick<WaitingTables, 'change'>;
  /** Tells people at other nodes of it. */
  readonly tellAwaited: (news: AwaitedNews, told: readonly PersonId[]) => void;
}

interface PendingCall {
  readonly message: Call;
  readonly thread: TablesThread;
  answer(answer: Answer): void;
  refuse(reason: Reason): void;
}

/** Numbers of calls stay small enough for 32 bits, and there are never so many calls at once. */
const HIGHEST_CALL = 0x3fff_ffff;

const TOO_SLOW: Reason = { rule: TABLE_REASONS.tooSlow, code: 'tooSlow' };

export abstract class TableCalls implements Watching {
  readonly rooms = new Rooms(this);
  /** Plays every table with the values in play. */
  protected abstract readonly usual: TablesThread;
  /** Tables with other values, as far as they were asked for, and who plays them. */
  protected readonly elsewhere = new Map<string, TablesThread>();
  private readonly options: TableCallsOptions;
  /** Calls that wait for their answers, in the order in which they were made. */
  private readonly pending = new Map<number, PendingCall>();
  private lastCall = 0;

  constructor(options: TableCallsOptions) {
    this.options = options;
  }

  /** A command from a socket; `viewer` is the one whose patch already acknowledges it. */
  command(
    sent: { table: string; person: PersonId; commandId: string; command: Command },
    answer: (seq: number, viewer: Viewer | undefined) => void,
    refuse: (reason: Reason) => void,
  ): void {
    const { table, person, commandId, command } = sent;
    const stop = this.options.metrics.commandSeconds.startTimer();
    this.send(
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
    this.send(
      { to: 'watch', call: this.nextCall(), table, person, since },
      ({ text = '', seq = 0, viewer = 'spectator' }) => answer(text, seq, viewer),
      refuse,
    );
  }

  unwatch(table: string, person: PersonId): void {
    this.post({ to: 'unwatch', table, person }, this.threadOf(table));
  }

  protected readonly eventsOf = (thread: TablesThread): ThreadEvents => {
    const receive = (message: FromTables) => this.receive(message, thread);
    return {
      onBatch: (batch) => fromBatch(batch, receive),
      onStart: () => this.sendAnew(thread),
      onStuck: (call) => this.takePending(call, thread)?.refuse(TOO_SLOW),
    };
  };

  /** The thread has said that a call, or a table that must go on by itself, belongs to other values than its own. */
  protected abstract handOver(message: PointsElsewhere, from: TablesThread): void;

  /** Something is to be posted to a thread that does not run. */
  protected abstract place(thread: TablesThread): void;

  /** How many tables are in memory has changed. */
  protected abstract countTables(): void;

  protected nextCall(): number {
    this.lastCall = (this.lastCall % HIGHEST_CALL) + 1;
    return this.lastCall;
  }

  protected call(message: Call, thread?: TablesThread): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.send(message, resolve, (reason) => reject(new Refused(reason)), thread);
    });
  }

  protected send(
    message: Call,
    answer: (answer: Answer) => void,
    refuse: (reason: Reason) => void,
    thread = 'table' in message ? this.threadOf(message.table) : this.usual,
  ): void {
    if ('table' in message && thread.stuck.isShut(message.table)) {
      refuse(TOO_SLOW);
      return;
    }
    this.pending.set(message.call, { message, thread, answer, refuse });
    this.post(message, thread);
  }

  protected threadOf(table: string): TablesThread {
    return this.elsewhere.get(table) ?? this.usual;
  }

  /** All that is posted in one turn of the event loop leaves in one batch. */
  protected post(message: ToTables, thread: TablesThread): void {
    if (thread.outbox.push(message) === 1) setImmediate(this.flush, thread);
  }

  /** The call, which waits no more, if this thread is to answer it. */
  protected takePending(call: number | undefined, thread: TablesThread): PendingCall | undefined {
    const pending = call === undefined ? undefined : this.pending.get(call);
    if (call === undefined || pending?.thread !== thread) return undefined;
    this.pending.delete(call);
    return pending;
  }

  /** What waits for an answer of this thread. */
  protected callsTo(thread: TablesThread): PendingCall[] {
    return [...this.pending.values()].filter((pending) => pending.thread === thread);
  }

  /** A new thread gets everything that waits for an answer; each command is still carried out once. */
  private sendAnew(thread: TablesThread): void {
    for (const { message } of this.callsTo(thread))
      if ('table' in message && thread.stuck.isShut(message.table))
        this.takePending(message.call, thread)?.refuse(TOO_SLOW);
      else this.post(message, thread);
    this.rooms.watchAnew((table) => this.threadOf(table) === thread);
  }

  private receive(message: FromTables, thread: TablesThread): void {
    switch (message.from) {
      case 'answer':
        this.takePending(message.call, thread)?.answer(message);
        break;
      case 'refused':
        this.takePending(message.call, thread)?.refuse(message.reason);
        break;
      case 'elsewhere':
        this.handOver(message, thread);
        break;
      case 'deliver':
        this.rooms.deliver(message.table, message.viewer, message.seq, message.text);
        break;
      case 'moved':
        this.rooms.moved(message.table, message.person);
        break;
      case 'awaited':
        this.options.waiting.change(message.table, message.people);
        if (message.told.length > 0) this.options.tellAwaited(message, message.told);
        break;
      case 'needed':
        thread.isNeeded = message.isNeeded;
        break;
      case 'count':
        if (message.what !== 'tables') this.options.metrics[message.what].inc(message.value);
        else {
          thread.tables = message.value;
          this.countTables();
        }
        break;
      case 'error':
        this.options.logError(message.what, message.error);
        break;
    }
  }

  private readonly flush = (thread: TablesThread): void => {
    const messages = thread.outbox;
    thread.outbox = [];
    thread.used = this.lastCall;
    // Without a thread they are dropped: the next one is asked again what waits for an answer, the rest means nothing to it.
    if (thread.worker) thread.worker.postMessage(messages);
    else if (!thread.isOn) this.place(thread);
  };
}
