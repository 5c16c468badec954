/** The nightly check of ratings in the database. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ladderName, ladderNamed, RATING_VERSION } from '#rating';
import { BEGINNING, gamesAfter, type Moment } from './ratedGames.ts';
import type { RatingCheckSource, RatingCheckStore } from './ratingCheckStore.ts';
import { goneAmong, peopleIn } from './ratingJob.ts';
import type { Schema } from './schema.ts';

/** People in one statement. */
const TOGETHER = 200;

/** Lost games that are named. */
const NAMED = 5;

export function ratingCheckSource(db: Kysely<Schema>): RatingCheckSource {
  return {
    async gamesToCheck(ladder, after, come) {
      const games = await gamesAfter(db, ladder, after, come);
      if (games.length === 0) return { games, steps: [], gone: [] };
      const rows = await db
        .selectFrom('rating_steps')
        .select(['person', 'table_id as table', 'mu', 'sigma', 'games'])
        .where('ladder', '=', ladderName(ladder))
        .where(
          'table_id',
          'in',
          games.map(({ table }) => table),
        )
        .execute();
      // Asked last: whoever is forgotten meanwhile is known to be.
      return { games, steps: rows, gone: [...(await goneAmong(db, peopleIn(games)))] };
    },
    async ratingsToCheck(ladder, after) {
      const rows = await db
        .selectFrom('ratings')
        .leftJoin('rating_steps', (join) =>
          join
            .onRef('rating_steps.person', '=', 'ratings.person')
            .onRef('rating_steps.ladder', '=', 'ratings.ladder')
            .onRef('rating_steps.games', '=', 'ratings.games'),
        )
        .select(['ratings.person', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
        .select(['rating_steps.mu as last_mu', 'rating_steps.sigma as last_sigma'])
        .select(({ selectFrom }) =>
          selectFrom('rating_steps as all_steps')
            .whereRef('all_steps.person', '=', 'ratings.person')
            .whereRef('all_steps.ladder', '=', 'ratings.ladder')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('steps'),
        )
        .where('ratings.ladder', '=', ladder)
        .where('ratings.person', '>', after)
        .orderBy('ratings.person')
        .limit(TOGETHER)
        .execute();
      return rows.map(({ person, mu, sigma, games, last_mu, last_sigma, steps }) => ({
        person,
        mu,
        sigma,
        games,
        last: last_mu === null || last_sigma === null ? undefined : { mu: last_mu, sigma: last_sigma, games },
        steps: Number(steps),
      }));
    },
    async goneAmong(people) {
      const gone: string[] = [];
      for (let first = 0; first < people.length; first += TOGETHER)
        gone.push(...(await goneAmong(db, people.slice(first, first + TOGETHER))));
      return gone;
    },
    async lostGames(name, come) {
      const { kind, game, seats } = ladderNamed(name);
      // In one statement: a game leaves the queue in the moment it is taken in.
      const rows = await db
        .selectFrom('results')
        .select('table_id')
        .where('game', '=', game)
        .where('seats', '=', seats)
        .where('kind', '=', kind)
        .where('rated', '=', sql.lit(1))
        .where('finished', '>=', come.finished)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('rating_queue')
                .select('rating_queue.table_id')
                .whereRef('rating_queue.table_id', '=', 'results.table_id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('ladders')
                .select('ladders.ladder')
                .where('ladders.ladder', '=', name)
                .where(
                  sql<boolean>`(results.finished, results.table_id) <= (ladders.finished, ladders.table_id)`,
                ),
            ),
          ),
        )
        .orderBy('finished')
        .limit(NAMED)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}

export function ratingCheckQueries(db: Kysely<Schema>): RatingCheckStore {
  return {
    ...ratingCheckSource(db),
    async claimRatingCheck(since, now, lease) {
      const checks = await db.selectFrom('rating_checks').selectAll().execute();
      for (const ladder of await laddersIn(db)) {
        const before = checks.find((check) => check.ladder === ladder);
        if (before && ((before.checked ?? -1) >= since || (before.until ?? 0) > now)) continue;
        const set = { claimed: randomUUID(), until: now + lease };
        const kept = await db
          .insertInto('rating_checks')
          .values({ ladder, ...set, checked: null, games: 0, differing: 0 })
          .onConflict((conflict) =>
            conflict
              .column('ladder')
              .doUpdateSet(set)
              .where(({ and, or, eb }) =>
                and([
                  or([eb('rating_checks.checked', 'is', null), eb('rating_checks.checked', '<', since)]),
                  or([eb('rating_checks.until', 'is', null), eb('rating_checks.until', '<=', now)]),
                ]),
              ),
          )
          .executeTakeFirst();
        if (Number(kept.numInsertedOrUpdatedRows) === 0) continue;
        // Asked after the claim, which ends when the ladder is made anew.
        const come = await comeTo(db, ladder);
        if (come) return { ladder, mark: set.claimed, come };
        await db.deleteFrom('rating_checks').where('claimed', '=', set.claimed).execute();
      }
      return undefined;
    },
    async endRatingCheck({ ladder, mark, come }, result) {
      return db.transaction().execute(async (trx) => {
        const late = await trx
          .selectFrom('rating_queue')
          .select('table_id')
          .where('ladder', '=', ladder)
          .where(sql<boolean>`(finished, table_id) <= (${come.finished}, ${come.table})`)
          .limit(1)
          .executeTakeFirst();
        const set = { claimed: null, until: null };
        const { numUpdatedRows } = await trx
          .updateTable('rating_checks')
          .set(late ? set : { ...set, ...result })
          .where('ladder', '=', ladder)
          .where('claimed', '=', mark)
          .executeTakeFirst();
        return !late && Number(numUpdatedRows) > 0;
      });
    },
    async ratingChecks() {
      const rows = await db
        .selectFrom('rating_checks')
        .select(['ladder', 'checked', 'games', 'differing'])
        .orderBy('ladder')
        .execute();
      return rows.flatMap(({ checked, ...row }) => (checked === null ? [] : [{ ...row, checked }]));
    },
  };
}

/** Those with games, and those of which anything is stored. */
export async function laddersIn(db: Kysely<Schema>): Promise<string[]> {
  const played = await db
    .selectFrom('results')
    .select(['kind', 'game', 'seats'])
    .distinct()
    .where('rated', '=', sql.lit(1))
    .execute();
  const known = await db.selectFrom('ladders').select('ladder').execute();
  const names = played.flatMap(({ kind, game, seats }) =>
    kind === 'people' || kind === 'bots' ? [ladderName({ kind, game, seats })] : [],
  );
  return [...new Set([...names, ...known.map(({ ladder }) => ladder)])].sort();
}

/** Undefined where the ladder is about to be made anew, or is a newer Skyline's. */
async function comeTo(db: Kysely<Schema>, ladder: string): Promise<Moment | undefined> {
  const row = await db
    .selectFrom('ladders')
    .select(['version', 'finished', 'table_id as table'])
    .where('ladder', '=', ladder)
    .executeTakeFirst();
  if (!row) return BEGINNING;
  return row.version === RATING_VERSION ? { finished: row.finished, table: row.table } : undefined;
}
