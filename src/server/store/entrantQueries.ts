/** People of tournaments in the database: signing up, also late, and being forgotten. */
import type { Selectable, Transaction } from 'kysely';
import { entersLate, POINT } from '#tournament';
import type { Schema } from './schema.ts';
import { toTournament } from './tournamentRows.ts';
import type { Entered, Tournament } from './tournamentStore.ts';

/** Those who take a place. */
export const IN_IT = ['signedUp', 'here'] as const;

type PersonRow = Selectable<Schema['event_people']>;

export async function enterTournament(
  trx: Transaction<Schema>,
  id: string,
  person: string,
  now: number,
): Promise<Entered> {
  const row = await hold(trx, id);
  if (!row) return 'closed';
  const tournament = toTournament(row);
  const { phase, plan } = tournament;
  if (phase === 'over' || phase === 'calledOff') return 'closed';
  const people = await trx.selectFrom('event_people').selectAll().where('event_id', '=', id).execute();
  const mine = people.find((one) => one.person === person);
  if (mine?.state === 'removed') return 'closed';
  if (mine && isIn(mine)) return 'entered';
  const isLate = phase === 'playing';
  if (isLate) {
    // Whoever has played comes back another way.
    if (plan.format !== 'swiss' || (mine && mine.draw !== null)) return 'closed';
    if (!entersLate(tournament)) return 'tooLate';
  }
  if (people.filter(isIn).length >= plan.capacity) return 'full';
  const entry = {
    // Whoever comes during the check-in or later is there.
    state: phase === 'announced' ? ('signedUp' as const) : ('here' as const),
    draw: isLate ? people.filter(({ draw }) => draw !== null).length : null,
  };
  const number = mine?.number ?? 1 + Math.max(0, ...people.map((one) => one.number));
  if (mine)
    await trx
      .updateTable('event_people')
      .set(entry)
      .where('event_id', '=', id)
      .where('number', '=', number)
      .execute();
  else
    await trx
      .insertInto('event_people')
      .values({ ...entry, event_id: id, number, person, missed: 0, division: 0, rank: null, created: now })
      .execute();
  if (isLate) await addLate(trx, tournament, number);
  return 'entered';
}

function isIn({ state }: PersonRow): boolean {
  return IN_IT.some((one) => one === state);
}

/** Half a point for all rounds that have been missed, in the round under way. */
async function addLate(trx: Transaction<Schema>, { id, round }: Tournament, number: number): Promise<void> {
  const last = await trx
    .selectFrom('event_tables')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('event_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst();
  await trx
    .insertInto('event_tables')
    .values({
      ...{ event_id: id, round, number: Number(last?.number ?? 0) + 1, division: 0, kind: 'late' },
      ...{ table_id: null, holders: JSON.stringify([number]), came: '[]', missed: '[]' },
      ...{ scores: JSON.stringify([POINT / 2]), opened: 1 },
    })
    .execute();
}

/** Until the transaction ends nobody else changes it; a step worked out before is void. */
export async function hold(trx: Transaction<Schema>, id: string) {
  return trx
    .updateTable('events')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a person out of everything: where they have played the others keep their rivals, without a name. */
export async function leaveAllTournaments(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx
    .updateTable('event_people')
    .set({ person: null, state: 'left' })
    .where('person', '=', person)
    .execute();
  await trx.updateTable('events').set({ host: null, description: '' }).where('host', '=', person).execute();
}
