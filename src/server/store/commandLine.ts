/** What the commands for backup and restore share: where the database is, and how they end. */
import { storeFile } from './storeFile.ts';

/** The SQLite file by the settings; for PostgreSQL there are its own tools. */
export function databaseFile(env: NodeJS.ProcessEnv, postgresTool: string): string {
  if (env.DATABASE_URL) throw new Error(`DATABASE_URL is PostgreSQL: use ${postgresTool}`);
  return storeFile(env.SKYLINE_DATA || './data');
}

/** Runs a tool and prints one clear line, whatever comes of it. */
export async function runTool(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
