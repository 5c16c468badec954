/** Calls to the tables, numbered, with their answers; and the messages that go from there to sockets. */
import { type Reason, Refused, type Viewer } from '#kernel';
import type { Command, PersonId } from '#table';
import type { Metrics } from '../metrics.ts';
import type { WaitingTables } from '../socket/waitingTables.ts';
import { Rooms, type Watching } from './rooms.ts';
import type { Answer, Call, FromTables, PointsElsewhere } from './tablesMessages.ts';
import type { TablesPlace } from './tablesThread.ts';

export interface TableCallsOptions {
  readonly metrics: Metrics;
  readonly logError: (what: string, error: string) => void;
  /** Hears whom a table waits for, whenever that changes. */
  readonly waiting: Pick<WaitingTables, 'change'>;
}

interface PendingCall {
  readonly message: Call;
  readonly place: TablesPlace;
  answer(answer: Answer): void;
  refuse(reason: Reason): void;
}

/** Numbers of calls stay small enough for 32 bits, and there are never so many calls at once. */
const HIGHEST_CALL = 0x3fff_ffff;

export abstract class TableCalls implements Watching {
  readonly rooms = new Rooms(this);
  /** Plays every table with the values in play. */
  protected abstract readonly usual: TablesPlace;
  /** Tables with other values, as far as they were asked for, and who plays them. */
  protected readonly elsewhere = new Map<string, TablesPlace>();
  private readonly callsOptions: TableCallsOptions;
  /** Calls that wait for their answers, in the order in which they were made. */
  private readonly pending = new Map<number, PendingCall>();
  private lastCall = 0;

  constructor(options: TableCallsOptions) {
    this.callsOptions = options;
  }

  /** A command from a socket; `viewer` is the one whose patch already acknowledges it. */
  command(
    sent: { table: string; person: PersonId; commandId: string; command: Command },
    answer: (seq: number, viewer: Viewer | undefined) => void,
    refuse: (reason: Reason) => void,
  ): void {
    const { table, person, commandId, command } = sent;
    const stop = this.callsOptions.metrics.commandSeconds.startTimer();
    this.send(
      { to: 'act', call: this.nextCall(), table, person, commandId, command, outside: true },
      ({ seq = 0, viewer }) => {
        stop();
        answer(seq, viewer);
      },
      (reason) => {
        stop();
        this.callsOptions.metrics.refusals.inc({ code: reason.code });
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
    this.placeOf(table).post({ to: 'unwatch', table, person });
  }

  /** A call, or a table that must go on by itself, belongs to other values than those of the place it was asked at. */
  protected abstract handOver(message: PointsElsewhere, from: TablesPlace): void;

  /** How many tables are in memory has changed. */
  protected abstract countTables(): void;

  protected nextCall(): number {
    this.lastCall = (this.lastCall % HIGHEST_CALL) + 1;
    return this.lastCall;
  }

  protected call(message: Call, place?: TablesPlace): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.send(message, resolve, (reason) => reject(new Refused(reason)), place);
    });
  }

  protected send(
    message: Call,
    answer: (answer: Answer) => void,
    refuse: (reason: Reason) => void,
    place = 'table' in message ? this.placeOf(message.table) : this.usual,
  ): void {
    this.pending.set(message.call, { message, place, answer, refuse });
    place.post(message);
  }

  protected placeOf(table: string): TablesPlace {
    return this.elsewhere.get(table) ?? this.usual;
  }

  /** The call, which waits no more, if it was made at this place. */
  protected takePending(call: number | undefined, place: TablesPlace): PendingCall | undefined {
    const pending = call === undefined ? undefined : this.pending.get(call);
    if (call === undefined || pending?.place !== place) return undefined;
    this.pending.delete(call);
    return pending;
  }

  /** What waits for an answer from this place. */
  protected callsTo(place: TablesPlace): PendingCall[] {
    return [...this.pending.values()].filter((pending) => pending.place === place);
  }

  /** A place that has begun anew gets everything that waits for an answer; each command is still carried out once. */
  protected sendAnew(place: TablesPlace): void {
    for (const { message } of this.callsTo(place)) place.post(message);
    this.rooms.watchAnew((table) => this.placeOf(table) === place);
  }

  protected receive(message: FromTables, place: TablesPlace): void {
    switch (message.from) {
      case 'answer':
        this.takePending(message.call, place)?.answer(message);
        break;
      case 'refused':
        this.takePending(message.call, place)?.refuse(message.reason);
        break;
      case 'elsewhere':
        this.handOver(message, place);
        break;
      case 'deliver':
        this.rooms.deliver(message.table, message.viewer, message.seq, message.text);
        break;
      case 'moved':
        this.rooms.moved(message.table, message.person);
        break;
      case 'awaited':
        this.callsOptions.waiting.change(message.table, message.people);
        break;
      case 'needed':
        place.isNeeded = message.isNeeded;
        break;
      case 'count':
        if (message.what !== 'tables') this.callsOptions.metrics[message.what].inc(message.value);
        else {
          place.tables = message.value;
          this.countTables();
        }
        break;
      case 'error':
        this.callsOptions.logError(message.what, message.error);
        break;
    }
  }
}
