/** Copies everything from SQLite into an empty PostgreSQL, and compares both: as many rows, and the same ones. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import { openStore } from './openStore.ts';
import type { Schema } from './schema.ts';

type TableName = keyof Schema;

/** Every table with something to keep, those first that others refer to. */
export const MOVED: readonly TableName[] = [
  'people',
  'sessions',
  'passkeys',
  'learning',
  'links',
  'watchers',
  'friends',
  'blocks',
  'profiles',
  'friend_requests',
  'groups',
  'group_people',
  'group_tables',
  'group_lines',
  'records',
  'events',
  'event_people',
  'event_tables',
  'results',
  'result_seats',
  'ladders',
  'ratings',
  'rating_steps',
  'rating_queue',
  'rating_checks',
  'game_reviews',
  'daily_deals',
  'daily',
  'tables',
  'table_people',
  'entries',
  'snapshots',
  'outbox',
  'channels',
  'person_settings',
  'person_hours',
  'plans',
  'waits',
  'boxes',
  'secrets',
  'alarms',
  'cases',
  'sanctions',
  'audit',
  'limits',
  'challenges',
];

/** Rows in one transaction. */
const MANY = 500;

/** Where the move has come to, kept beside the data until it is done: it goes on from there when it is started again. */
const PROGRESS = 'create table if not exists moving (name text primary key, last bigint not null)';

type Row = Readonly<Record<string, string | number | null>>;

export interface MoveOptions {
  /** The file of SQLite; no server may use it. */
  readonly file: string;
  readonly databaseUrl: string;
  readonly say: (line: string) => void;
  /** Called after each transaction; for tests that stop in between. */
  readonly onBatch?: () => void;
}

/** Gives how many rows there are, in all tables; throws when anything differs. */
export async function moveToPostgres({ file, databaseUrl, say, onBatch }: MoveOptions): Promise<number> {
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  // Both are brought up to date, so that they have the same tables.
  for (const place of [{ file }, { file: '', databaseUrl }]) await (await openStore(place)).close();
  const source = new Database(file);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await begin(pool);
    for (const name of MOVED) await copy(source, pool, name, onBatch);
    let rows = 0;
    for (const name of MOVED) rows += await compare(source, pool, name, say);
    await pool.query(
      "select setval(pg_get_serial_sequence('outbox', 'id'), greatest(1, (select max(id) from outbox)))",
    );
    await pool.query('drop table moving');
    return rows;
  } finally {
    source.close();
    await pool.end();
  }
}

/** Goes on with a move that was begun; otherwise nothing may be there. */
async function begin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass('moving') as begun");
  if (rows[0]?.begun) return;
  for (const name of MOVED) {
    const found = await pool.query(`select 1 from "${name}" limit 1`);
    if (found.rowCount) throw new Error(`the database is not empty: there are rows in ${name}`);
  }
  await pool.query(PROGRESS);
}

async function copy(
  source: Database.Database,
  pool: pg.Pool,
  name: TableName,
  onBatch: () => void = () => {},
): Promise<void> {
  const known = await pool.query<{ last: number }>('select last from moving where name = $1', [name]);
  let last = known.rows[0]?.last ?? 0;
  for (;;) {
    const rows = page(source, name, last);
    const end = rows.at(-1)?._row;
    if (typeof end !== 'number') return;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const insert = `insert into "${name}" (${columnsOf(source, name)}) select ${columnsOf(source, name)} from json_populate_recordset(null::"${name}", $1::json)`;
      await client.query(insert, [JSON.stringify(rows)]);
      await client.query(
        'insert into moving values ($1, $2) on conflict (name) do update set last = excluded.last',
        [name, end],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    last = end;
    onBatch();
  }
}

/** The next rows in the order in which they were written, with their number there as `_row`. */
function page(source: Database.Database, name: TableName, after: number): Row[] {
  const query = `select rowid as _row, * from "${name}" where rowid > ? order by rowid limit ${MANY}`;
  // What SQLite gives: our tables hold texts, numbers and nulls.
  return source.prepare(query).all([after]) as Row[];
}

function columnNames(source: Database.Database, name: TableName): string[] {
  // As above.
  const found = source.prepare(`pragma table_info("${name}")`).all([]) as { name: string }[];
  return found.map((column) => column.name).sort();
}

function columnsOf(source: Database.Database, name: TableName): string {
  return columnNames(source, name)
    .map((column) => `"${column}"`)
    .join();
}

/** Counts and hashes both sides; the order of rows does not matter. */
async function compare(
  source: Database.Database,
  pool: pg.Pool,
  name: TableName,
  say: (line: string) => void,
): Promise<number> {
  const columns = columnNames(source, name);
  const [here, there] = [new RowHash(columns), new RowHash(columns)];
  for (let last = 0; ; ) {
    const rows = page(source, name, last);
    for (const row of rows) here.add(row);
    const end = rows.at(-1)?._row;
    if (typeof end !== 'number') break;
    last = end;
  }
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`declare moved no scroll cursor for select ${columnsOf(source, name)} from "${name}"`);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${MANY} from moved`);
      if (rows.length === 0) break;
      for (const row of rows) there.add(row);
    }
    await client.query('rollback');
  } finally {
    client.release();
  }
  if (here.count !== there.count) throw new Error(`${name}: ${here.count} rows there, ${there.count} here`);
  if (here.sum !== there.sum) throw new Error(`${name}: the rows differ`);
  say(`${name}: ${here.count} rows, ${here.text}`);
  return here.count;
}

/** The sum of the hashes of rows: the same for the same rows in any order. */
class RowHash {
  count = 0;
  sum = 0n;
  private readonly columns: readonly string[];

  constructor(columns: readonly string[]) {
    this.columns = columns;
  }

  add(row: Row): void {
    const values = JSON.stringify(this.columns.map((column) => row[column] ?? null));
    this.count += 1;
    this.sum = BigInt.asUintN(
      256,
      this.sum + BigInt(`0x${createHash('sha256').update(values).digest('hex')}`),
    );
  }

  get text(): string {
    return this.sum.toString(16).padStart(64, '0').slice(0, 16);
  }
}
