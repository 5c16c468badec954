/** Computes ladders anew from the stored games: to compare what is stored with it, or to store it. */
import type { Kysely } from 'kysely';
import { LadderFold, ladderName, ladderNamed, RATING_VERSION, type Standing } from '#rating';
import type { Dialect } from './migrations.ts';
import { gamesOf, isAfter } from './ratedGames.ts';
import { lockRatings, rebuildLadder } from './ratingJob.ts';
import type { Schema } from './schema.ts';

export interface LadderCheck {
  readonly ladder: string;
  readonly games: number;
  /** Ratings after each game, and last ones, that were compared. */
  readonly rows: number;
  /** Games that are not taken in yet. */
  readonly waiting: number;
  /** What is stored otherwise than the games say. */
  readonly faults: readonly string[];
}

/** Compares every ladder with its games. */
export async function verifyRatings(db: Kysely<Schema>, dialect: Dialect): Promise<LadderCheck[]> {
  const checks: LadderCheck[] = [];
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

/** Those with games, and those of which anything is stored. */
async function laddersIn(db: Kysely<Schema>): Promise<string[]> {
  const played = await db
    .selectFrom('results')
    .select(['kind', 'game', 'seats'])
    .distinct()
    .where('rated', '=', 1)
    .execute();
  const known = await db.selectFrom('ladders').select('ladder').execute();
  const names = played.flatMap(({ kind, game, seats }) =>
    kind === 'people' || kind === 'bots' ? [ladderName({ kind, game, seats })] : [],
  );
  return [...new Set([...names, ...known.map(({ ladder }) => ladder)])].sort();
}

async function verifyLadder(db: Kysely<Schema>, ladder: string): Promise<LadderCheck> {
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
  const faults: string[] = [];
  if (come && come.version !== RATING_VERSION)
    faults.push(`it was computed by version ${come.version} of the arithmetic, this is ${RATING_VERSION}`);
  const steps = new Map<string, Standing>();
  const last = new Map<string, Standing>();
  const fold = new LadderFold(ladderNamed(ladder));
  let games = 0;
  for await (const some of gamesOf(db, ladderNamed(ladder), come?.finished ?? 0))
    for (const game of some) {
      if (!come || isAfter(game, come)) continue;
      games += 1;
      for (const { person, ...standing } of fold.add(game)) {
        steps.set(`${person} after ${game.table}`, standing);
        last.set(person, standing);
      }
    }
  const gone = new Set(
    (await db.selectFrom('people').select('id').where('gone', '=', 1).execute()).map(({ id }) => id),
  );
  const isGone = (name: string) => gone.has(name.split(' ')[0] ?? '');
  const stored = await db.selectFrom('rating_steps').selectAll().where('ladder', '=', ladder).execute();
  const now = await db.selectFrom('ratings').selectAll().where('ladder', '=', ladder).execute();
  const storedSteps = stored.map(
    ({ person, table_id, ...standing }) => [`${person} after ${table_id}`, standing] as const,
  );
  faults.push(...differences(steps, new Map(storedSteps), isGone));
  faults.push(...differences(last, new Map(now.map(({ person, ...row }) => [person, row])), isGone));
  return { ladder, games, rows: stored.length + now.length, waiting: Number(count), faults };
}

function differences(
  computed: ReadonlyMap<string, Standing>,
  stored: ReadonlyMap<string, Standing>,
  isGone: (name: string) => boolean,
): string[] {
  const names = [...new Set([...computed.keys(), ...stored.keys()])].filter((name) => !isGone(name));
  return names.flatMap((name) => {
    const [one, two] = [inWords(computed.get(name)), inWords(stored.get(name))];
    return one === two ? [] : [`${name}: ${one} by the games, ${two} is stored`];
  });
}

function inWords(standing: Standing | undefined): string {
  if (!standing) return 'nothing';
  const { mu, sigma, games } = standing;
  return `${mu} ± ${sigma} of ${games} games`;
}
