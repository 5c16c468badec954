/** Whole copies of a SQLite database, made while a server runs on it. */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'libsql';

/** Copies the database into a new file, which appears only when it is complete and on disk. */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  const db = new Database(file);
  try {
    db.exec('PRAGMA busy_timeout=5000');
    db.prepare('VACUUM INTO ?').run([partial]);
  } finally {
    db.close();
  }
  putInPlace(partial, target);
}

/** Gives a finished file its name, once its bytes are on disk; only its owner may read it. */
export function putInPlace(partial: string, target: string): void {
  chmodSync(partial, 0o600);
  const descriptor = openSync(partial, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(partial, target);
}
