/** The command that backs up: one new file, also while a server runs. Reads SKYLINE_DATA. */
import { backupSqlite } from './backup.ts';
import { databaseFile, runTool } from './commandLine.ts';

await runTool(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (!target || more.length > 0) throw new Error('usage: backup <new file>');
  const file = databaseFile(process.env, 'pg_dump');
  await backupSqlite(file, target);
  return `backed up ${file} to ${target}`;
});
