/** The command that moves everything from SQLite to PostgreSQL; the server must be stopped. Reads SKYLINE_DATA and DATABASE_URL. */
import { existsSync } from 'node:fs';
import { runTool } from './commandLine.ts';
import { moveToPostgres } from './move.ts';
import { refuseInUse } from './restore.ts';
import { storeFile } from './storeFile.ts';

await runTool(async () => {
  const { DATABASE_URL: databaseUrl, SKYLINE_DATA } = process.env;
  if (!databaseUrl) throw new Error('usage: DATABASE_URL=postgres://… move; it reads SKYLINE_DATA');
  const file = storeFile(SKYLINE_DATA || './data');
  if (existsSync(file)) refuseInUse(file);
  const rows = await moveToPostgres({ file, databaseUrl, say: (line) => console.log(line) });
  return `moved ${rows} rows from ${file}, and found them all; start the server with DATABASE_URL from now on`;
});
