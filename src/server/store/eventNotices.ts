/** Notices about tournaments: what is still true of them when they are due. */
import type { Kysely, Selectable } from 'kysely';
import type { EventNews, NoticeSubject } from './noticeStore.ts';
import type { Schema } from './schema.ts';
import type { EntrantState, Phase } from './tournamentStore.ts';

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
    const news = newsOf(key?.split(' ').at(-1), phase, state);
    if (news) standing.set(id, { id: table_id, game, event: { name, news } });
  }
  return standing;
}

/** What is told, by the last word of the notice's key; undefined where it is not so any more. */
function newsOf(word: string | undefined, phase: Phase, state: EntrantState): EventNews | undefined {
  const isBefore = phase === 'announced' || phase === 'checkIn';
  if (word === 'checkIn') return phase === 'checkIn' && state === 'signedUp' ? 'checkIn' : undefined;
  if (word === 'changed')
    return isBefore && (state === 'signedUp' || state === 'here') ? 'changed' : undefined;
  return phase === 'over' || phase === 'calledOff' ? phase : undefined;
}
