/** The games of a ladder in their order, as they were stored. */
import { type Kysely, sql } from 'kysely';
import type { Ladder, RatedGame } from '#rating';
import type { Schema } from './schema.ts';

/** How far a ladder has come: games are in the order of their end, and of their table where two ended at once. */
export interface Moment {
  readonly finished: number;
  readonly table: string;
}

export const BEGINNING: Moment = { finished: 0, table: '' };

export function isAfter(one: Moment, two: Moment): boolean {
  return one.finished === two.finished ? one.table > two.table : one.finished > two.finished;
}

/** Games in memory at a time. */
const TOGETHER = 500;

/** Every game of the ladder that has ended by then. */
export async function* gamesOf(
  db: Kysely<Schema>,
  ladder: Ladder,
  until: number,
): AsyncGenerator<readonly RatedGame[]> {
  let last: Moment | undefined = BEGINNING;
  while (last) {
    const games: readonly RatedGame[] = await gamesAfter(db, ladder, last, {
      finished: until + 1,
      table: '',
    });
    if (games.length > 0) yield games;
    last = games.at(-1);
  }
}

/** The next games after that one, `until` among them; none at the end. */
export async function gamesAfter(
  db: Kysely<Schema>,
  { kind, game, seats }: Ladder,
  after: Moment,
  until: Moment,
): Promise<readonly RatedGame[]> {
  const rows = await db
    .selectFrom('results')
    .select(['table_id as table', 'finished'])
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('kind', '=', kind)
    .where('rated', '=', sql.lit(1))
    .where(sql<boolean>`(finished, table_id) > (${after.finished}, ${after.table})`)
    .where(sql<boolean>`(finished, table_id) <= (${until.finished}, ${until.table})`)
    .orderBy('finished')
    .orderBy('table_id')
    .limit(TOGETHER)
    .execute();
  return rows.length > 0 ? withPlayers(db, rows) : [];
}

/**
 * The same games with their players. Whoever was forgotten is nobody in the results, but what they did to the others' ratings
 * stays: where they sat is known with the table, which keeps ids without names.
 */
export async function withPlayers(
  db: Kysely<Schema>,
  games: readonly Moment[],
): Promise<readonly RatedGame[]> {
  const rows = await db
    .selectFrom('result_seats')
    .leftJoin('table_people', (join) =>
      join
        .onRef('table_people.table_id', '=', 'result_seats.table_id')
        .onRef('table_people.seat', '=', 'result_seats.seat'),
    )
    .select([
      'result_seats.table_id',
      'result_seats.seat',
      'result_seats.bot',
      'result_seats.place',
      'result_seats.left_at',
    ])
    .select(({ fn }) => fn.coalesce('result_seats.person', 'table_people.person').as('person'))
    .where(
      'result_seats.table_id',
      'in',
      games.map(({ table }) => table),
    )
    .orderBy('result_seats.table_id')
    .orderBy('result_seats.seat')
    .execute();
  const players = new Map<string, RatedGame['players'][number][]>();
  for (const { table_id, bot, place, left_at: leftAt, person } of rows) {
    const own = players.get(table_id) ?? [];
    players.set(table_id, own);
    own.push({ person: bot === null ? person : null, bot, place: place ?? 0, leftAt });
  }
  return games.map((game) => ({ ...game, players: players.get(game.table) ?? [] }));
}
