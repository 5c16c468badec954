/** Finished games in the database, as people's profiles need them. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GameResult, ResultStore, SeatResult } from './resultStore.ts';
import type { Schema } from './schema.ts';

export function resultQueries(db: Kysely<Schema>): ResultStore {
  const placed = () =>
    db
      .selectFrom('result_seats as mine')
      .innerJoin('results', 'results.table_id', 'mine.table_id')
      .where('mine.place', 'is not', null);
  return {
    async talliesOf(person) {
      return placed()
        .where('mine.person', '=', person)
        .groupBy(['results.game', 'results.seats'])
        .select(({ fn }) => [
          'results.game',
          'results.seats',
          fn.countAll<number>().as('games'),
          timesThat(sql`results.kind <> 'solo'`).as('contests'),
          timesThat(sql`results.kind <> 'solo' and mine.place = 1`).as('won'),
          fn.sum<number>('mine.points').as('points'),
          fn.max('mine.points').as('best'),
        ])
        .orderBy('games', 'desc')
        .orderBy('results.game')
        .orderBy('results.seats')
        .execute();
    },
    async encountersOf(person, limit) {
      const found = await placed()
        .innerJoin('result_seats as theirs', 'theirs.table_id', 'mine.table_id')
        .where('mine.person', '=', person)
        .where('theirs.person', '<>', person)
        .groupBy('theirs.person')
        .select(({ fn }) => [
          'theirs.person as other',
          fn.countAll<number>().as('games'),
          timesThat(sql`mine.place < theirs.place`).as('won'),
          timesThat(sql`mine.place > theirs.place`).as('lost'),
          fn.max('results.finished').as('last'),
        ])
        .orderBy('games', 'desc')
        .orderBy('last', 'desc')
        .limit(limit)
        .execute();
      return found.flatMap(({ other, ...rest }) => (other === null ? [] : [{ other, ...rest }]));
    },
    async resultsOf(person, limit, of) {
      let latest = db
        .selectFrom('results')
        .innerJoin('result_seats', 'result_seats.table_id', 'results.table_id')
        .where('result_seats.person', '=', person)
        .orderBy('finished', 'desc')
        .orderBy('results.table_id')
        .limit(limit);
      if (of) latest = latest.where('game', '=', of.game).where('seats', '=', of.seats);
      const rows = await latest.selectAll('results').execute();
      const seats = await db
        .selectFrom('result_seats')
        .selectAll()
        .where('table_id', 'in', latest.select('results.table_id'))
        .orderBy('seat')
        .execute();
      return resultsFrom(rows, seats);
    },
    async unknownResultsOf(person) {
      const { count } = await db
        .selectFrom('table_people')
        .innerJoin('tables', 'tables.id', 'table_people.table_id')
        .leftJoin('results', 'results.table_id', 'tables.id')
        .where('table_people.person', '=', person)
        .where('table_people.seat', 'is not', null)
        .where('tables.phase', '=', 'over')
        .where('results.table_id', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    async haveMet(one, two) {
      const found = await db
        .selectFrom('table_people as mine')
        .innerJoin('table_people as theirs', 'theirs.table_id', 'mine.table_id')
        .where('mine.person', '=', one)
        .where('theirs.person', '=', two)
        .where('mine.seat', 'is not', null)
        .where('theirs.seat', 'is not', null)
        .select('mine.table_id')
        .limit(1)
        .execute();
      return found.length > 0;
    },
  };
}

/** Rows as results, with everybody who played. */
export function resultsFrom(
  rows: readonly Selectable<Schema['results']>[],
  seats: readonly Selectable<Schema['result_seats']>[],
): GameResult[] {
  const playersOf = new Map<string, SeatResult[]>(rows.map(({ table_id }) => [table_id, []]));
  for (const seat of seats) playersOf.get(seat.table_id)?.push(toSeat(seat));
  return rows.map(({ table_id: table, rated, ...row }) => ({
    ...row,
    table,
    rated: rated === 1,
    players: playersOf.get(table) ?? [],
  }));
}

/** In how many rows it is so. */
export function timesThat(condition: ReturnType<typeof sql>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`;
}

function toSeat({
  table_id,
  parts,
  left_at,
  resigned,
  approach,
  ...seat
}: Selectable<Schema['result_seats']>): SeatResult {
  return {
    ...seat,
    parts: JSON.parse(parts),
    leftAt: left_at,
    resigned: resigned === 1,
    approach: approach === null ? null : JSON.parse(approach),
  };
}
