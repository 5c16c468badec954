/** One table in memory: its commands are carried out one after the other, and stored before anybody hears of them. */
import { refusedAtDoor, type ServerMessage as Told } from '#protocol';
import {
  alarm,
  dueBot,
  type Entry,
  type PersonId,
  type SystemCommand,
  type TablePlan,
  type TableState,
} from '#table';
import type { Head } from '../store/index.ts';
import type { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { CommandRunner } from './commandRunner.ts';
import { JobQueue } from './jobQueue.ts';
import { PlanKeeper, type PlanWish } from './planKeeper.ts';
import type { ToldPresence } from './presence.ts';
import { SystemTasks } from './systemTasks.ts';
import { awaitedPeople, type Done, legalFor, type ReceivedCommand, seenBy, wakeOf } from './tableCommand.ts';
import { TableCopy, type ToldEntry, type ToldHead } from './tableCopy.ts';
import type { TablesContext } from './tablesContext.ts';
import type { FromTables } from './tablesMessages.ts';

export class LiveTable {
  readonly id: string;
  /** What is asked of the table waits here for its turn. */
  readonly queue: JobQueue;
  private readonly context: TablesContext;
  private readonly post: (message: FromTables) => void;
  private readonly copy: TableCopy;
  private readonly runner: CommandRunner;
  private readonly audience: Audience;
  private readonly system: SystemTasks;
  private readonly plans: PlanKeeper;
  /** Whom the table waits for, as the main thread was last told. */
  private awaited: readonly PersonId[] | undefined;
  /** When its next clock runs out. */
  private rings: number | undefined;
  private stopListening: (() => void) | undefined;

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
    this.copy = new TableCopy(id, context, {
      onRead: ({ table, updated }) => {
        this.audience.updated = updated;
        // Whoever watches saw what was in memory before.
        this.audience.watchAnew(table.state);
        // What others stored after it was read, and before they were heard, is read now.
        this.stopListening ??= context.bus.listen(
          't',
          id,
          (told) => this.hear(told),
          () => this.copy.table && this.catchUp(),
        );
        this.planNext();
      },
      onLost: (last) => last && this.audience.watchAnew(last.state),
      onEntry: async (before, entry) => {
        if (this.copy.table) await this.audience.showEntry(before.state, this.copy.table, entry);
        this.planNext();
      },
    });
    this.queue = new JobQueue(
      () => {
        const { tryAt } = this.copy.loader;
        const wakeAt = this.isHome ? this.rings : undefined;
        if (!this.copy.table) onUnload(tryAt ?? wakeAt, tryAt !== undefined || !this.audience.isEmpty);
      },
      (error) => context.logError(`table ${id}`, error),
    );
    this.audience = new Audience(id, context, post, attendance);
    this.runner = new CommandRunner(
      this.copy,
      context,
      this.audience,
      (entry) => this.accepted(entry),
      () => post({ from: 'count', what: 'clashes', value: 1 }),
    );
    const onIdle = () => this.queue.add(() => this.unload());
    this.plans = new PlanKeeper(this.copy, context, this.runner);
    const runPlans = () => this.runPlans();
    this.system = new SystemTasks(
      id,
      context,
      (command, isDue) => this.actAsSystem(command, isDue),
      runPlans,
      onIdle,
    );
  }

  /** The first entry. A repeat finds the table there. */
  open(host: PersonId, plan: TablePlan, call: number): Promise<Done> {
    return this.runner.open(host, plan, call);
  }

  /** One command, exactly once: decided, stored, shown. */
  async act(received: ReceivedCommand): Promise<Done> {
    const done = await this.runner.carryOut(received);
    if (!done) throw refusedAtDoor('failed');
    return done;
  }

  /** One more socket of a person: the whole table as they see it, as a ready message. */
  async watch(person: PersonId, since: number, call: number) {
    const known = this.copy.table ?? (await this.copy.load());
    // Whoever has seen more is proof that there is more.
    if (since > known.state.seq) await this.copy.catchUp();
    const table = await seenBy(person, this.copy.table ?? (await this.copy.load()), this.context);
    const { seq } = table.state;
    const recent = since >= seq ? [] : this.copy.recent.since(since);
    const entries = recent ?? (await this.context.store.entries(this.id, since));
    // The store may have more than this copy, which is shown when its turn comes.
    const shown = entries.filter((entry) => entry.seq <= seq);
    const message = await this.audience.add(table, person, shown, call);
    this.system.watched(true);
    return message;
  }

  unwatch(person: PersonId): void {
    this.audience.remove(person);
    if (this.audience.isEmpty) this.system.watched(false);
  }

  /** Every answer the person may give now, as a ready message, for clients without the rules. */
  async legal(person: PersonId, call: number): Promise<string> {
    const table = await seenBy(person, this.copy.table ?? (await this.copy.load()), this.context);
    const legal = this.context.working(call, this.id, () => legalFor(table, person));
    return JSON.stringify({ tell: 'legal', table: this.id, seq: table.state.seq, legal } satisfies Told);
  }

  /** What a person asks of their plan; gives it as JSON. */
  async plan(person: PersonId, wish: PlanWish, call: number): Promise<string> {
    await seenBy(person, this.copy.table ?? (await this.copy.load()), this.context);
    const shown = await this.plans.ask(person, wish, call);
    // The node that looks after the table may have looked for plans a moment ago.
    if (wish.do === 'make') this.lookForPlans();
    return JSON.stringify(shown);
  }

  /** A new name; what somebody who is gone has said is no longer remembered. */
  named(person: PersonId, name: string): void {
    if (name === '') this.copy.recent.clear();
    this.audience.named(person, name);
  }

  /** Reads the table, so that its bots and clocks go on. */
  async wake(): Promise<void> {
    if (!this.copy.table) await this.copy.load();
  }

  /** The last entry in memory with its link, if the table is there. */
  get head(): Head | undefined {
    const { table, link } = this.copy;
    return table && { table: this.id, seq: table.state.seq, link };
  }

  /** Reads what the store has besides. */
  catchUp(): void {
    this.queue.add(async () => void (await this.copy.catchUp()));
  }

  /** Tells other nodes how far the table is, if something happened here after this time. */
  tellHead(since: number): void {
    if (this.copy.at > since) this.copy.tellHead();
  }

  /** After another node has become the table's home, or this one. */
  rehome(): void {
    this.queue.add(() => this.planNext());
  }

  /** Whether bots and clocks of this table are this node's work. */
  private get isHome(): boolean {
    const { bus, homes } = this.context;
    return bus.isSilent || homes.isHome(this.id);
  }

  /** Makes sure that what is due is done; gives when the system has something to do, if ever. */
  async look(): Promise<number | undefined> {
    if (this.copy.table) await this.copy.catchUp();
    const { state } = this.copy.table ?? (await this.copy.load());
    const wakes = wakeOf(state, this.context.now());
    const { looksAt } = this.system;
    return looksAt === undefined ? wakes : Math.min(looksAt, wakes ?? looksAt);
  }

  /** Calls off all that was to come later. */
  stop(): void {
    this.audience.stop();
    this.system.stop();
    this.stopListening?.();
  }

  private hear(told: unknown): void {
    // From another node of ours, sealed with our key.
    const message = told as ToldEntry | ToldHead | ToldPresence;
    if ('entry' in message) this.queue.add(() => this.copy.hear(message));
    else this.audience.presence.hear(message);
  }

  /** Nobody has needed the table for a while; if nobody came in the meantime, it leaves memory. */
  private unload(): void {
    if (!this.audience.isEmpty) return;
    if (this.queue.isAwaited) this.system.watched(false);
    else {
      this.copy.table = undefined;
      this.stopListening?.();
      this.stopListening = undefined;
    }
  }

  /** What follows from an entry that was decided here. */
  private accepted({ happening }: Entry): void {
    if (happening.did === 'played') this.post({ from: 'count', what: 'plays', value: 1 });
    this.callHome();
    this.planNext(true);
  }

  /** Where a bot is due, the node that looks after the table may not know it yet. */
  private callHome(): void {
    const { bus, homes } = this.context;
    if (this.isHome || !this.copy.table) return;
    if (dueBot(this.copy.table.state) !== undefined) bus.say('h', homes.homeOf(this.id), { table: this.id });
  }

  /** Here, or at the table's home. */
  private lookForPlans(): void {
    const { bus, homes } = this.context;
    if (this.isHome) this.system.lookAgain();
    else bus.say('h', homes.homeOf(this.id), { table: this.id, plans: true });
  }

  /** Looks for plans again, which were stored a moment ago. */
  lookAgain(): void {
    if (this.isHome) this.system.lookAgain();
  }

  private runPlans(): void {
    this.queue.add(async () => {
      try {
        await this.plans.run();
      } catch (error) {
        // A refusal says why, and nothing of what was planned.
        this.context.logError(`the plans of table ${this.id} could not be looked at`, error);
        this.system.lookAgain();
      }
    });
  }

  private actAsSystem(command: SystemCommand, isDue: (state: TableState) => boolean): void {
    this.queue.add(async () => {
      try {
        await this.runner.carryOut({ call: 0, actor: 'system', command, outside: false, isDue });
      } catch (error) {
        this.context.logError(`the system could not ${command.do} at table ${this.id}`, error);
        this.system.rest();
        this.planNext();
      }
    });
  }

  /** What follows by itself from where the table stands, and who is to be told that it waits for them; `isOwn` after an entry that was decided here. */
  private planNext(isOwn = false): void {
    const { table } = this.copy;
    if (!table) return;
    this.rings = alarm(table.state);
    if (this.isHome) this.system.plan(table, !this.audience.isEmpty);
    else this.system.leave(!this.audience.isEmpty);
    const people = awaitedPeople(table.state);
    const before = this.awaited;
    if (before && people.join(' ') === before.join(' ')) return;
    this.awaited = people;
    const told = isOwn && !this.context.bus.isSilent ? [...new Set([...(before ?? []), ...people])] : [];
    this.post({ from: 'awaited', table: this.id, people, told });
  }
}
