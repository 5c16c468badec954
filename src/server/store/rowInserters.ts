/** Inserts of many rows at once, compiled once; compiling such a query takes far longer than running it. */
import type { Compilable, CompiledQuery, Insertable, Kysely, Transaction } from 'kysely';
import { COLUMNS, type Row } from './packedCommit.ts';
import type { Schema } from './schema.ts';

type Inserter = (rows: readonly Row[]) => CompiledQuery[];

/** A way to insert many rows, for each table of the schema but those of entries and notices. */
export function inserters(db: Kysely<Schema>) {
  return {
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
    alarms: inserter('alarms', (rows) =>
      db
        .insertInto('alarms')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet(({ ref }) => ({ wake: ref('excluded.wake') })),
        ),
    ),
    results: inserter('results', (rows) => db.insertInto('results').values(rows)),
    resultSeats: inserter('result_seats', (rows) => db.insertInto('result_seats').values(rows)),
    ratingQueue: inserter('rating_queue', (rows) => db.insertInto('rating_queue').values(rows)),
    people: inserter('table_people', (rows) => db.insertInto('table_people').values(rows)),
  };
}

/** Inserts have 128, 64, 32 … or 1 rows: eight statements for each table, compiled once. */
const BIGGEST = 128;

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

/** Whoever may watch a table may watch its rematch. */
export async function letWatchersFollow(
  trx: Transaction<Schema>,
  table: string,
  rematch: string,
): Promise<void> {
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
