/** A table as it is in memory: a copy of what the store has and never more, with answered commands, last entries and names. */
import type { Reason } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { type Acted, type Actor, type Entry, follow, type Table } from '#table';
import type { Store } from '../store/index.ts';
import { type Loaded, TableLoader } from './tableLoader.ts';
import type { TablesContext } from './tablesContext.ts';

/** Hears how the copy changes other than by what is decided here. */
export interface CopyEvents {
  /** It was read anew, whatever was known of it before. */
  onRead(loaded: Loaded): void;
  /** It has changed, and could not be read: whoever watches has to ask again. */
  onLost(last: Table | undefined): void;
  /** An entry was added that was decided elsewhere. */
  onEntry(before: Table, entry: Entry): Promise<void>;
}

/** A stored entry as nodes tell each other of it: with its own link, and that of the entry before it. */
export interface ToldEntry {
  readonly entry: Entry;
  readonly link: string;
  readonly prev: string;
}

/** That there is an entry, to those who may have missed it; they read it from the store. */
export interface ToldHead {
  readonly entry: Pick<Entry, 'seq'>;
  readonly prev: null;
}

export class TableCopy {
  /** Undefined until it is read, and after it was dropped. */
  table: Table | undefined;
  /** The link of its last entry, which the next one has to name. */
  link = '';
  created = 0;
  /** The time of the last entry, where other nodes have clocks too: no entry is older than the one before it. */
  at = 0;
  answered: AnsweredCommands;
  recent = new RecentEntries();
  readonly loader: TableLoader;
  readonly id: string;
  private readonly context: TablesContext;
  private readonly events: CopyEvents;

  constructor(id: string, context: TablesContext, events: CopyEvents) {
    this.id = id;
    this.context = context;
    this.events = events;
    this.loader = new TableLoader(id, context);
    this.answered = new AnsweredCommands(id, context.store);
  }

  /** Reads all of it; undefined where there is no such table. */
  async read(): Promise<Table | undefined> {
    const found = await this.loader.read();
    if (found) this.use(found);
    return found?.table;
  }

  async load(): Promise<Table> {
    const table = await this.read();
    if (!table) throw refusedAtDoor('noSuchTable');
    return table;
  }

  /** Goes on with a table as it is stored, and its last entries. */
  use(loaded: Loaded): void {
    const { table, entries, link, created, updated } = loaded;
    this.table = table;
    this.at = this.context.bus.isSilent ? 0 : updated;
    this.link = link;
    this.created = created;
    this.recent = new RecentEntries(entries);
    this.answered = new AnsweredCommands(this.id, this.context.store, entries);
    this.events.onRead(loaded);
  }

  /** What is stored counts from now on. */
  add({ table, entry }: Acted, link: string): void {
    const { seq, person, commandId } = entry;
    this.table = table;
    this.link = link;
    if (!this.context.bus.isSilent) this.at = entry.at;
    this.recent.add(entry);
    if (person !== null) this.answered.remember({ person, commandId }, seq);
  }

  /** Reads what the store has besides this copy; gives whether there was anything. */
  async catchUp(): Promise<boolean> {
    const { table } = this;
    const newer = table && (await this.context.store.since(this.id, table.state.seq, this.link));
    if (newer?.entries.length === 0) return false;
    // Without our last entry the database has gone back, or another stands in its place.
    if (!newer || !(await this.addAll(newer.entries, newer.link))) {
      this.table = undefined;
      await this.read().catch((error) => {
        this.events.onLost(table);
        throw error;
      });
    }
    return true;
  }

  /** Tells other nodes of the entry that comes next. */
  tell(entry: Entry, link: string): void {
    const { bus } = this.context;
    if (!bus.isSilent) bus.say('t', this.id, { entry, link, prev: this.link } satisfies ToldEntry);
  }

  /** Tells other nodes how far the table is, where the last entry may not have reached them. */
  tellHead(): void {
    const { bus } = this.context;
    if (bus.isSilent || !this.table) return;
    const { seq } = this.table.state;
    bus.say('t', this.id, { entry: { seq }, prev: null } satisfies ToldHead);
  }

  /** An entry that another node has stored; what is missing before it is read from the store. */
  async hear(told: ToldEntry | ToldHead): Promise<void> {
    const { table } = this;
    if (!table || told.entry.seq <= table.state.seq) return;
    const next = told.entry.seq === table.state.seq + 1 && told.prev === this.link ? told : undefined;
    if (!next || !(await this.addAll([next.entry], next.link))) await this.catchUp();
  }

  /** False where the table has to be read instead. */
  private async addAll(entries: readonly Entry[], link: string): Promise<boolean> {
    for (const entry of entries) {
      const before = this.table;
      const table = before && this.context.working(0, this.id, () => follow(before, entry));
      if (!before || !table) return false;
      this.add({ table, entry }, link);
      await this.events.onEntry(before, entry);
    }
    return true;
  }
}

/** Older commands are in the store (accepted) or forgotten (refused). */
const COMMANDS_KEPT = 256;
const ENTRIES_KEPT = 64;

/** Which commands a table has had, so that each is carried out once and a repeat gets the first answer. */
export class AnsweredCommands {
  /** Whether every accepted command of the table is here, so that the store need not be asked. */
  isComplete = false;
  private readonly table: string;
  private readonly store: Pick<Store, 'entryOf'>;
  private readonly answers = new Map<string, number | Reason>();

  constructor(table: string, store: Pick<Store, 'entryOf'>, entries: readonly Entry[] = []) {
    this.table = table;
    this.store = store;
    for (const { person, commandId, seq } of entries)
      if (person !== null) this.remember({ person, commandId }, seq);
  }

  /** The number of the entry it became, or the reason it was refused for. */
  answerTo(actor: Actor): number | Reason | undefined {
    const key = keyOf(actor);
    return key === undefined ? undefined : this.answers.get(key);
  }

  /** The number of the entry it became, if that is in the store. */
  async storedAnswerTo(actor: Actor): Promise<number | undefined> {
    if (actor === 'system' || actor.commandId === null) return undefined;
    return this.store.entryOf(this.table, actor.person, actor.commandId);
  }

  remember(actor: Actor, answer: number | Reason): void {
    const key = keyOf(actor);
    if (key === undefined) return;
    this.answers.set(key, answer);
    if (this.answers.size <= COMMANDS_KEPT) return;
    for (const [oldest, was] of this.answers) {
      this.answers.delete(oldest);
      if (typeof was === 'number') this.isComplete = false;
      return;
    }
  }
}

/** The system never repeats a command. */
function keyOf(actor: Actor): string | undefined {
  return actor === 'system' || actor.commandId === null ? undefined : `${actor.person} ${actor.commandId}`;
}

/** A table's last entries, for those who come back after a short cut. */
export class RecentEntries {
  private entries: Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.entries = entries.map(withoutPatch);
  }

  add(entry: Entry): void {
    this.entries.push(withoutPatch(entry));
    if (this.entries.length > 2 * ENTRIES_KEPT) this.entries = this.entries.slice(-ENTRIES_KEPT);
  }

  /** Every entry after this one; undefined when they are not all here. */
  since(seq: number): readonly Entry[] | undefined {
    const first = this.entries[0];
    return first && first.seq <= seq + 1 ? this.entries.filter((entry) => entry.seq > seq) : undefined;
  }

  clear(): void {
    this.entries = [];
  }
}

/** The patch is most of an entry, and only the store needs it. */
function withoutPatch(entry: Entry): Entry {
  return { ...entry, patch: null };
}
