/** The command that computes all ratings anew from the stored games: `verify` compares, also while a server runs, `rebuild` stores. Reads SKYLINE_DATA or DATABASE_URL. */
import { existsSync } from 'node:fs';
import { runTool } from './commandLine.ts';
import { openDatabase } from './openStore.ts';
import { refuseInUse } from './restore.ts';
import { storeFile } from './storeFile.ts';
import { type LadderReport, rebuildRatings, verifyRatings } from './verifyRatings.ts';

await runTool(async () => {
  const [command, ...more] = process.argv.slice(2);
  if ((command !== 'verify' && command !== 'rebuild') || more.length > 0)
    throw new Error('usage: ratings verify, or ratings rebuild');
  const { DATABASE_URL: databaseUrl, SKYLINE_DATA } = process.env;
  const file = storeFile(SKYLINE_DATA || './data');
  if (!databaseUrl && !existsSync(file)) throw new Error(`there is no database at ${file}`);
  if (!databaseUrl && command === 'rebuild') refuseInUse(file);
  const { db, dialect } = openDatabase({ file, databaseUrl });
  try {
    return command === 'verify'
      ? told(await verifyRatings(db, dialect))
      : rebuilt(await rebuildRatings(db, dialect, Date.now()));
  } finally {
    await db.destroy();
  }
});

function told(checks: readonly LadderReport[]): string {
  for (const { ladder, games, rows, waiting, differing, told: some } of checks) {
    const rest = waiting > 0 ? `, ${waiting} games wait` : '';
    console.log(`${ladder}: ${games} games, ${rows} ratings, ${differing} differ${rest}`);
    for (const one of some) console.log(`  ${one}`);
  }
  const faults = checks.reduce((sum, check) => sum + check.differing, 0);
  if (faults > 0) throw new Error(`rows that are not as the games say: ${faults}; rebuild makes all anew`);
  return 'all ratings are as the games say';
}

function rebuilt(games: ReadonlyMap<string, number>): string {
  for (const [ladder, count] of games) console.log(`${ladder}: ${count} games`);
  return 'all ladders are made anew';
}
