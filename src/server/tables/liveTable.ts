/** One table in memory: its commands are carried out one after the other, and stored before anybody hears of them. */
import { Refused } from '#kernel';
import { refusedAtDoor, type ServerMessage as Told } from '#protocol';
import {
  type Acted,
  type Actor,
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
import { JobQueue } from './jobQueue.ts';
import { SystemTasks } from './systemTasks.ts';
import { AnsweredCommands, RecentEntries } from './tableCache.ts';
import {
  awaitedPeople,
  commitOf,
  type Done,
  decide,
  firstCommit,
  legalFor,
  type ReceivedCommand,
  seenBy,
} from './tableCommand.ts';
import { type Loaded, TableLoader } from './tableLoader.ts';
import type { TablesContext } from './tablesContext.ts';
import type { FromTables } from './tablesMessages.ts';

export class LiveTable {
  readonly id: string;
  /** What is asked of the table waits here for its turn. */
  readonly queue: JobQueue;
  private readonly context: TablesContext;
  private readonly post: (message: FromTables) => void;
  private readonly loader: TableLoader;
  private readonly audience: Audience;
  private readonly system: SystemTasks;
  /** Undefined until it is read, and after it was unloaded. */
  private table: Table | undefined;
  private created = 0;
  private answered: AnsweredCommands;
  private recent = new RecentEntries();
  /** Whom the table waits for, as the main thread was last told. */
  private awaited: string | undefined;
  /** When its next clock runs out. */
  private rings: number | undefined;

  /** `onUnload` hears that the table left memory: when to wake it, and whether this object is still needed. */
  constructor(
    id: string,
    context: TablesContext,
    post: (message: FromTables) => void,
    onUnload: (wakeAt: number | undefined, isNeeded: boolean) => void,
    attendance: Attendance,
  ) {
    this.id = id;
    this.context = context;
    this.post = post;
    this.answered = new AnsweredCommands(id, context.store);
    this.loader = new TableLoader(id, context);
    this.queue = new JobQueue(
      () => {
        const { tryAt } = this.loader;
        if (!this.table) onUnload(tryAt ?? this.rings, tryAt !== undefined || !this.audience.isEmpty);
      },
      (error) => context.logError(`table ${id}`, error),
    );
    this.audience = new Audience(id, context, post, attendance);
    const onIdle = () => this.queue.add(() => this.unload());
    this.system = new SystemTasks(id, context, (command, seq) => this.actAsSystem(command, seq), onIdle);
  }

  /** The first entry. A repeat finds the table there. */
  async open(host: PersonId, plan: TablePlan, call: number): Promise<Done> {
    const found = this.table ?? (await this.read());
    if (found) {
      if (found.state.host === host) return { seq: 1 };
      throw refusedAtDoor('notAllowed');
    }
    const title = await this.context.loadTitle(plan.game);
    const opening = { id: this.id, host, plan, now: this.context.now() };
    const opened = this.context.working(call, this.id, () => openTable(title, opening));
    await this.context.store.commit(firstCommit(opened));
    this.use({ table: opened.table, entries: [opened.entry], created: opening.now, updated: opening.now });
    this.answered.isComplete = true;
    return { seq: 1 };
  }

  /** One command, exactly once: decided, stored, shown. */
  async act(received: ReceivedCommand): Promise<Done> {
    if (!this.table) await this.load();
    const known = this.answered.answerTo(received.actor);
    if (typeof known === 'number') return { seq: known };
    if (known) throw new Refused(known);
    for (let again = false; ; again = true) {
      const table = this.table ?? (await this.load());
      const acted = await this.decideOrRepeat(table, received);
      if (typeof acted === 'number') return { seq: acted };
      try {
        const box = this.context.apart?.boxOfNew;
        await this.context.store.commit(commitOf(table.state, acted, this.created, this.audience.has, box));
      } catch (error) {
        const seq = await this.recover(received.actor, error);
        if (seq !== undefined) return { seq };
        // Something else was stored in between: a person's command is decided once more on what is there now.
        const isNewer = this.table !== undefined && this.table.state.seq > table.state.seq;
        if (!again && isNewer && received.actor !== 'system') continue;
        throw refusedAtDoor('failed');
      }
      return this.accept(table.state, acted);
    }
  }

  /** One more socket of a person: the whole table as they see it, as a ready message. */
  async watch(person: PersonId, since: number, call: number) {
    const table = await seenBy(person, this.table ?? (await this.load()), this.context);
    const recent = since >= table.state.seq ? [] : this.recent.since(since);
    const entries = recent ?? (await this.context.store.entries(this.id, since));
    const message = await this.audience.add(table, person, entries, call);
    this.system.watched(true);
    return message;
  }

  unwatch(person: PersonId): void {
    this.audience.remove(person);
    if (this.audience.isEmpty) this.system.watched(false);
  }

  /** Every answer the person may give now, as a ready message, for clients without the rules. */
  async legal(person: PersonId, call: number): Promise<string> {
    const table = await seenBy(person, this.table ?? (await this.load()), this.context);
    const legal = this.context.working(call, this.id, () => legalFor(table, person));
    return JSON.stringify({ tell: 'legal', table: this.id, seq: table.state.seq, legal } satisfies Told);
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
    this.system.stop();
  }

  /** Nobody has needed the table for a while; if nobody came in the meantime, it leaves memory. */
  private unload(): void {
    if (!this.audience.isEmpty) return;
    if (this.queue.isAwaited) this.system.watched(false);
    else this.table = undefined;
  }

  /** The entry and the table after it; or, for a repeat that only the store remembers, the number of its entry. */
  private async decideOrRepeat(table: Table, received: ReceivedCommand): Promise<Acted | number> {
    try {
      return await decide(this.context, table, received, this.audience);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { actor } = received;
      const seq = this.answered.isComplete ? undefined : await this.answered.storedAnswerTo(actor);
      this.answered.remember(actor, seq ?? error.reason);
      if (seq !== undefined) return seq;
      throw error;
    }
  }

  /** What is stored counts from now on, and everybody who watches sees it. */
  private async accept(before: TableState, { table, entry }: Acted): Promise<Done> {
    const { seq, person, commandId } = entry;
    this.table = table;
    this.recent.add(entry);
    if (person !== null) this.answered.remember({ person, commandId }, seq);
    if (entry.happening.did === 'played') this.post({ from: 'count', what: 'plays', value: 1 });
    const viewer = await this.audience.showEntry(before, table, entry);
    this.planNext();
    return viewer === undefined ? { seq } : { seq, viewer };
  }

  /** After a commit that failed, what the store has counts. Gives the command's entry if that was stored after all. */
  private async recover(actor: Actor, error: unknown): Promise<number | undefined> {
    if (!(error instanceof Clash)) this.context.logError(`a commit of table ${this.id} has failed`, error);
    this.table = undefined;
    await this.load();
    return this.answered.storedAnswerTo(actor);
  }

  private async load(): Promise<Table> {
    const table = await this.read();
    if (!table) throw refusedAtDoor('noSuchTable');
    return table;
  }

  private async read(): Promise<Table | undefined> {
    const found = await this.loader.read();
    if (!found) return undefined;
    this.use(found);
    // Whoever watches saw what was in memory before.
    this.audience.watchAnew(found.table.state);
    return found.table;
  }

  /** Goes on with a table as it is stored, and its last entries. */
  private use({ table, entries, created, updated }: Loaded): void {
    this.table = table;
    this.created = created;
    this.audience.updated = updated;
    this.recent = new RecentEntries(entries);
    this.answered = new AnsweredCommands(this.id, this.context.store, entries);
    this.planNext();
  }

  private actAsSystem(command: SystemCommand, seq: number): void {
    this.queue.add(async () => {
      // Whatever happened meanwhile has been planned for anew.
      if (this.table?.state.seq !== seq) return;
      try {
        await this.act({ call: 0, actor: 'system', command, outside: false });
      } catch (error) {
        this.context.logError(`the system could not ${command.do} at table ${this.id}`, error);
        this.system.rest();
        this.planNext();
      }
    });
  }

  /** What follows by itself from where the table stands, and who is to be told that it waits for them. */
  private planNext(): void {
    if (!this.table) return;
    this.rings = alarm(this.table.state);
    this.system.plan(this.table, !this.audience.isEmpty);
    const people = awaitedPeople(this.table.state);
    const awaited = people.join(' ');
    if (awaited === this.awaited) return;
    this.awaited = awaited;
    this.post({ from: 'awaited', table: this.id, people });
  }
}
