/** All live tables: each message finds its table, and answers leave in batches. */
import { type Reason, Refused } from '#kernel';
import { PROTOCOL_REASONS, refusedAtDoor } from '#protocol';
import { Elsewhere } from '../boxes.ts';
import { AlarmPoll } from './alarmPoll.ts';
import { Attendance } from './attendance.ts';
import { HeadComparer } from './headComparer.ts';
import { LiveTable } from './liveTable.ts';
import { Questions } from './questions.ts';
import type { Done } from './tableCommand.ts';
import type { TablesContext } from './tablesContext.ts';
import { type FromTables, type ToTables, toBatch } from './tablesMessages.ts';
import { WakeUps } from './wakeUps.ts';

/** Tables read at the same time when the server starts. */
const WAKING = 8;

const FAILED: Reason = { rule: PROTOCOL_REASONS.failed, code: 'failed' };

export class TableRouter {
  private readonly context: TablesContext;
  private readonly live = new Map<string, LiveTable>();
  private readonly wakeUps: WakeUps;
  private readonly attendance: Attendance;
  private readonly questions: Questions;
  private readonly comparer: HeadComparer;
  private readonly alarms: AlarmPoll;
  private outbox: FromTables[] = [];
  private draining = false;
  private counted = 0;
  /** What the main thread was last told, or takes for granted while the running tables are read. */
  private isNeeded = true;
  private isAwake = false;
  private plays = 0;

  constructor(context: TablesContext) {
    this.context = context;
    this.attendance = new Attendance(context.now());
    this.wakeUps = new WakeUps(context, (id) => void this.wakeOne(id));
    this.questions = new Questions(context.store, context.loadTitle);
    this.comparer = new HeadComparer(context, () => this.live.values());
    this.alarms = new AlarmPoll(context, (id) => this.look(id));
    // Another node has stored an entry after which a bot is due.
    context.bus.listen('h', context.homes.node, (told) => {
      // From another node of ours, sealed with our key.
      const { table, plans } = told as { table: string; plans?: boolean };
      void this.look(table).then(() => plans && this.live.get(table)?.lookAgain());
    });
  }

  /** Reads every table with a bot or a clock, so that they go on; a store that does not answer is asked again. */
  async wake(): Promise<void> {
    const { store, logError, after, pace, apart } = this.context;
    const waiting = await store.running(apart?.game).then(
      (running) => [...running],
      (error) => {
        logError('the running tables cannot be read', error);
        after(pace.retry, () => void this.wake());
      },
    );
    if (!waiting) return;
    // With several nodes they are found by their alarms, which tables from before do not have.
    if (!this.context.bus.isSilent) await this.alarms.add(waiting.splice(0));
    const wakeSome = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await this.wakeOne(id);
    };
    await Promise.all(Array.from({ length: WAKING }, wakeSome));
    this.isAwake = true;
    this.countTables();
  }

  /** Takes what the main thread has posted. */
  readonly receive = (messages: readonly ToTables[]): void => {
    for (const message of messages) this.handle(message);
  };

  /** Calls off everything that is still to come. */
  stop(): void {
    this.wakeUps.stop();
    this.comparer.stop();
    this.alarms.stop();
    for (const live of this.live.values()) live.stop();
  }

  private handle(message: ToTables): void {
    switch (message.to) {
      case 'open':
        this.runCommand(message, (live) => live.open(message.host, message.plan, message.call));
        break;
      case 'act': {
        const { call, person, commandId, command, outside } = message;
        const actor = { person, commandId };
        this.runCommand(message, (live) => live.act({ call, actor, command, outside }));
        break;
      }
      case 'system': {
        const { call, command } = message;
        this.runCommand(message, (live) => live.act({ call, actor: 'system', command, outside: false }));
        break;
      }
      case 'watch':
        this.run(message, (live) => live.watch(message.person, message.since, message.call));
        break;
      case 'unwatch': {
        const live = this.live.get(message.table);
        live?.queue.add(() => live.unwatch(message.person));
        break;
      }
      case 'legal':
        this.run(message, async (live) => ({ text: await live.legal(message.person, message.call) }));
        break;
      case 'plan':
        this.run(message, async (live) => ({
          text: await live.plan(message.person, message.wish, message.call),
        }));
        break;
      case 'question': {
        const { call, question } = message;
        void this.answer(call, async () => ({
          text: JSON.stringify((await this.questions.answer(question)) ?? null),
        }));
        break;
      }
      case 'named':
        for (const live of this.live.values()) live.named(message.person, message.name);
        break;
      case 'cluster':
        this.context.setCluster(message.state);
        // A node that is gone may have stored what it told nobody.
        void this.comparer.compare();
        for (const live of this.live.values()) live.rehome();
        break;
      case 'drain':
        this.draining = true;
        this.answerWhenQuiet(message.call);
        break;
      default:
        message satisfies never;
    }
  }

  private runCommand(
    message: { call: number; table: string },
    job: (live: LiveTable) => Promise<Done>,
  ): void {
    if (this.draining) this.refuse(message.call, refusedAtDoor('notNow'));
    else this.run(message, job);
  }

  /** Does a call's job when it is its turn at the table, and answers the call. */
  private run(
    { call, table }: { readonly call: number; readonly table: string },
    job: (live: LiveTable) => Promise<object>,
  ): void {
    const live = this.find(table);
    live.queue.add(() => this.answer(call, () => job(live), table));
  }

  private async answer(call: number, job: () => Promise<object>, table?: string): Promise<void> {
    try {
      this.post({ from: 'answer', call, ...(await job()) });
    } catch (error) {
      if (error instanceof Elsewhere && table !== undefined) this.pointElsewhere(table, error, call);
      else this.refuse(call, error);
    }
  }

  private pointElsewhere(table: string, { game, box }: Elsewhere, call?: number): void {
    this.post({ from: 'elsewhere', call, table, game, box });
  }

  private refuse(call: number, error: unknown): void {
    const known = error instanceof Refused;
    if (!known) this.context.logError('a call has failed', error);
    this.post({ from: 'refused', call, reason: known ? error.reason : FAILED });
  }

  private find(id: string): LiveTable {
    const found = this.live.get(id);
    if (found) return found;
    const onUnload = (wakeAt: number | undefined, isNeeded: boolean) => {
      if (wakeAt !== undefined) this.wakeUps.set(id, wakeAt);
      if (!isNeeded) this.drop(live);
    };
    const live: LiveTable = new LiveTable(id, this.context, this.post, onUnload, this.attendance);
    this.wakeUps.delete(id);
    this.live.set(id, live);
    this.countTables();
    return live;
  }

  private drop(live: LiveTable): void {
    live.stop();
    // A bot's late answer may wake a table that was dropped, when another is already in its place.
    if (this.live.get(live.id) === live) this.live.delete(live.id);
    this.countTables();
  }

  private async wakeOne(id: string): Promise<void> {
    const live = this.find(id);
    await new Promise<void>((resolve) => {
      live.queue.add(async () => {
        await live.wake().catch((error) => {
          if (!(error instanceof Elsewhere)) this.context.logError(`table ${id} cannot be read`, error);
          // A thread for other values looks at all tables of its game, and leaves alone what is not its own.
          else if (!this.context.apart) this.pointElsewhere(id, error);
        });
        resolve();
      });
    });
  }

  /** Looks whether something is due at a table; gives when something will be. */
  private look(id: string): Promise<number | undefined> {
    const live = this.find(id);
    return new Promise((resolve, reject) => {
      live.queue.add(() =>
        live.look().then(resolve, (error) => {
          if (!(error instanceof Elsewhere)) return reject(error);
          if (!this.context.apart) this.pointElsewhere(id, error);
          resolve(undefined);
        }),
      );
    });
  }

  private answerWhenQuiet(call: number): void {
    const busy = [...this.live.values()].filter((live) => !live.queue.isQuiet);
    const ends = busy.map((live) => new Promise<void>((resolve) => live.queue.add(resolve)));
    void Promise.all(ends).then(() => {
      this.stop();
      this.post({ from: 'answer', call });
    });
  }

  private countTables(): void {
    const isNeeded = !this.isAwake || this.live.size > 0 || !this.wakeUps.isEmpty;
    if (this.isNeeded !== isNeeded) this.post({ from: 'needed', isNeeded });
    this.isNeeded = isNeeded;
    if (this.counted === this.live.size) return;
    this.counted = this.live.size;
    this.post({ from: 'count', what: 'tables', value: this.live.size });
  }

  /** All that happens in one turn of the event loop leaves in one batch, plays as their number. */
  private readonly post = (message: FromTables): void => {
    if (this.outbox.length === 0 && this.plays === 0) setImmediate(this.flush);
    if (message.from === 'count' && message.what === 'plays') this.plays += message.value;
    else this.outbox.push(message);
  };

  private readonly flush = (): void => {
    const messages = this.outbox;
    if (this.plays > 0) messages.push({ from: 'count', what: 'plays', value: this.plays });
    this.outbox = [];
    this.plays = 0;
    this.context.postBatch(toBatch(messages));
  };
}
