/** Records brought from elsewhere: played again by the rules before they are kept. */
import * as v from 'valibot';
import { type GameRecord, parseRecord } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { recordNames, visibleText } from '#table';
import { newRecordId } from '../people/token.ts';
import { requireVoice } from '../people/voice.ts';
import type { Store } from '../store/index.ts';
import { checkedViewer } from '../tables/replays.ts';
import { askAbout } from './askAbout.ts';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { id, record, replay, viewer } from './routeSchemas.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;
const MOST_RECORDS = 200;
const params = v.object({ id });

export function addRecordRoutes(context: HttpContext): void {
  const { store } = context;

  route(context, {
    method: 'POST',
    url: '/api/records',
    name: 'importRecord',
    refuses: ['tooMany', 'muted', 'byRule'],
    summary: 'Bring a record (docs/record.schema.json). Every play is checked by the rules.',
    limit: 'bulk',
    bodyLimit: TWO_MEGABYTES,
    body: record,
    returns: v.strictObject({ id }),
    async handle({ person, body }) {
      const parsed = parseRecord(JSON.stringify(body));
      if (parsed.names) await requireVoice(store, person, Date.now());
      if ((await store.recordsOf(person)).length >= MOST_RECORDS) throw refusedAtDoor('tooMany');
      await askAbout(context, { ask: 'checkRecord', about: [parsed] });
      const record = { ...parsed, ...(parsed.names && { names: parsed.names.map(visibleText) }) };
      const brought = { id: newRecordId(), person, record, created: Date.now() };
      await store.addRecord(brought);
      return { id: brought.id };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/records/:id',
    name: 'readRecord',
    refuses: ['noSuchRecord'],
    summary: 'A record that somebody brought.',
    params,
    returns: record,
    handle({ params, reply }) {
      mayCompress(reply);
      return recordBy(store, params.id);
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/records/:id/replay',
    name: 'replayRecord',
    refuses: ['noSuchRecord', 'byRule'],
    summary: 'All of a record, step by step, as anybody at the table saw it.',
    limit: 'replays',
    params,
    query: v.strictObject({ as: v.optional(viewer) }),
    returns: replay,
    async handle({ params, query, reply }) {
      mayCompress(reply);
      const found = await recordBy(store, params.id);
      const as = checkedViewer(query.as ?? 'spectator', found.seats);
      const replay = await askAbout(context, { ask: 'replayRecord', about: [found, as] });
      return { ...replay, names: recordNames(found) };
    },
  });
}

async function recordBy(store: Store, id: string): Promise<GameRecord> {
  const found = await store.record(id);
  if (found === undefined) throw refusedAtDoor('noSuchRecord');
  // Only what parseRecord and the rules have accepted was ever stored.
  return found.record as GameRecord;
}
