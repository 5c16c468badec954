/** Group commit: what waits at the same moment is written in one transaction, with one sync. */
import type { Compilable, CompiledQuery, Insertable, Kysely } from 'kysely';
import { COLUMNS, type Packed, type Row } from './packing.ts';
import type { Schema } from './schema.ts';
import { ours } from './storeErrors.ts';

/** Commits in one transaction, at most: a sync is then long paid for. */
const MOST = 512;

interface Waiting {
  readonly packed: Packed;
  resolve(): void;
  reject(error: unknown): void;
}

export interface Writer {
  /** Resolves once it is on disk. */
  write(packed: Packed): Promise<void>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

export function createWriter(db: Kysely<Schema>): Writer {
  const insert = inserters(db);
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** Everybody who asks in this turn of the event loop, and during the last sync, is in one group. */
  async function writeAll(): Promise<void> {
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await writeTogether(group).catch(() => oneByOne(group));
    }
    running = undefined;
  }

  async function writeTogether(group: readonly Waiting[]): Promise<void> {
    await writeGroup(group.map(({ packed }) => packed));
    for (const { resolve } of group) resolve();
  }

  /** A group that failed: only those fail that fail alone. */
  async function oneByOne(group: readonly Waiting[]): Promise<void> {
    for (const { packed, resolve, reject } of group)
      await writeGroup([packed]).then(resolve, (error) => reject(ours(error)));
  }

  async function writeGroup(group: readonly Packed[]): Promise<void> {
    const all = group.flatMap((packed) => (packed.also ? [packed, packed.also] : [packed]));
    const peopled = all.filter(({ people }) => people !== undefined);
    await db.transaction().execute(async (trx) => {
      const run = async (queries: readonly CompiledQuery[]) => {
        for (const query of queries) await trx.executeQuery(query);
      };
      await run(insert.entries(all.map(({ entry }) => entry)));
      await run(insert.snapshots(all.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []))));
      await run(insert.tables(lastOfEach(all.flatMap(({ row }) => (row ? [row] : [])))));
      for (const { table, people = [] } of peopled) {
        await trx.deleteFrom('table_people').where('table_id', '=', table).execute();
        await run(insert.people(people));
      }
      await run(insert.notices(all.flatMap(({ notices }) => notices)));
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

/** The biggest insert has 128 rows, others are halves of it: eight statements each, compiled once. */
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

/** The last row of each key (the first column): a statement may touch a row only once. */
function lastOfEach(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row[0], row])).values()];
}
