/** Tournaments in the database, where they are called events. */
import type { Kysely } from 'kysely';
import { enterTournament, hold, IN_IT } from './entrantQueries.ts';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';
import { changeOf, pairingChange, toPairing, toRow, toTournament } from './tournamentRows.ts';
import { addDrafts, addNotices } from './tournamentStep.ts';
import type { TournamentStore } from './tournamentStore.ts';

export function tournamentQueries(db: Kysely<Schema>, dialect: Dialect): TournamentStore {
  const events = () => db.selectFrom('events').selectAll('events');
  return {
    async addTournament(tournament, people) {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows = 0n } = await trx
          .insertInto('events')
          .values(toRow(tournament))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        for (const one of people)
          await trx
            .insertInto('event_people')
            .values({ ...one, event_id: tournament.id })
            .execute();
        return true;
      });
    },
    async tournament(id) {
      const row = await events().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const people = await db
        .selectFrom('event_people')
        .selectAll()
        .where('event_id', '=', id)
        .orderBy('number')
        .execute();
      const pairings = await db
        .selectFrom('event_tables')
        .selectAll()
        .where('event_id', '=', id)
        .orderBy('round')
        .orderBy('number')
        .execute();
      return {
        tournament: toTournament(row),
        people: people.map(({ event_id: _, ...person }) => person),
        pairings: pairings.map(toPairing),
      };
    },
    async tournaments(viewer = '', group, since, limit) {
      const groups = db.selectFrom('group_people').select('group_id').where('person', '=', viewer);
      const found = await events()
        .where(({ or, eb }) => or([eb('finished', 'is', null), eb('finished', '>', since)]))
        .where(({ or, eb }) =>
          group === undefined
            ? or([eb('group_id', 'is', null), eb('group_id', 'in', groups)])
            : eb('group_id', '=', group),
        )
        .orderBy('starts')
        .orderBy('id')
        .limit(limit)
        .execute();
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return [];
      const counts = await db
        .selectFrom('event_people')
        .select(({ fn }) => ['event_id', fn.countAll<number>().as('count')])
        .where('event_id', 'in', ids)
        .where(({ or, eb }) => or([eb('state', 'in', IN_IT), eb('draw', 'is not', null)]))
        .groupBy('event_id')
        .execute();
      const mine = await db
        .selectFrom('event_people')
        .select(['event_id', 'state'])
        .where('event_id', 'in', ids)
        .where('person', '=', viewer)
        .execute();
      return found.map((row) => ({
        tournament: toTournament(row),
        people: Number(counts.find(({ event_id }) => event_id === row.id)?.count ?? 0),
        mine: mine.find(({ event_id }) => event_id === row.id)?.state ?? null,
      }));
    },
    async tournamentsOf(person) {
      const entries = await db.selectFrom('event_people').selectAll().where('person', '=', person).execute();
      const ids = entries.map(({ event_id }) => event_id);
      const found = await events()
        .where(({ or, eb }) =>
          or([eb('host', '=', person), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
        )
        .orderBy('created')
        .orderBy('id')
        .execute();
      return found.map((row) => {
        const entry = entries.find(({ event_id }) => event_id === row.id);
        if (!entry) return { tournament: toTournament(row), entry: null };
        const { event_id: _, ...own } = entry;
        return { tournament: toTournament(row), entry: own };
      });
    },
    async seasonsOf(league) {
      return db
        .selectFrom('events')
        .select(['id', 'season', 'phase'])
        .where('league', '=', league)
        .orderBy('season')
        .execute();
    },
    async pointsIn(id) {
      const rows = await db
        .selectFrom('event_tables')
        .innerJoin('result_seats', 'result_seats.table_id', 'event_tables.table_id')
        .select(['result_seats.table_id', 'result_seats.points'])
        .where('event_tables.event_id', '=', id)
        .orderBy('result_seats.seat')
        .execute();
      const points: Record<string, number[]> = {};
      for (const { table_id, points: made } of rows) points[table_id] = [...(points[table_id] ?? []), made];
      return points;
    },
    async claimTournaments(now, lease, limit) {
      const due = db
        .selectFrom('events')
        .select('events.id')
        .where('events.finished', 'is', null)
        .where('events.claimed', '<=', now)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('events.wake', '<=', now),
            exists(
              selectFrom('event_tables')
                .innerJoin('tables', 'tables.id', 'event_tables.table_id')
                .select('tables.id')
                .whereRef('event_tables.event_id', '=', 'events.id')
                .where('event_tables.scores', 'is', null)
                .where('tables.phase', '=', 'over'),
            ),
          ]),
        )
        .orderBy('events.wake')
        .limit(limit);
      const claimed = await db
        .updateTable('events')
        .set({ claimed: now + lease })
        .where('id', 'in', dialect === 'postgres' ? due.forUpdate('events').skipLocked() : due)
        .returning('id')
        .execute();
      return claimed.map(({ id }) => id);
    },
    async stepTournament(id, version, { tournament, people = [], pairings = [], drafts = [], notices }) {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('events')
          .set({ ...changeOf(tournament), version: version + 1, claimed: 0 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        for (const { number, ...change } of people)
          await trx
            .updateTable('event_people')
            .set(change)
            .where('event_id', '=', id)
            .where('number', '=', number)
            .execute();
        for (const { round, number, ...change } of pairings)
          await trx
            .updateTable('event_tables')
            .set(pairingChange(change))
            .where('event_id', '=', id)
            .where('round', '=', round)
            .where('number', '=', number)
            .execute();
        await addDrafts(trx, id, tournament.round ?? 0, drafts);
        if (notices) await addNotices(trx, id, notices);
        return true;
      });
    },
    enterTournament: (id, person, now) =>
      db.transaction().execute((trx) => enterTournament(trx, id, person, now)),
    async changeEntrant(id, person, from, to) {
      return db.transaction().execute(async (trx) => {
        if (!(await hold(trx, id))) return false;
        const { numUpdatedRows } = await trx
          .updateTable('event_people')
          .set({ state: to })
          .where('event_id', '=', id)
          .where('person', '=', person)
          .where('state', 'in', from)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      });
    },
  };
}
