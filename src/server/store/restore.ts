/** Puts a backup in the place of a SQLite database, after checking it. */
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { putInPlace } from './backup.ts';
import { refuseNewer } from './migrations.ts';

/** Endings of the files beside a database in use. */
const COMPANIONS = ['-wal', '-shm'];

/** Gives back where the old database now lies, if there was one; without `force` an old one is never touched. */
export function restoreSqlite(backup: string, file: string, force: boolean): string | undefined {
  checkBackup(backup);
  const replaces = existsSync(file);
  if (replaces && !force) throw new Error(`${file} exists; with --force it is kept aside under another name`);
  if (replaces) refuseInUse(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  copyFileSync(backup, partial);
  const aside = replaces ? setAside(file) : undefined;
  putInPlace(partial, file);
  return aside;
}

/** Refuses what is damaged, not a database of Skyline, or newer than this one. */
function checkBackup(backup: string): void {
  if (!existsSync(backup)) throw new Error(`there is no backup at ${backup}`);
  let sound: unknown;
  let migrations: { name: string; breaks?: number | null }[];
  try {
    const db = new Database(backup);
    sound = db.prepare('PRAGMA integrity_check').pluck().all([]);
    // As our migrations have made it.
    migrations = db.prepare('select * from migrations').all([]) as typeof migrations;
    db.close();
  } catch (error) {
    throw new Error(`${backup} is no backup of Skyline`, { cause: error });
  }
  if (String(sound) !== 'ok') throw new Error(`${backup} is damaged`);
  refuseNewer(migrations);
}

/** A running server would go on writing to the old file. */
export function refuseInUse(file: string): void {
  const db = new Database(file);
  try {
    db.exec('PRAGMA busy_timeout=200');
    // Leaving WAL mode works only with nobody else there, and folds the log into the file.
    db.exec('PRAGMA journal_mode=DELETE');
  } catch (error) {
    // Other errors mean that it is damaged, which is what restoring is for.
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new Error(`${file} is in use; stop the server first`);
  } finally {
    db.close();
  }
}

function setAside(file: string): string {
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const aside = `${file}.${stamp}.old`;
  renameSync(file, aside);
  for (const companion of COMPANIONS)
    if (existsSync(file + companion)) renameSync(file + companion, aside + companion);
  return aside;
}
