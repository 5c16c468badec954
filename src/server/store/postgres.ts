/** PostgreSQL through pg. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { type AppendRows, COLUMNS, type Row } from './commitWriter.ts';

/** OID of bigint, which pg gives as text unless told otherwise; no number of ours is beyond 2^53. */
const BIGINT = 20;

/** How long to wait for a connection, in milliseconds. */
const PATIENCE = 10_000;

export function openPostgres(databaseUrl: string): { dialect: PostgresDialect; append: AppendRows } {
  pg.types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // Nobody waits for ever for a database that has vanished.
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
  });
  // A lost connection must not end the process: its query fails, and the next one takes another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), append: appender(pool) };
}

/** One statement is a transaction of its own: the server is asked once, not for every part. */
function appender(pool: pg.Pool): AppendRows {
  return async (_db, entries, snapshots) => {
    const values = [recordsText('entries', entries), recordsText('snapshots', snapshots)];
    await pool.query({ name: 'append', text: APPEND, values });
  };
}

const NUMBERS: readonly string[] = ['seq', 'at', 'plays'];

const APPEND = `with snapshot as (${insertion('snapshots', '$2')}) ${insertion('entries', '$1')}`;

function insertion(table: 'entries' | 'snapshots', json: string): string {
  const columns = COLUMNS[table].map((column) => `"${column}"`).join();
  const types = COLUMNS[table].map((column) => `"${column}" ${NUMBERS.includes(column) ? 'bigint' : 'text'}`);
  return `insert into ${table} (${columns}) select ${columns} from json_to_recordset(${json}::json) as r(${types})`;
}

/** Rows as a JSON array of objects. */
function recordsText(table: 'entries' | 'snapshots', rows: readonly Row[]): string {
  const columns = COLUMNS[table];
  return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]]))));
}
