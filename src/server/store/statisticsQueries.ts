/** Statistics in the database. */
import { type Kysely, sql } from 'kysely';
import { resultsFrom, timesThat } from './resultQueries.ts';
import type { Schema } from './schema.ts';
import type { StatisticsStore } from './statisticsStore.ts';

export function statisticsQueries(db: Kysely<Schema>): StatisticsStore {
  const ranked = (game: string) =>
    db.selectFrom('results').where('game', '=', game).where('ending', '<>', 'calledOff');
  return {
    async rankedResults({ game, seats, peopleOnly }, limit, before) {
      let latest = ranked(game)
        .where('seats', '=', seats)
        .orderBy('finished', 'desc')
        .orderBy('table_id')
        .limit(limit);
      if (peopleOnly) latest = latest.where('kind', '=', 'people');
      if (before)
        latest = latest.where(({ or, and, eb }) =>
          or([
            eb('finished', '<', before.finished),
            and([eb('finished', '=', before.finished), eb('table_id', '>', before.table)]),
          ]),
        );
      const rows = await latest.selectAll().execute();
      if (rows.length === 0) return [];
      const tables = rows.map(({ table_id }) => table_id);
      const played = db.selectFrom('result_seats').selectAll().where('table_id', 'in', tables);
      return resultsFrom(rows, await played.orderBy('seat').execute());
    },
    async rankedCounts(game) {
      return ranked(game)
        .groupBy('seats')
        .select(({ fn }) => [
          'seats',
          fn.countAll<number>().as('games'),
          timesThat(sql`kind = 'people'`).as('amongPeople'),
        ])
        .orderBy('seats')
        .execute();
    },
    async hasResult(table, person) {
      const found = await db
        .selectFrom('result_seats')
        .select('seat')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('place', 'is not', null)
        .executeTakeFirst();
      return found !== undefined;
    },
    async keepReview({ table, person, ...review }) {
      await db
        .insertInto('game_reviews')
        .values({ table_id: table, person, ...review })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(review))
        .execute();
    },
    async reviewsOf(person) {
      const rows = await db
        .selectFrom('game_reviews')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created', 'desc')
        .orderBy('table_id')
        .execute();
      return rows.map(({ table_id: table, ...review }) => ({ table, ...review }));
    },
  };
}
