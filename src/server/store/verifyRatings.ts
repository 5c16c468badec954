/** Computes ladders anew from the stored games: to compare what is stored with it, or to store it. */
import type { Kysely } from 'kysely';
import { RATING_VERSION } from '#rating';
import { checkLadder } from './checkLadder.ts';
import type { Dialect } from './migrations.ts';
import { BEGINNING } from './ratedGames.ts';
import { laddersIn, ratingCheckSource } from './ratingCheckQueries.ts';
import { lockRatings, rebuildLadder } from './ratingJob.ts';
import type { Schema } from './schema.ts';

export interface LadderReport {
  readonly ladder: string;
  readonly games: number;
  /** Ratings after each game, and last ones, that were compared. */
  readonly rows: number;
  /** Games that are not taken in yet. */
  readonly waiting: number;
  /** How much is stored otherwise than the games say, and some of it in words. */
  readonly differing: number;
  readonly told: readonly string[];
}

/** Compares every ladder with its games. */
export async function verifyRatings(db: Kysely<Schema>, dialect: Dialect): Promise<LadderReport[]> {
  const checks: LadderReport[] = [];
  for (const ladder of await laddersIn(db))
    checks.push(
      await db.transaction().execute(async (trx) => {
        await lockRatings(trx, dialect);
        return verifyLadder(trx, ladder);
      }),
    );
  return checks;
}

/** Makes every ladder anew; gives how many games each has. */
export async function rebuildRatings(
  db: Kysely<Schema>,
  dialect: Dialect,
  until: number,
): Promise<ReadonlyMap<string, number>> {
  const games = new Map<string, number>();
  for (const ladder of await laddersIn(db))
    games.set(
      ladder,
      await db.transaction().execute(async (trx) => {
        await lockRatings(trx, dialect);
        return rebuildLadder(trx, ladder, until);
      }),
    );
  return games;
}

async function verifyLadder(db: Kysely<Schema>, ladder: string): Promise<LadderReport> {
  const come = await db
    .selectFrom('ladders')
    .select(['version', 'finished', 'table_id as table'])
    .where('ladder', '=', ladder)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('rating_queue')
    .where('ladder', '=', ladder)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const claim = { ladder, come: come ?? BEGINNING };
  const check = await checkLadder(ratingCheckSource(db), claim, async () => {});
  if (come && come.version !== RATING_VERSION)
    check.tell(`it was computed by version ${come.version} of the arithmetic, this is ${RATING_VERSION}`);
  const { games, rows, differing, told } = check;
  return { ladder, games, rows, differing, told, waiting: Number(count) };
}
