/** Tournaments in the database, where they are called events. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { tableIdOf } from '#tournament';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';
import type {
  EntrantState,
  StoredPairing,
  Tournament,
  TournamentChange,
  TournamentStore,
} from './tournamentStore.ts';

const IN_IT = ['signedUp', 'here'] as const;

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
    async enterTournament(id, person, now) {
      return db.transaction().execute(async (trx) => {
        const row = await hold(trx, id);
        if (!row || (row.phase !== 'announced' && row.phase !== 'checkIn')) return 'closed';
        const people = await trx.selectFrom('event_people').selectAll().where('event_id', '=', id).execute();
        const mine = people.find((one) => one.person === person);
        if (mine?.state === 'removed') return 'closed';
        if (mine && IN_IT.some((state) => state === mine.state)) return 'entered';
        const inIt = people.filter(({ state }) => IN_IT.some((one) => one === state));
        if (inIt.length >= toTournament(row).plan.capacity) return 'full';
        // Whoever comes during the check-in is there.
        const state: EntrantState = row.phase === 'checkIn' ? 'here' : 'signedUp';
        if (mine)
          await trx
            .updateTable('event_people')
            .set({ state })
            .where('event_id', '=', id)
            .where('number', '=', mine.number)
            .execute();
        else {
          const number = 1 + Math.max(0, ...people.map((one) => one.number));
          const entry = {
            number,
            person,
            state,
            missed: 0,
            division: 0,
            draw: null,
            rank: null,
            created: now,
          };
          await trx
            .insertInto('event_people')
            .values({ ...entry, event_id: id })
            .execute();
        }
        return 'entered';
      });
    },
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

/** Until the transaction ends nobody else changes it; a step worked out before is void. */
async function hold(trx: Transaction<Schema>, id: string) {
  return trx
    .updateTable('events')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function addDrafts(
  trx: Transaction<Schema>,
  id: string,
  round: number,
  drafts: NonNullable<TournamentChange['drafts']>,
): Promise<void> {
  for (const [i, { division, kind, seats, scores }] of drafts.entries()) {
    const number = i + 1;
    const isPlayed = kind === 'table';
    await trx
      .insertInto('event_tables')
      .values({
        ...{ event_id: id, round, number, division, kind },
        table_id: isPlayed ? tableIdOf(id, round, number) : null,
        holders: JSON.stringify(seats),
        came: '[]',
        missed: '[]',
        scores: scores && JSON.stringify(scores),
        opened: isPlayed ? 0 : 1,
      })
      .execute();
  }
}

/** For those who have a channel that is on; each is told once of the same. */
async function addNotices(
  trx: Transaction<Schema>,
  id: string,
  { people, key, at }: NonNullable<TournamentChange['notices']>,
): Promise<void> {
  if (people.length === 0) return;
  const reachable = await trx
    .selectFrom('channels')
    .select('person')
    .distinct()
    .where('person', 'in', people)
    .where('state', '=', 'on')
    .execute();
  for (const { person } of reachable)
    await trx
      .insertInto('outbox')
      .values({
        person,
        table_id: id,
        kind: 'event',
        key: `${id} ${key}`,
        due: at,
        created: at,
        claimed: null,
        outcome: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Takes a person out of everything: where they have played the others keep their rivals, without a name. */
export async function leaveAllTournaments(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx
    .updateTable('event_people')
    .set({ person: null, state: 'left' })
    .where('person', '=', person)
    .execute();
  await trx.updateTable('events').set({ host: null }).where('host', '=', person).execute();
}

function changeOf({ progress, ...rest }: TournamentChange['tournament']) {
  return { ...rest, ...(progress !== undefined && { progress: progress && JSON.stringify(progress) }) };
}

function pairingChange({
  scores,
  missed,
  came,
  isOpen,
}: Omit<NonNullable<TournamentChange['pairings']>[number], 'round' | 'number'>) {
  return {
    ...(scores !== undefined && { scores: scores && JSON.stringify(scores) }),
    ...(missed && { missed: JSON.stringify(missed) }),
    ...(came && { came: JSON.stringify(came) }),
    ...(isOpen !== undefined && { opened: isOpen ? 1 : 0 }),
  };
}

function toRow({ plan, progress, group, ...row }: Tournament) {
  return {
    ...row,
    group_id: group,
    game: plan.game,
    body: JSON.stringify(plan),
    progress: progress && JSON.stringify(progress),
    claimed: 0,
  };
}

function toTournament({
  body,
  progress,
  group_id: group,
  game: _,
  claimed: __,
  ...row
}: Selectable<Schema['events']>): Tournament {
  return { ...row, group, plan: JSON.parse(body), progress: progress === null ? null : JSON.parse(progress) };
}

function toPairing({
  event_id: _,
  table_id: table,
  holders,
  came,
  missed,
  scores,
  opened,
  ...row
}: Selectable<Schema['event_tables']>): StoredPairing {
  return {
    ...row,
    table,
    seats: JSON.parse(holders),
    came: JSON.parse(came),
    missed: JSON.parse(missed),
    scores: scores === null ? null : JSON.parse(scores),
    isOpen: opened === 1,
  };
}
