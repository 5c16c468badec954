/** Hours and plans in the database. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { KeptPlan, PlayingHours, TurnStore } from './turnStore.ts';

export function turnQueries(db: Kysely<Schema>): TurnStore {
  const plans = () => db.selectFrom('plans').selectAll();
  return {
    async hoursOf(people) {
      if (people.length === 0) return [];
      const rows = await db.selectFrom('person_hours').selectAll().where('person', 'in', people).execute();
      return rows.map((row) => ({ person: row.person, hours: toHours(row) }));
    },
    async keepHours(person, { zone, window, daysOff, version }) {
      const row = {
        zone,
        window_from: window?.from ?? null,
        window_to: window?.to ?? null,
        body: JSON.stringify({ daysOff }),
        version,
      };
      const kept = await db
        .insertInto('person_hours')
        .values({ person, ...row })
        .onConflict((conflict) =>
          conflict
            .column('person')
            .doUpdateSet(row)
            .where('person_hours.version', '=', version - 1),
        )
        .executeTakeFirst();
      return Number(kept.numInsertedOrUpdatedRows) > 0;
    },

    async keepPlan({ table, person, seat, created, ...body }) {
      const row = { person, created, body: JSON.stringify(body) };
      await db
        .insertInto('plans')
        .values({ table_id: table, seat, ...row })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(row))
        .execute();
    },
    async plansAt(table) {
      return (await plans().where('table_id', '=', table).orderBy('seat').execute()).map(toPlan);
    },
    async plansOf(person) {
      const found = await plans()
        .where('person', '=', person)
        .orderBy('created')
        .orderBy('table_id')
        .execute();
      return found.map(toPlan);
    },
    async endPlan({ table, seat, id }, ended) {
      const found = await plans().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst();
      if (!found || toPlan(found).id !== id) return;
      await db
        .updateTable('plans')
        .set({ body: JSON.stringify({ ...JSON.parse(found.body), ended }) })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('body', '=', found.body)
        .execute();
    },
    async dropPlan({ table, seat, id }) {
      const found = await plans().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst();
      if (!found || toPlan(found).id !== id) return;
      await db
        .deleteFrom('plans')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('body', '=', found.body)
        .execute();
    },
  };
}

function toHours(row: Selectable<Schema['person_hours']>): PlayingHours {
  const { zone, window_from: from, window_to: to, body, version } = row;
  return {
    zone,
    window: from === null || to === null ? null : { from, to },
    daysOff: [],
    ...JSON.parse(body),
    version,
  };
}

function toPlan({ table_id, person, seat, created, body }: Selectable<Schema['plans']>): KeptPlan {
  return { table: table_id, person, seat, created, ...JSON.parse(body) };
}
