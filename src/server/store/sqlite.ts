/** SQLite through libsql: durable before it answers, and statements prepared once. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';

/** FULL: a commit that returned survives a power cut. The cache and the rarer checkpoints save writing pages twice. */
const PRAGMAS = [
  'busy_timeout=5000',
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'cache_size=-64000',
  'wal_autocheckpoint=4000',
];

/** More statements than the server has; reached only by queries with lists of many lengths. */
const MOST_STATEMENTS = 500;

/** The dialect for one file, which is made with its folder where there is none. */
export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  return new SqliteDialect({ database: withCache(db) });
}

/** Kysely prepares every statement anew, which costs more than running it. */
function withCache(db: Database.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = db.prepare<unknown[]>(sql);
      const { reader } = statement;
      const fresh: SqliteStatement = {
        reader,
        all: (values) => statement.all(values),
        run: (values) => statement.run(values),
        iterate: (values) => statement.iterate(values),
      };
      prepared.set(sql, fresh);
      return fresh;
    },
    close() {
      prepared.clear();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}
