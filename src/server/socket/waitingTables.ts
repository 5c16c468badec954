/** Which tables wait for the people who are connected. */
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import { isWaitingFor } from '../tableRows.ts';

/** Turns pass quickly: changes are announced together, after so many milliseconds. */
const SOON = 1000;

interface Listening {
  connections: number;
  reading: Promise<void> | undefined;
  /** Oldest first; undefined until they are read. */
  tables: Set<string> | undefined;
  /** What changed while they were read: which tables wait, and which do not. */
  readonly missed: Map<string, boolean>;
  /** What was announced last. */
  announced: string;
  timer: NodeJS.Timeout | undefined;
  /** Ends hearing of it from other nodes. */
  readonly stop: () => void;
}

export class WaitingTables {
  private readonly store: Pick<Store, 'tablesOf'>;
  private readonly announce: (person: PersonId, tables: readonly string[]) => void;
  private readonly hear: (person: PersonId) => () => void;
  private readonly people = new Map<PersonId, Listening>();
  private readonly beingRead = new Set<PersonId>();
  /** Whom each table awaits, as far as they are connected. */
  private readonly awaited = new Map<string, readonly PersonId[]>();

  /** `announce` reaches every connection of a person; `hear` begins to hear of changes at other nodes, and gives the way to stop. */
  constructor(
    store: Pick<Store, 'tablesOf'>,
    announce: (person: PersonId, tables: readonly string[]) => void,
    hear: (person: PersonId) => () => void = () => () => {},
  ) {
    this.store = store;
    this.announce = announce;
    this.hear = hear;
  }

  /** One connection more of this person; gives the tables that wait for them, oldest first. */
  async addConnection(person: PersonId): Promise<readonly string[]> {
    const listening = this.people.get(person) ?? this.add(person);
    listening.connections += 1;
    // The next connection tries again after a failure.
    listening.reading ??= this.read(person, listening).catch((error) => {
      listening.reading = undefined;
      throw error;
    });
    await listening.reading;
    return [...(listening.tables ?? [])];
  }

  removeConnection(person: PersonId): void {
    const listening = this.people.get(person);
    if (!listening) return;
    listening.connections -= 1;
    if (listening.connections > 0) return;
    clearTimeout(listening.timer);
    listening.stop();
    this.people.delete(person);
    for (const table of listening.tables ?? []) this.setAwaited(table, this.othersAt(table, person));
  }

  /** The table waits for exactly these people now. */
  change(table: string, people: readonly PersonId[]): void {
    const before = this.awaited.get(table) ?? [];
    const now = people.filter((person) => this.people.get(person)?.tables);
    this.setAwaited(table, now);
    for (const person of before)
      if (!now.includes(person)) this.put(person, (tables) => tables.delete(table));
    for (const person of now) if (!before.includes(person)) this.put(person, (tables) => tables.add(table));
    for (const person of this.beingRead) this.people.get(person)?.missed.set(table, people.includes(person));
  }

  /** After changes at other nodes may have been missed: everybody's tables are read again. */
  async readAnew(): Promise<void> {
    for (const [person, listening] of [...this.people])
      if (listening.tables) {
        const { announced } = listening;
        await this.read(person, listening);
        listening.announced = announced;
        this.announceNow(person, listening);
      }
  }

  private add(person: PersonId): Listening {
    const listening: Listening = {
      connections: 0,
      reading: undefined,
      tables: undefined,
      missed: new Map(),
      announced: '',
      timer: undefined,
      stop: this.hear(person),
    };
    this.people.set(person, listening);
    return listening;
  }

  private async read(person: PersonId, listening: Listening): Promise<void> {
    this.beingRead.add(person);
    const rows = await this.store.tablesOf(person, 'playing').finally(() => this.beingRead.delete(person));
    if (this.people.get(person) !== listening) return;
    const waiting = rows
      .filter((row) => isWaitingFor(row, person))
      .sort((one, two) => one.updated - two.updated);
    const tables = new Set(waiting.map(({ id }) => id));
    for (const [table, waits] of listening.missed)
      if (waits) tables.add(table);
      else tables.delete(table);
    for (const table of tables) this.awaited.set(table, [...this.othersAt(table, person), person]);
    listening.tables = tables;
    listening.announced = [...tables].join(' ');
  }

  private put(person: PersonId, change: (tables: Set<string>) => void): void {
    const listening = this.people.get(person);
    if (!listening?.tables) return;
    change(listening.tables);
    listening.timer ??= setTimeout(() => {
      listening.timer = undefined;
      this.announceNow(person, listening);
    }, SOON);
  }

  private announceNow(person: PersonId, listening: Listening): void {
    const tables = [...(listening.tables ?? [])];
    const key = tables.join(' ');
    if (key === listening.announced) return;
    listening.announced = key;
    this.announce(person, tables);
  }

  private othersAt(table: string, person: PersonId): readonly PersonId[] {
    return (this.awaited.get(table) ?? []).filter((other) => other !== person);
  }

  private setAwaited(table: string, people: readonly PersonId[]): void {
    if (people.length > 0) this.awaited.set(table, people);
    else this.awaited.delete(table);
  }
}
