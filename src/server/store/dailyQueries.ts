/** Deals of the day in the database, and what came of them. */
import type { Kysely, Selectable } from 'kysely';
import type { DailyEntry, DailyStore } from './dailyStore.ts';
import type { Schema } from './schema.ts';
import { isDuplicate } from './storeErrors.ts';

type Row = Omit<Selectable<Schema['daily']>, 'plays'>;

const COLUMNS = [
  'daily.id',
  'daily.day',
  'daily.game',
  'daily.person',
  'daily.started',
  'daily.finished',
  'daily.scores',
  'daily.value',
  'daily.place',
] as const;

const ONE_EACH = ['day', 'game', 'person'] as const;

export function dailyQueries(db: Kysely<Schema>): DailyStore {
  const entries = () => db.selectFrom('daily').select(COLUMNS);
  const attemptOf = async ({ day, game, person }: Pick<DailyEntry, 'day' | 'game' | 'person'>) => {
    const row = await entries()
      .where('day', '=', day)
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst();
    return row && toEntry(row);
  };
  const counted = (day: number, game: string) =>
    entries().where('day', '=', day).where('game', '=', game).where('finished', 'is not', null);
  return {
    async keepDeals(deals) {
      if (deals.length === 0) return [];
      await db
        .insertInto('daily_deals')
        .values([...deals])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const days = [...new Set(deals.map(({ day }) => day))];
      return db.selectFrom('daily_deals').selectAll().where('day', 'in', days).execute();
    },
    async deal(day, game) {
      const deals = db.selectFrom('daily_deals').selectAll().where('day', '=', day);
      return deals.where('game', '=', game).executeTakeFirst();
    },
    async daysWithDeals(since) {
      const days = db.selectFrom('daily_deals').select('day').distinct().where('day', '>=', since);
      return (await days.orderBy('day', 'desc').execute()).map(({ day }) => day);
    },
    async startDaily(entry) {
      await db
        .insertInto('daily')
        .values(entry)
        .onConflict((conflict) => conflict.columns(ONE_EACH).doNothing())
        .execute()
        .catch(ignoreDuplicate);
      return attemptOf(entry);
    },
    async countDaily({ result: { scores, ...result }, plays, ...entry }) {
      const counts = { ...result, scores: JSON.stringify(scores), plays };
      await db
        .insertInto('daily')
        .values({ ...entry, ...counts })
        .onConflict((conflict) =>
          conflict
            .columns(ONE_EACH)
            .doUpdateSet(counts)
            .where('daily.id', '=', entry.id)
            .where('daily.finished', 'is', null),
        )
        .execute()
        .catch(ignoreDuplicate);
      return attemptOf(entry);
    },
    async dailyOf(person) {
      const own = entries().where('person', '=', person).orderBy('day', 'desc').orderBy('game');
      return (await own.execute()).map(toEntry);
    },
    async playedDaily(id) {
      const row = await entries().select('plays').where('id', '=', id).executeTakeFirst();
      return row && row.plays !== null ? { ...toEntry(row), plays: row.plays } : undefined;
    },
    async dailyTally(day, game) {
      const rows = await db
        .selectFrom('daily')
        .select(({ fn }) => ['value', fn.countAll<number>().as('count')])
        .where('day', '=', day)
        .where('game', '=', game)
        .where('finished', 'is not', null)
        .groupBy('value')
        .orderBy('value')
        .execute();
      return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
    },
    async bestDaily(day, game, limit) {
      const best = counted(day, game)
        .innerJoin('people', 'people.id', 'daily.person')
        .leftJoin('profiles', 'profiles.person', 'daily.person')
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('people.password_hash', 'is not', null),
            exists(
              selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'daily.person'),
            ),
          ]),
        )
        .where(({ or, eb }) =>
          or([eb('profiles.visible', 'is', null), eb('profiles.visible', '=', 'everybody')]),
        )
        .orderBy('daily.value', 'desc')
        .orderBy('daily.finished')
        .orderBy('daily.id')
        .limit(limit);
      return (await best.execute()).map(toEntry);
    },
  };
}

/** Somebody else's id: then nothing of one's own is there, or an earlier attempt. */
function ignoreDuplicate(error: unknown): void {
  if (!isDuplicate(error)) throw error;
}

function toEntry({ finished, scores, value, place, id, day, game, person, started }: Row): DailyEntry {
  const counts = finished !== null && scores !== null && value !== null && place !== null;
  const result = counts ? { finished, scores: JSON.parse(scores), value, place } : null;
  return { id, day, game, person, started, result };
}
