/** Takes finished games into their ladders: in their order, each once, whichever node does it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  LadderFold,
  ladderNamed,
  RATING_VERSION,
  type RatedGame,
  type Step,
  shownRating,
  startOfDay,
} from '#rating';
import type { Dialect } from './migrations.ts';
import { gamesOf, isAfter, type Moment, withPlayers } from './ratedGames.ts';
import type { Schema } from './schema.ts';

/** Games in one transaction. */
const TOGETHER = 50;
/** Rows in one statement: with more, SQLite has not enough parameters. */
const ROWS = 100;

type Trx = Transaction<Schema>;

/** Gives how many games were taken in. Ladders of a newer Skyline are left to it. */
export async function rateDue(db: Kysely<Schema>, dialect: Dialect, until: number): Promise<number> {
  let done = 0;
  for (;;) {
    const ladder = (await outdatedLadder(db)) ?? (await dueLadder(db, until));
    if (ladder === undefined) return done;
    done += await db.transaction().execute(async (trx) => {
      await lockRatings(trx, dialect);
      return rateLadder(trx, ladder, until);
    });
  }
}

/** Makes a ladder anew from its games; gives how many there are. */
export async function rebuildLadder(trx: Trx, ladder: string, until: number): Promise<number> {
  // Whoever is checking it has nothing to say about what comes now.
  for (const table of ['ratings', 'rating_steps', 'ladders', 'rating_checks'] as const)
    await trx.deleteFrom(table).where('ladder', '=', ladder).execute();
  await trx.deleteFrom('rating_queue').where('ladder', '=', ladder).where('finished', '<=', until).execute();
  const fold = new LadderFold(ladderNamed(ladder));
  let games = 0;
  for await (const some of gamesOf(trx, ladderNamed(ladder), until)) {
    await keepSteps(trx, ladder, fold, some);
    games += some.length;
  }
  // Also without games, so that nobody thinks it outdated.
  if (games === 0) await keepMoment(trx, ladder, { finished: 0, table: '' });
  return games;
}

/** Only one node at a time works on ratings, so that each game is taken in after the one before it. SQLite has one writer anyway. */
export async function lockRatings(trx: Trx, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`lock table ratings in exclusive mode`.execute(trx);
}

async function outdatedLadder(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db
    .selectFrom('ladders')
    .select('ladder')
    .where('version', '<', RATING_VERSION)
    .limit(1)
    .executeTakeFirst();
  return row?.ladder;
}

async function dueLadder(db: Kysely<Schema>, until: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('rating_queue')
    .leftJoin('ladders', 'ladders.ladder', 'rating_queue.ladder')
    .select('rating_queue.ladder')
    .where('rating_queue.finished', '<=', until)
    .where(({ or, eb }) =>
      or([eb('ladders.version', 'is', null), eb('ladders.version', '=', RATING_VERSION)]),
    )
    .orderBy('rating_queue.finished')
    .limit(1)
    .executeTakeFirst();
  return row?.ladder;
}

/** What waits there, or all of it anew where what was taken in before does not fit. */
async function rateLadder(trx: Trx, ladder: string, until: number): Promise<number> {
  const before = await trx
    .selectFrom('ladders')
    .select(['version', 'finished', 'table_id as table'])
    .where('ladder', '=', ladder)
    .executeTakeFirst();
  // Meanwhile another node was faster.
  if (before && before.version > RATING_VERSION) return 0;
  if (before && before.version < RATING_VERSION) return rebuildLadder(trx, ladder, until);
  const queued = await trx
    .selectFrom('rating_queue')
    .select(['table_id as table', 'finished'])
    .where('ladder', '=', ladder)
    .where('finished', '<=', until)
    .orderBy('finished')
    .orderBy('table_id')
    .limit(TOGETHER)
    .execute();
  const [first] = queued;
  if (!first) return 0;
  const games = await withPlayers(trx, queued);
  // A game whose node was slow to store it comes too late to be next.
  if (before && !isAfter(first, before)) return rebuildLadder(trx, ladder, until);
  if (await includesGone(trx, games)) return rebuildLadder(trx, ladder, until);
  await keepSteps(trx, ladder, await foldFor(trx, ladder, games), games);
  await trx
    .deleteFrom('rating_queue')
    .where(
      'table_id',
      'in',
      queued.map(({ table }) => table),
    )
    .execute();
  return games.length;
}

/** What is known of whoever was forgotten before their last game was taken in is in their games alone. */
async function includesGone(trx: Trx, games: readonly RatedGame[]): Promise<boolean> {
  return (await goneAmong(trx, peopleIn(games))).size > 0;
}

/** Those of them who are forgotten. */
export async function goneAmong(db: Kysely<Schema>, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const gone = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', people)
    .where('gone', '=', 1)
    .execute();
  return new Set(gone.map(({ id }) => id));
}

/** With all that these games need: where everybody stands, and who has met that day. */
async function foldFor(trx: Trx, ladder: string, games: readonly RatedGame[]): Promise<LadderFold> {
  const people = peopleIn(games);
  const from = Math.min(...games.map(({ finished }) => startOfDay(finished)));
  const standings = await trx
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma', 'games'])
    .where('ladder', '=', ladder)
    .where('person', 'in', people)
    .execute();
  const met = await trx
    .selectFrom('rating_steps')
    .select(['table_id', 'person', 'finished'])
    .where('person', 'in', people)
    .where('ladder', '=', ladder)
    .where('finished', '>=', from)
    .execute();
  const fold = new LadderFold(
    ladderNamed(ladder),
    standings.map(({ person, ...standing }) => [person, standing]),
  );
  for (const { table_id: table, finished } of uniqueTables(met)) {
    const there = met.filter(({ table_id }) => table_id === table);
    fold.addMeeting(
      there.map(({ person }) => person),
      finished,
    );
  }
  return fold;
}

function uniqueTables<T extends { readonly table_id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.table_id, row])).values()];
}

/** Takes the games in and stores what comes of it, but nothing about people who are gone. */
async function keepSteps(
  trx: Trx,
  ladder: string,
  fold: LadderFold,
  games: readonly RatedGame[],
): Promise<void> {
  const steps = games.flatMap(({ table, finished, ...game }) =>
    fold.add({ table, finished, ...game }).map((step) => ({ ...step, ladder, table_id: table, finished })),
  );
  const gone = await goneAmong(trx, [...new Set(steps.map(({ person }) => person))]);
  const kept = steps.filter(({ person }) => !gone.has(person));
  for (const rows of inParts(kept)) await trx.insertInto('rating_steps').values(rows).execute();
  const last = new Map(kept.map((step) => [step.person, step]));
  for (const rows of inParts([...last.values()])) await keepRatings(trx, rows);
  const end = games.at(-1);
  if (end) await keepMoment(trx, ladder, end);
}

async function keepRatings(
  trx: Trx,
  steps: readonly (Step & { readonly ladder: string; readonly finished: number })[],
): Promise<void> {
  const rows = steps.map(({ person, mu, sigma, games, ladder, finished }) => {
    return { ladder, person, mu, sigma, shown: shownRating({ mu, sigma }).low, games, updated: finished };
  });
  await trx
    .insertInto('ratings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['ladder', 'person']).doUpdateSet(({ ref }) => ({
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        shown: ref('excluded.shown'),
        games: ref('excluded.games'),
        updated: ref('excluded.updated'),
      })),
    )
    .execute();
}

async function keepMoment(trx: Trx, ladder: string, { finished, table }: Moment): Promise<void> {
  const set = { version: RATING_VERSION, finished, table_id: table };
  await trx
    .insertInto('ladders')
    .values({ ladder, ...set })
    .onConflict((conflict) => conflict.column('ladder').doUpdateSet(set))
    .execute();
}

/** Everybody who has played any of them, once. */
export function peopleIn(games: readonly RatedGame[]): string[] {
  const people = games.flatMap(({ players }) =>
    players.flatMap(({ person }) => (person === null ? [] : [person])),
  );
  return [...new Set(people)];
}

function inParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) =>
    rows.slice(i * ROWS, (i + 1) * ROWS),
  );
}
