/** Carries out commands at one table: decided on the copy in memory, stored before anybody hears of them, decided anew where others were faster. */
import { Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { type Acted, type Entry, openTable, type PersonId, type Table, type TablePlan } from '#table';
import { Clash } from '../store/index.ts';
import type { Audience } from './audience.ts';
import { resultAfter } from './gameResult.ts';
import { alarmOf, commitOf, type Done, decide, firstCommit, type ReceivedCommand } from './tableCommand.ts';
import type { TableCopy } from './tableCopy.ts';
import type { TablesContext } from './tablesContext.ts';

/** A command is decided anew so many times when something else was stored meanwhile. */
const MOST_TRIES = 20;

export class CommandRunner {
  private readonly copy: TableCopy;
  private readonly context: TablesContext;
  private readonly audience: Audience;
  private readonly onEntry: (entry: Entry) => void;
  private readonly onClash: () => void;

  /** `onEntry` hears of every entry that was decided here, once it is stored and shown; `onClash` when somebody else was faster. */
  constructor(
    copy: TableCopy,
    context: TablesContext,
    audience: Audience,
    onEntry: (entry: Entry) => void,
    onClash: () => void,
  ) {
    this.copy = copy;
    this.context = context;
    this.audience = audience;
    this.onEntry = onEntry;
    this.onClash = onClash;
  }

  /** The first entry. A repeat finds the table there. */
  async open(host: PersonId, plan: TablePlan, call: number): Promise<Done> {
    const found = this.copy.table ?? (await this.copy.read());
    if (found) {
      if (found.state.host === host) return { seq: 1 };
      throw refusedAtDoor('notAllowed');
    }
    const title = await this.context.loadTitle(plan.game);
    const { now: clock, newSeed: newSecret } = this.context;
    const opening = { id: this.copy.id, host, plan, now: clock(), secret: newSecret() };
    const opened = this.context.working(call, this.copy.id, () => openTable(title, opening));
    const commit = firstCommit(opened);
    try {
      await this.context.store.commit(commit);
    } catch (error) {
      // Another server was asked as well, and was faster.
      if (error instanceof Clash && (await this.copy.read())) return this.open(host, plan, call);
      throw error;
    }
    const { link } = commit;
    const { now } = opening;
    this.copy.use({ table: opened.table, entries: [opened.entry], link, created: now, updated: now });
    this.copy.answered.isComplete = true;
    return { seq: 1 };
  }

  /** Undefined where the system had nothing to do any more, or others were faster again and again. */
  async carryOut(received: ReceivedCommand): Promise<Done | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = this.copy.table ?? (await this.copy.load());
      const known = this.copy.answered.answerTo(received.actor);
      if (typeof known === 'number') return { seq: known };
      if (known) throw new Refused(known);
      if (received.isDue?.(table.state) === false) return undefined;
      const done = await this.attempt(table, received);
      if (done) return done;
    }
    return undefined;
  }

  /** Decides and stores a command; undefined where the table has moved on meanwhile. */
  private async attempt(table: Table, received: ReceivedCommand): Promise<Done | undefined> {
    const acted = await this.decideOnNewest(table, received);
    if (!acted) return undefined;
    const { store, apart, bus, newSeed } = this.context;
    const { created, link } = this.copy;
    const ofNew = { newSecret: newSeed, box: apart?.boxOfNew };
    const commit = commitOf(table.state, acted, created, ofNew, link);
    const alarm = bus.isSilent ? undefined : alarmOf(table.state, acted);
    try {
      const isEnd = table.state.phase !== 'over' && acted.table.state.phase === 'over';
      const result = isEnd ? await resultAfter(table.state, acted, store) : undefined;
      const extras = { ...(alarm && { alarm }), ...(result && { result }) };
      await store.commit(alarm || result ? { ...commit, ...extras } : commit);
    } catch (error) {
      if (await this.recover(received, error)) return undefined;
      throw refusedAtDoor('failed');
    }
    return this.accept(table, acted, commit.link);
  }

  /** The entry and the table after it. A refusal counts only if nothing else is stored: otherwise undefined, and the copy has caught up. */
  private async decideOnNewest(table: Table, received: ReceivedCommand): Promise<Acted | undefined> {
    try {
      return await decide(this.context, table, received, this.audience, this.copy.at);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (await this.copy.catchUp()) return undefined;
      if (await this.isStored(received)) return undefined;
      this.copy.answered.remember(received.actor, error.reason);
      throw error;
    }
  }

  /** What is stored counts from now on, and everybody who watches sees it, here and at other nodes. */
  private async accept(before: Table, acted: Acted, link: string): Promise<Done> {
    const { table, entry } = acted;
    const { seq } = entry;
    this.copy.tell(entry, link);
    this.copy.add(acted, link);
    const shown = this.audience.showEntry(before.state, table, entry);
    const viewer = shown instanceof Promise ? await shown : shown;
    this.onEntry(entry);
    return viewer === undefined ? { seq } : { seq, viewer };
  }

  /** After a commit that failed, what the store has counts. Gives whether that is something else than before, or the command itself. */
  private async recover(received: ReceivedCommand, error: unknown): Promise<boolean> {
    const isClash = error instanceof Clash;
    if (isClash) this.onClash();
    else this.context.logError(`a commit of table ${this.copy.id} has failed`, error);
    const isChanged = await this.copy.catchUp();
    // It may have been stored all the same, and nobody was told.
    if (isChanged && !isClash) this.copy.tellHead();
    return (await this.isStored(received)) || isChanged || isClash;
  }

  /** Whether the command became an entry, which its answer then is. */
  private async isStored({ actor }: ReceivedCommand): Promise<boolean> {
    const { answered } = this.copy;
    if (typeof answered.answerTo(actor) === 'number') return true;
    const seq = answered.isComplete ? undefined : await answered.storedAnswerTo(actor);
    if (seq !== undefined) answered.remember(actor, seq);
    return seq !== undefined;
  }
}
