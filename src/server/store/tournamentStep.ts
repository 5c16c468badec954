/** What a step of a tournament adds: the tables of a new round, and what people are to be told. */
import type { Transaction } from 'kysely';
import { tableIdOf } from '#tournament';
import type { Schema } from './schema.ts';
import type { TournamentChange } from './tournamentStore.ts';

export async function addDrafts(
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
export async function addNotices(
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
