/** PostgreSQL through pg. */
import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { EntryWriter } from './commitWriter.ts';
import { type NameHolder, postgresHolder } from './nameHolder.ts';
import { COLUMNS, ENTRY_VALUES, type Row } from './packedCommit.ts';

/** OID of bigint, which pg gives as text unless told otherwise; no number of ours is beyond 2^53. */
const BIGINT = 20;

/** How long to wait for a connection, in milliseconds. */
const PATIENCE = 10_000;

export function openPostgres(databaseUrl: string): {
  dialect: PostgresDialect;
  entryWriter: EntryWriter;
  holder: NameHolder;
} {
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
  return {
    dialect: new PostgresDialect({ pool }),
    entryWriter: entryWriter(pool),
    holder: postgresHolder(databaseUrl),
  };
}

/** One statement is a transaction of its own: the server is asked once, not for every part. */
function entryWriter(pool: pg.Pool): EntryWriter {
  return {
    async append(_db, entries, snapshots, alarms, notices) {
      const values = [
        recordsText(ENTRY_VALUES, entries),
        recordsText(COLUMNS.snapshots, snapshots),
        recordsText(COLUMNS.alarms, alarms),
        recordsText(COLUMNS.outbox, notices),
      ];
      const { rows } = await pool.query<Stored>({ name: 'append', text: APPEND, values });
      return tablesIn(rows);
    },
    async insert(trx, entries) {
      if (entries.length === 0) return new Set();
      const query = CompiledQuery.raw(INSERT_ENTRIES, [recordsText(ENTRY_VALUES, entries)]);
      return tablesIn((await trx.executeQuery<Stored>(query)).rows);
    },
    async insertNotices(trx, notices) {
      if (notices.length === 0) return;
      await trx.executeQuery(
        CompiledQuery.raw(INSERT_NOTICES('$1', ''), [recordsText(COLUMNS.outbox, notices)]),
      );
    },
  };
}

interface Stored {
  readonly table_id: string;
}

function tablesIn(rows: readonly Stored[]): ReadonlySet<string> {
  return new Set(rows.map(({ table_id }) => table_id));
}

const NUMBERS: readonly string[] = ['seq', 'at', 'plays', 'bucket', 'wake', 'due', 'created'];

/** In the order of tables, or two servers wait for each other. */
const INSERT_ENTRIES = `insert into entries (${names(COLUMNS.entries)}) select ${names(COLUMNS.entries)}
  from ${recordset('$1', ENTRY_VALUES)}
  where seq = 1 or exists (select 1 from entries p where p.table_id = r.table_id and p.seq = r.seq - 1 and coalesce(p.link, '') = r.prev)
  order by table_id on conflict do nothing returning table_id`;

const INSERT_NOTICES = (json: string, only: string) =>
  `insert into outbox (${names(COLUMNS.outbox)}) select ${names(COLUMNS.outbox)} from ${recordset(json, COLUMNS.outbox)}
  where exists (select 1 from channels c where c.person = r.person and c.state = 'on') ${only}
  order by person, kind, key on conflict do nothing`;

const APPEND = `with stored as (${INSERT_ENTRIES}), snapshot as (
  insert into snapshots (${names(COLUMNS.snapshots)}) select ${names(COLUMNS.snapshots)}
  from ${recordset('$2', COLUMNS.snapshots)} where table_id in (select table_id from stored)
), alarm as (
  insert into alarms (${names(COLUMNS.alarms)}) select ${names(COLUMNS.alarms)}
  from ${recordset('$3', COLUMNS.alarms)} where table_id in (select table_id from stored)
  order by table_id on conflict (table_id) do update set wake = excluded.wake
), notice as (${INSERT_NOTICES('$4', 'and table_id in (select table_id from stored)')}) select table_id from stored`;

function names(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join();
}

function recordset(json: string, columns: readonly string[]): string {
  const types = columns.map((column) => `"${column}" ${NUMBERS.includes(column) ? 'bigint' : 'text'}`);
  return `json_to_recordset(${json}::json) as r(${types})`;
}

/** Rows as a JSON array of objects. */
function recordsText(columns: readonly string[], rows: readonly Row[]): string {
  return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]]))));
}
