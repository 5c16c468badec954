/**
 * A bare durable append, what storing a play takes at the least: rows of so many bytes under a table and a number, all
 * that wait at the same moment in one transaction with one sync.
 *   append.ts <writers> <bytes> <seconds> [address of PostgreSQL]     a file of SQLite without an address
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import type { Appended } from './bound.ts';
import { latencyOf } from './statistics.ts';

type Row = readonly [table: string, seq: number, body: string];

interface Log {
  /** Resolves once the rows are on disk. */
  append(rows: readonly Row[]): Promise<void> | void;
  close(): Promise<void>;
}

const CREATE =
  'create table bare_log (table_id text not null, seq integer not null, body text not null, primary key (table_id, seq))';

/** Rows in one statement, at most. */
const MOST = 128;

/** Until its statements are prepared and its code is compiled. */
const WARM_UP = 0.3;

const [writers = 0, bytes = 0, seconds = 0] = process.argv.slice(2).map(Number);
const log = await openLog(process.argv[5] ?? '');
const body = 'x'.repeat(bytes);
const tables = Array.from({ length: writers }, (_, n) => `table${n}`);
let seq = 0;
await appendFor(WARM_UP * seconds);
const before = process.cpuUsage();
const times = await appendFor(seconds);
const { user, system } = process.cpuUsage(before);
const cpu = (user + system) / (times.length * writers);
console.log(JSON.stringify({ cpu, group: writers, sync: latencyOf(times) } satisfies Appended));
await log.close();

/** Every writer has one row under way, and writes the next when it is stored; gives the milliseconds of every transaction. */
async function appendFor(time: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + 1000 * time; performance.now() < end; ) {
    seq += 1;
    const begun = performance.now();
    await log.append(tables.map((table) => [table, seq, body]));
    times.push(performance.now() - begun);
  }
  return times;
}

function openLog(url: string): Promise<Log> | Log {
  return url === '' ? sqliteLog() : postgresLog(url);
}

function sqliteLog(): Log {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-append-'));
  const db = new Database(join(folder, 'log.db'));
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'wal_autocheckpoint=4000'])
    db.exec(`PRAGMA ${pragma}`);
  db.exec(CREATE);
  const [begin, commit] = [db.prepare('begin'), db.prepare('commit')];
  const prepared = new Map<number, ReturnType<typeof db.prepare>>();
  return {
    append(rows) {
      begin.run();
      for (const part of parts(rows)) {
        const places = part.map(() => '(?,?,?)').join();
        const insert = prepared.get(part.length) ?? db.prepare(`insert into bare_log values ${places}`);
        prepared.set(part.length, insert);
        insert.run(part.flat());
      }
      commit.run();
    },
    async close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresLog(connectionString: string): Promise<Log> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(CREATE);
  return {
    async append(rows) {
      await client.query('begin');
      for (const part of parts(rows)) {
        const places = part.map((_, n) => `($${3 * n + 1},$${3 * n + 2},$${3 * n + 3})`).join();
        const text = `insert into bare_log values ${places}`;
        await client.query({ name: `append${part.length}`, text, values: part.flat() });
      }
      await client.query('commit');
    },
    async close() {
      await client.query('drop table bare_log');
      await client.end();
    },
  };
}

function* parts(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += MOST) yield rows.slice(from, from + MOST);
}
