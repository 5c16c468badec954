/** All live tables: each message finds its table, and answers leave in batches. */
import { type Reason, Refused } from '#kernel';
import { PROTOCOL_REASONS, refusedAtDoor } from '#protocol';
import { Attendance } from './attendance.ts';
import type { Done } from './deciding.ts';
import { LiveTable } from './liveTable.ts';
import type { TablesContext } from './tablesContext.ts';
import type { FromTables, ToTables } from './tablesMessages.ts';
import { WakeUps } from './wakeUps.ts';

/** Tables read at the same time when the server wakes up. */
const WAKING = 8;

const FAILED: Reason = { rule: PROTOCOL_REASONS.failed, code: 'failed' };

export class TableRouter {
  private readonly context: TablesContext;
  private readonly live = new Map<string, LiveTable>();
  private readonly wakeUps: WakeUps;
  private readonly attendance: Attendance;
  private outbox: FromTables[] = [];
  private draining = false;
  private counted = 0;
  private plays = 0;

  constructor(context: TablesContext) {
    this.context = context;
    this.attendance = new Attendance(context.now());
    this.wakeUps = new WakeUps(context, (id) => void this.wakeOne(id));
  }

  /** Reads every table with a bot or a clock, so that they go on; a store that does not answer is asked again. */
  async wake(): Promise<void> {
    const { store, logError, after, pace } = this.context;
    const waiting = await store.running().then(
      (running) => [...running],
      (error) => {
        logError('the running tables cannot be read', error);
        after(pace.retry, () => void this.wake());
        return [];
      },
    );
    const wakeSome = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await this.wakeOne(id);
    };
    await Promise.all(Array.from({ length: WAKING }, wakeSome));
  }

  handle(message: ToTables): void {
    switch (message.to) {
      case 'open':
        this.command(message, (live) => live.open(message.host, message.plan, message.call));
        break;
      case 'act': {
        const { call, person, commandId, command, outside } = message;
        const actor = { person, commandId };
        this.command(message, (live) => live.act({ call, actor, command, outside }));
        break;
      }
      case 'system': {
        const { call, command } = message;
        this.command(message, (live) => live.act({ call, actor: 'system', command, outside: false }));
        break;
      }
      case 'watch':
        this.ask(message, (live) => live.watch(message.person, message.since, message.call));
        break;
      case 'unwatch': {
        const live = this.live.get(message.table);
        live?.queue.add(() => live.unwatch(message.person));
        break;
      }
      case 'legal':
        this.ask(message, async (live) => ({ text: await live.legal(message.person, message.call) }));
        break;
      case 'named':
        for (const live of this.live.values()) live.named(message.person, message.name);
        break;
      case 'drain':
        this.draining = true;
        this.afterAll(message.call);
        break;
    }
  }

  /** Calls off everything that is still to come. */
  stop(): void {
    this.wakeUps.stop();
    for (const live of this.live.values()) live.stop();
  }

  private command(message: { call: number; table: string }, run: (live: LiveTable) => Promise<Done>): void {
    if (this.draining) this.refuse(message.call, refusedAtDoor('notNow'));
    else this.ask(message, run);
  }

  private ask(
    { call, table }: { readonly call: number; readonly table: string },
    run: (live: LiveTable) => Promise<object>,
  ): void {
    const live = this.find(table);
    live.queue.add(async () => {
      try {
        this.send({ from: 'answer', call, ...(await run(live)) });
      } catch (error) {
        this.refuse(call, error);
      }
    });
  }

  private refuse(call: number, error: unknown): void {
    const known = error instanceof Refused;
    if (!known) this.context.logError('a call has failed', error);
    this.send({ from: 'refused', call, reason: known ? error.reason : FAILED });
  }

  private find(id: string): LiveTable {
    const found = this.live.get(id);
    if (found) return found;
    const rest = (wakeAt: number | undefined, isNeeded: boolean) => {
      if (wakeAt !== undefined) this.wakeUps.set(id, wakeAt);
      if (!isNeeded) this.drop(live);
    };
    const live: LiveTable = new LiveTable(id, this.context, this.send, rest, this.attendance);
    this.wakeUps.delete(id);
    this.live.set(id, live);
    this.count();
    return live;
  }

  private drop(live: LiveTable): void {
    live.stop();
    // A bot's late answer may wake one that has gone, when another is in its place.
    if (this.live.get(live.id) === live) this.live.delete(live.id);
    this.count();
  }

  private async wakeOne(id: string): Promise<void> {
    const live = this.find(id);
    await new Promise<void>((resolve) => {
      live.queue.add(async () => {
        await live.wake().catch((error) => this.context.logError(`table ${id} cannot be read`, error));
        resolve();
      });
    });
  }

  private afterAll(call: number): void {
    const busy = [...this.live.values()].filter((live) => !live.queue.isQuiet);
    const ends = busy.map((live) => new Promise<void>((resolve) => live.queue.add(resolve)));
    void Promise.all(ends).then(() => {
      this.stop();
      this.send({ from: 'answer', call });
    });
  }

  private count(): void {
    if (this.counted === this.live.size) return;
    this.counted = this.live.size;
    this.send({ from: 'count', what: 'tables', value: this.live.size });
  }

  /** All that happens in one turn of the event loop leaves as one message, plays as their number. */
  private readonly send = (message: FromTables): void => {
    if (this.outbox.length === 0 && this.plays === 0) setImmediate(this.flush);
    if (message.from === 'count' && message.what === 'plays') this.plays += message.value;
    else this.outbox.push(message);
  };

  private readonly flush = (): void => {
    const messages = this.outbox;
    if (this.plays > 0) messages.push({ from: 'count', what: 'plays', value: this.plays });
    this.outbox = [];
    this.plays = 0;
    this.context.send(messages);
  };
}
