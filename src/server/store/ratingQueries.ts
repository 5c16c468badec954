/** Ratings in the database, as pages show them. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Dialect } from './migrations.ts';
import { rateDue } from './ratingJob.ts';
import type { LadderEntry, RatingStep, RatingStore } from './ratingStore.ts';
import type { Schema } from './schema.ts';

export function ratingQueries(db: Kysely<Schema>, dialect: Dialect): RatingStore {
  const steps = () => db.selectFrom('rating_steps').selectAll();
  /** Whoever hides their games is on no list. */
  const listed = (ladder: string) =>
    db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .leftJoin('profiles', 'profiles.person', 'ratings.person')
      .where('ratings.ladder', '=', ladder)
      .where('people.gone', '=', 0)
      .where(({ or, eb }) =>
        or([eb('profiles.visible', 'is', null), eb('profiles.visible', '=', 'everybody')]),
      );
  const ahead = async (ladder: string, shown: number, person: string) => {
    const { count } = await listed(ladder)
      .where('ratings.shown', '>', shown)
      .where('ratings.person', '<>', person)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    rateDue: (until) => rateDue(db, dialect, until),
    async accountsAmong(people) {
      if (people.length === 0) return [];
      const found = await db
        .selectFrom('people')
        .select('id')
        .where('id', 'in', people)
        .where('gone', '=', 0)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('password_hash', 'is not', null),
            exists(
              selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'people.id'),
            ),
          ]),
        )
        .execute();
      return found.map(({ id }) => id);
    },
    async ratingsOf(person) {
      return db
        .selectFrom('ratings')
        .select(['ladder', 'mu', 'sigma', 'games', 'updated'])
        .where('person', '=', person)
        .orderBy('ladder')
        .execute();
    },
    async ratingStepsOf(person, ladder, limit) {
      const own = steps().where('person', '=', person);
      const rows = await (ladder === undefined ? own : own.where('ladder', '=', ladder))
        .orderBy('finished', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit)
        .execute();
      return rows.toReversed().map(toStep);
    },
    async stepsAt(table) {
      const rows = await steps().where('table_id', '=', table).orderBy('person').execute();
      const before = await Promise.all(
        rows.map(({ person, ladder, finished, table_id }) =>
          steps()
            .where('person', '=', person)
            .where('ladder', '=', ladder)
            .where(sql<boolean>`(finished, table_id) < (${finished}, ${table_id})`)
            .orderBy('finished', 'desc')
            .orderBy('table_id', 'desc')
            .limit(1)
            .executeTakeFirst(),
        ),
      );
      return rows.map((row, i) => ({ before: before[i] ?? null, after: toStep(row) }));
    },
    async isQueued(table) {
      const found = db.selectFrom('rating_queue').select('table_id').where('table_id', '=', table);
      return (await found.executeTakeFirst()) !== undefined;
    },
    async ladderTop(ladder, limit) {
      const { people } = await listed(ladder)
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow();
      const rows = await listed(ladder)
        .select(['ratings.person', 'mu', 'sigma', 'shown', 'games'])
        .orderBy('shown', 'desc')
        .orderBy('updated')
        .orderBy('ratings.person')
        .limit(limit)
        .execute();
      const entries = rows.map(
        ({ shown, ...row }): LadderEntry => ({
          ...row,
          // Equals share a place.
          place: 1 + rows.filter((other) => other.shown > shown).length,
        }),
      );
      return { entries, people: Number(people) };
    },
    async ladderPlace(ladder, person) {
      const row = await db
        .selectFrom('ratings')
        .select(['person', 'mu', 'sigma', 'shown', 'games'])
        .where('ladder', '=', ladder)
        .where('person', '=', person)
        .executeTakeFirst();
      if (!row) return undefined;
      const { shown, ...entry } = row;
      return { ...entry, place: 1 + (await ahead(ladder, shown, person)) };
    },
  };
}

function toStep({ table_id, ...step }: Selectable<Schema['rating_steps']>): RatingStep {
  return { ...step, table: table_id };
}
