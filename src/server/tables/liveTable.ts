/** One table in memory: what is asked of it is done one after the other, and stored before it is told. */
import { Refused } from '#kernel';
import { refusedAtDoor, type ServerMessage } from '#protocol';
import {
  type Acted,
  type Actor,
  act,
  alarm,
  openTable,
  type PersonId,
  type SystemCommand,
  type Table,
  type TablePlan,
  type TableState,
} from '#table';
import { Clash } from '../store/index.ts';
import type { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { Commands } from './commands.ts';
import { type Asking, type Done, legalFor, momentFor, refuseUninvited, rematchOf } from './deciding.ts';
import { Queue } from './queue.ts';
import { Recent } from './recent.ts';
import { House } from './systemTasks.ts';
import { type Loaded, TableLoader } from './tableLoader.ts';
import type { TablesContext } from './tablesContext.ts';
import type { FromTables } from './tablesMessages.ts';
import { awaitedPeople, commitOf, firstCommit } from './writing.ts';

export class LiveTable {
  readonly id: string;
  /** What is asked waits here for its turn. */
  readonly queue: Queue;
  private readonly context: TablesContext;
  private readonly send: (message: FromTables) => void;
  private readonly audience: Audience;
  private readonly house: House;
  private table: Table | undefined;
  private created = 0;
  private commands: Commands;
  private recent = new Recent();
  /** Whom the table waits for, as it was last said. */
  private told: string | undefined;
  private readonly loader: TableLoader;
  /** When its next clock runs out. */
  private rings: number | undefined;

  /** `rest` is called when the table is not in memory any more: when to wake it, and whether this must be kept for it. */
  constructor(
    id: string,
    context: TablesContext,
    send: (message: FromTables) => void,
    rest: (wakeAt: number | undefined, isNeeded: boolean) => void,
    attendance: Attendance,
  ) {
    this.id = id;
    this.context = context;
    this.send = send;
    this.commands = new Commands(id, context.store);
    this.loader = new TableLoader(id, context);
    this.queue = new Queue(
      () => {
        const { tryAt } = this.loader;
        if (!this.table) rest(tryAt ?? this.rings, tryAt !== undefined || !this.audience.isEmpty);
      },
      (error) => context.logError(`table ${id}`, error),
    );
    this.audience = new Audience(id, context, send, attendance);
    const idle = () => this.queue.add(() => this.letGo());
    this.house = new House(id, context, (command, seq) => this.byTheHouse(command, seq), idle);
  }

  /** The first entry. A repeat finds the table there. */
  async open(host: PersonId, plan: TablePlan, call: number): Promise<Done> {
    const found = this.table ?? (await this.read());
    if (found) {
      if (found.state.host === host) return { seq: 1 };
      throw refusedAtDoor('notAllowed');
    }
    const title = await this.context.loadTitle(plan.game);
    const now = this.context.now();
    const opening = { id: this.id, host, plan, now };
    const opened = this.context.working(call, this.id, () => openTable(title, opening));
    await this.context.store.commit(firstCommit(opened));
    this.become({ table: opened.table, entries: [opened.entry], created: now, updated: now });
    this.commands.complete = true;
    return { seq: 1 };
  }

  /** One command, exactly once: decided, stored, told. */
  async act(asking: Asking): Promise<Done> {
    if (!this.table) await this.load();
    const known = this.commands.answerTo(asking.actor);
    if (typeof known === 'number') return { seq: known };
    if (known) throw new Refused(known);
    for (let again = false; ; again = true) {
      const table = this.table ?? (await this.load());
      const acted = await this.decide(table, asking);
      if (typeof acted === 'number') return { seq: acted };
      try {
        await this.commit(table.state, acted);
      } catch (error) {
        const seq = await this.recover(asking.actor, error);
        if (seq !== undefined) return { seq };
        // Something else was stored in between: a person's command is decided once more on what is there now.
        const isNewer = this.table !== undefined && this.table.state.seq > table.state.seq;
        if (!again && isNewer && asking.actor !== 'system') continue;
        throw refusedAtDoor('failed');
      }
      return this.accept(table.state, acted);
    }
  }

  /** One more socket of a person: the whole table as they see it, as a ready message. */
  async watch(person: PersonId, since: number, call: number) {
    const table = this.table ?? (await this.load());
    const isNew = since < table.state.seq;
    const entries = isNew
      ? (this.recent.after(since) ?? (await this.context.store.entries(this.id, since)))
      : [];
    const told = await this.audience.add(table, person, entries, call);
    this.house.watched(true);
    return told;
  }

  unwatch(person: PersonId): void {
    this.audience.remove(person);
    if (this.audience.isEmpty) this.house.watched(false);
  }

  /** The person's answers as a ready message, for clients without the rules. */
  async legal(person: PersonId, call: number): Promise<string> {
    const table = this.table ?? (await this.load());
    const legal = this.context.working(call, this.id, () => legalFor(table, person));
    return JSON.stringify({
      tell: 'legal',
      table: this.id,
      seq: table.state.seq,
      legal,
    } satisfies ServerMessage);
  }

  /** A new name; what somebody who is gone has said is no longer remembered. */
  named(person: PersonId, name: string): void {
    if (name === '') this.recent.clear();
    this.audience.named(person, name);
  }

  /** Reads the table, so that its bots and clocks go on. */
  async wake(): Promise<void> {
    if (!this.table) await this.load();
  }

  /** Calls off all that was to come later. */
  stop(): void {
    this.audience.stop();
    this.house.stop();
  }

  /** Nobody has needed the table for a while; if nobody came in the meantime, it leaves. */
  private letGo(): void {
    if (!this.audience.isEmpty) return;
    if (this.queue.isAwaited) this.house.watched(false);
    else this.table = undefined;
  }

  /** The entry and the table after it; or, for a repeat that only the store remembers, the number of its entry. */
  private async decide(table: Table, { call, actor, command, outside }: Asking): Promise<Acted | number> {
    try {
      if (outside && command.do === 'sit') await refuseUninvited(this.context.store, table.state, actor);
      const moment = await momentFor(this.context, table, actor, command, this.audience);
      return this.context.working(call, this.id, () => act(table, actor, command, moment));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const seq = this.commands.complete ? undefined : await this.commands.storedAnswerTo(actor);
      this.commands.remember(actor, seq ?? error.reason);
      if (seq !== undefined) return seq;
      throw error;
    }
  }

  private commit(before: TableState, { table, entry }: Acted): Promise<void> {
    const commit = commitOf(before, table.state, entry, this.created, this.audience.has);
    const next = rematchOf(table, entry);
    return this.context.store.commit(next ? { ...commit, also: firstCommit(next) } : commit);
  }

  /** What is stored becomes what is true, and everybody is told. */
  private async accept(before: TableState, { table, entry }: Acted): Promise<Done> {
    const { seq, person, commandId } = entry;
    this.table = table;
    this.recent.add(entry);
    if (person !== null) this.commands.remember({ person, commandId }, seq);
    if (entry.happening.did === 'played') this.send({ from: 'count', what: 'plays', value: 1 });
    const viewer = await this.audience.tellEntry(before, table, entry);
    this.arrange();
    return viewer === undefined ? { seq } : { seq, viewer };
  }

  /** After a commit that failed: what the store has is true. Gives the command's entry if that was stored after all. */
  private async recover(actor: Actor, error: unknown): Promise<number | undefined> {
    if (!(error instanceof Clash)) this.context.logError(`a commit of table ${this.id} has failed`, error);
    this.table = undefined;
    await this.load();
    return this.commands.storedAnswerTo(actor);
  }

  private async load(): Promise<Table> {
    const table = await this.read();
    if (!table) throw refusedAtDoor('noSuchTable');
    return table;
  }

  private async read(): Promise<Table | undefined> {
    const found = await this.loader.read();
    if (!found) return undefined;
    this.become(found);
    // Whoever watches saw what was in memory before.
    this.audience.restart(found.table.state);
    return found.table;
  }

  /** The table as it is stored, and its last entries. */
  private become({ table, entries, created, updated }: Loaded): void {
    this.table = table;
    this.created = created;
    this.audience.updated = updated;
    this.recent = new Recent(entries);
    this.commands = new Commands(this.id, this.context.store, entries);
    this.arrange();
  }

  private byTheHouse(command: SystemCommand, seq: number): void {
    this.queue.add(async () => {
      // Anything that happened meanwhile makes the house think again.
      if (this.table?.state.seq !== seq) return;
      try {
        await this.act({ call: 0, actor: 'system', command, outside: false });
      } catch (error) {
        this.context.logError(`the house could not ${command.do} at table ${this.id}`, error);
        this.house.rest();
        this.arrange();
      }
    });
  }

  /** What follows by itself from where the table stands. */
  private arrange(): void {
    if (!this.table) return;
    this.rings = alarm(this.table.state);
    this.house.arrange(this.table, !this.audience.isEmpty);
    const people = awaitedPeople(this.table.state);
    const key = people.join(' ');
    if (key === this.told) return;
    this.told = key;
    this.send({ from: 'awaited', table: this.id, people });
  }
}
