/** Notices about tournaments: what is still true of them when they are due. */
import type { Kysely, Selectable } from 'kysely';
import type { NoticeSubject } from './noticeStore.ts';
import type { Schema } from './schema.ts';

/** What the notices are about, by their ids, without those that have nothing to tell any more: whoever is there need not be told of the check-in. */
export async function standingEvents(
  db: Kysely<Schema>,
  notices: readonly Selectable<Schema['outbox']>[],
): Promise<ReadonlyMap<number, NoticeSubject>> {
  if (notices.length === 0) return new Map();
  const ids = [...new Set(notices.map(({ table_id }) => table_id))];
  const events = await db
    .selectFrom('events')
    .select(['id', 'game', 'name', 'phase'])
    .where('id', 'in', ids)
    .execute();
  const people = await db
    .selectFrom('event_people')
    .select(['event_id', 'person', 'state'])
    .where('event_id', 'in', ids)
    .execute();
  const standing = new Map<number, NoticeSubject>();
  for (const { id, person, key, table_id } of notices) {
    const event = events.find((one) => one.id === table_id);
    const state = people.find((one) => one.event_id === table_id && one.person === person)?.state;
    if (!event || state === undefined) continue;
    const { name, phase, game } = event;
    const isAboutCheckIn = key?.endsWith(' checkIn') === true;
    const isOpen = phase === 'checkIn' && state === 'signedUp';
    const hasEnded = phase === 'over' || phase === 'calledOff';
    if (isAboutCheckIn ? isOpen : hasEnded) standing.set(id, { id: table_id, game, event: { name, phase } });
  }
  return standing;
}
