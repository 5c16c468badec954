/**
 * A commit's way into the database. Where it is made it is packed into rows of plain values, small to hand to another
 * thread; where the database is, all that waits at the same moment is written in one transaction, with one sync.
 */
import type { Compilable, CompiledQuery, Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Commit, TableRow } from './store.ts';
import { storeErrorOf } from './storeErrors.ts';

type Value = string | number | null;

export type Row = readonly Value[];

/** Rows for the tables of the schema, in the order of COLUMNS; most commits have an entry only. */
export interface PackedCommit {
  readonly table: string;
  readonly entry: Row;
  readonly snapshot: Row | undefined;
  readonly row: Row | undefined;
  /** Everybody who belongs to the table from now on; undefined leaves them as they are. */
  readonly people: readonly Row[] | undefined;
  readonly notices: readonly Row[];
  readonly also: PackedCommit | undefined;
}

export const COLUMNS = {
  entries: ['table_id', 'seq', 'at', 'person', 'command', 'kind', 'body', 'patch', 'awaited', 'plays'],
  snapshots: ['table_id', 'seq', 'body'],
  tables: ['id', 'game', 'phase', 'access', 'host', 'seats', 'created', 'clocked', 'botted'],
  table_people: ['person', 'table_id', 'seat'],
  outbox: ['person', 'table_id', 'kind'],
} as const;

/** The rows of a commit. */
export function pack({ table, entry, snapshot, row, rowChanged, notices, also }: Commit): PackedCommit {
  const { seq, at, person, commandId, happening, patch } = entry;
  const whole = rowChanged || happening.did === 'opened';
  const texts = [JSON.stringify(happening), patch && JSON.stringify(patch), JSON.stringify(row.awaited)];
  return {
    table,
    entry: [table, seq, at, person, commandId, happening.did, ...texts, row.plays],
    snapshot: snapshot ? [table, seq, JSON.stringify(snapshot)] : undefined,
    row: whole ? tableRow(row, snapshot?.plan.clock ? 1 : 0) : undefined,
    people: whole ? peopleRows(row) : undefined,
    notices: notices.map((notice) => [notice.person, table, notice.kind]),
    also: also && pack(also),
  };
}

/** `clocked` is written only with a new table: a clock neither comes nor goes. */
function tableRow({ id, game, phase, access, host, seats, created }: TableRow, clocked: number): Row {
  const botted = seats.some(
    (holder) => holder.kind === 'bot' || (holder.kind === 'human' && holder.standIn !== null),
  );
  return [id, game, phase, access, host, JSON.stringify(seats), created, clocked, botted ? 1 : 0];
}

function peopleRows({ id, host, seats }: TableRow): Row[] {
  const seatOf = new Map<string, number | null>([[host, null]]);
  for (const [seat, holder] of seats.entries()) if (holder.kind === 'human') seatOf.set(holder.person, seat);
  return Array.from(seatOf, ([person, seat]) => [person, id, seat]);
}

/** Commits in one transaction, at most: with so many the sync hardly counts. */
const MOST = 512;

/** Notices kept for each person, the newest: whoever has missed more looks at their tables anyway. */
export const NOTICES_KEPT = 100;

interface WaitingCommit {
  readonly packed: PackedCommit;
  resolve(): void;
  reject(error: unknown): void;
}

export interface CommitWriter {
  /** Resolves once it is on disk. */
  write(packed: PackedCommit): Promise<void>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

/** Writes entries and snapshots in one transaction, which most groups are: the shortest way a database has. */
export type AppendRows = (
  db: Kysely<Schema>,
  entries: readonly Row[],
  snapshots: readonly Row[],
) => Promise<void>;

export function createCommitWriter(db: Kysely<Schema>, append: AppendRows): CommitWriter {
  const insert = inserters(db);
  const dropOldNotices = noticeDropper(db);
  let waiting: WaitingCommit[] = [];
  let running: Promise<void> | undefined;

  /** What was to be written in this turn of the event loop, or during the last sync, is one group. */
  async function writeAll(): Promise<void> {
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await writeTogether(group).catch(() => oneByOne(group));
    }
    running = undefined;
  }

  async function writeTogether(group: readonly WaitingCommit[]): Promise<void> {
    await writeGroup(group.map(({ packed }) => packed));
    for (const { resolve } of group) resolve();
  }

  /** After a group has failed: only the commits fail that also fail alone. */
  async function oneByOne(group: readonly WaitingCommit[]): Promise<void> {
    for (const { packed, resolve, reject } of group)
      await writeGroup([packed]).then(resolve, (error) => reject(storeErrorOf(error)));
  }

  async function writeGroup(group: readonly PackedCommit[]): Promise<void> {
    const all = group.flatMap((packed) => (packed.also ? [packed, packed.also] : [packed]));
    const entries = all.map(({ entry }) => entry);
    const snapshots = all.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
    if (all.every(isAppended)) return append(db, entries, snapshots);
    const peopled = all.filter(({ people }) => people !== undefined);
    await db.transaction().execute(async (trx) => {
      const run = async (queries: readonly CompiledQuery[]) => {
        for (const query of queries) await trx.executeQuery(query);
      };
      await run(insert.entries(entries));
      await run(insert.snapshots(snapshots));
      await run(insert.tables(lastOfEach(all.flatMap(({ row }) => (row ? [row] : [])))));
      for (const { table, people = [] } of peopled) {
        await trx.deleteFrom('table_people').where('table_id', '=', table).execute();
        await run(insert.people(people));
      }
      for (const { table, also } of group) if (also) await letWatchersFollow(trx, table, also.table);
      const notices = all.flatMap((packed) => packed.notices);
      await run(insert.notices(notices));
      await run([...new Set(notices.map(([person]) => String(person)))].map(dropOldNotices));
    });
  }

  return {
    write: (packed) =>
      new Promise((resolve, reject) => {
        waiting.push({ packed, resolve, reject });
        running ??= writeAll();
      }),
    idle: () => running ?? Promise.resolve(),
  };
}

/** Whether nothing but the entry, and perhaps a snapshot, is to be written. */
function isAppended({ row, people, notices }: PackedCommit): boolean {
  return !row && !people && notices.length === 0;
}

type Inserter = (rows: readonly Row[]) => CompiledQuery[];

function inserters(db: Kysely<Schema>) {
  return {
    entries: inserter('entries', (rows) => db.insertInto('entries').values(rows)),
    snapshots: inserter('snapshots', (rows) => db.insertInto('snapshots').values(rows)),
    tables: inserter('tables', (rows) =>
      db
        .insertInto('tables')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            phase: ref('excluded.phase'),
            access: ref('excluded.access'),
            host: ref('excluded.host'),
            seats: ref('excluded.seats'),
            botted: ref('excluded.botted'),
          })),
        ),
    ),
    people: inserter('table_people', (rows) => db.insertInto('table_people').values(rows)),
    notices: inserter('outbox', (rows) => db.insertInto('outbox').values(rows)),
  };
}

/** Inserts have 128, 64, 32 … or 1 rows: eight statements for each table, compiled once. */
const BIGGEST = 128;

/** Inserts of many rows; compiling such a query takes far longer than running it. */
function inserter<T extends keyof typeof COLUMNS>(
  table: T,
  query: (rows: Insertable<Schema[T]>[]) => Compilable,
): Inserter {
  const compiled = new Map<number, CompiledQuery>();
  // Only the shape of the row counts: its values are replaced in every run.
  const anyRow = Object.fromEntries(COLUMNS[table].map((column) => [column, ''])) as Insertable<Schema[T]>;
  const ofSize = (size: number): CompiledQuery => {
    const known = compiled.get(size) ?? query(Array(size).fill(anyRow)).compile();
    compiled.set(size, known);
    return known;
  };
  return (rows) => {
    const queries: CompiledQuery[] = [];
    for (let from = 0, size = BIGGEST; from < rows.length; ) {
      while (size > rows.length - from) size /= 2;
      queries.push({ ...ofSize(size), parameters: rows.slice(from, from + size).flat() });
      from += size;
    }
    return queries;
  };
}

/** Deletes all but the newest notices of a person; compiled once. */
function noticeDropper(db: Kysely<Schema>): (person: string) => CompiledQuery {
  const anybody = '';
  const compiled = db
    .deleteFrom('outbox')
    .where('person', '=', anybody)
    .where('id', '<=', ({ selectFrom }) =>
      selectFrom('outbox as kept')
        .select('kept.id')
        .where('kept.person', '=', anybody)
        .orderBy('kept.id', 'desc')
        .limit(1)
        .offset(NOTICES_KEPT),
    )
    .compile();
  return (person) => ({
    ...compiled,
    parameters: compiled.parameters.map((value) => (value === anybody ? person : value)),
  });
}

/** Whoever may watch a table may watch its rematch. */
async function letWatchersFollow(trx: Transaction<Schema>, table: string, rematch: string): Promise<void> {
  await trx
    .insertInto('watchers')
    .columns(['table_id', 'person'])
    .expression(({ selectFrom, val }) =>
      selectFrom('watchers')
        .select([val(rematch).as('table_id'), 'person'])
        .where('table_id', '=', table),
    )
    .execute();
}

/** The last row of each key (the first column): a statement may touch a row only once. */
function lastOfEach(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row[0], row])).values()];
}
