/** The command that restores a backup; the server must be stopped. Reads SKYLINE_DATA. */
import { parseArgs } from 'node:util';
import { databaseFile, runTool } from './commandLine.ts';
import { restoreSqlite } from './restore.ts';

await runTool(() => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [backup, ...more] = positionals;
  if (!backup || more.length > 0) throw new Error('usage: restore <backup> [--force]');
  const file = databaseFile(process.env, 'pg_restore or psql with what pg_dump wrote');
  const aside = restoreSqlite(backup, file, values.force);
  return `restored ${file} from ${backup}${aside ? `; the old one is ${aside}` : ''}`;
});
