/** Notices in the database: claiming and settling them, channels and settings. */
import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isWaitingFor } from '../tableRows.ts';
import { standingEvents } from './eventNotices.ts';
import type { Dialect } from './migrations.ts';
import {
  type Channel,
  type ClaimedNotice,
  type KeptNotice,
  type NoticeStore,
  type PersonSettings,
  USUAL_SETTINGS,
} from './noticeStore.ts';
import type { Schema } from './schema.ts';
import type { TableRow } from './store.ts';
import { rowsById } from './tableQueries.ts';

/** Rows swept in one transaction. */
const SWEPT = 500;

export function noticeQueries(db: Kysely<Schema>, dialect: Dialect): NoticeStore {
  const channels = () => db.selectFrom('channels').selectAll();
  return {
    async notices(person) {
      const found = await db
        .selectFrom('outbox')
        .selectAll()
        .where('person', '=', person)
        .orderBy('id')
        .execute();
      return found.map(toNotice);
    },
    async claimNotices(now, lease, limit) {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('due', 'is not', null)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit);
      const claim = randomBytes(6).toString('base64url');
      const found = await db
        .updateTable('outbox')
        .set({ claimed: claim, due: now + lease })
        .where('id', 'in', dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .execute();
      if (found.length === 0) return [];
      const tables = found.filter(({ kind }) => kind !== 'event').map(({ table_id }) => table_id);
      const rows = await rowsById(db, [...new Set(tables)]);
      const standing = await standingEvents(
        db,
        found.filter(({ kind }) => kind === 'event'),
      );
      const claimed: ClaimedNotice[] = [];
      const [stale, told]: [number[], number[]] = [[], []];
      for (const each of found) {
        const table = rows.get(each.table_id);
        const row = table && isStanding(each, table) ? table : standing.get(each.id);
        if (row) claimed.push({ ...toNotice(each), claim, row });
        else (each.reached === '' ? stale : told).push(each.id);
      }
      if (stale.length > 0) await db.deleteFrom('outbox').where('id', 'in', stale).execute();
      // Kept for a while: the same turn may come again when answers are taken back.
      if (told.length > 0)
        await db.updateTable('outbox').set({ due: null, outcome: 'sent' }).where('id', 'in', told).execute();
      return claimed;
    },
    async settleNotice(id, claim, { due, tries, reached, outcome, isUnderWay = false }) {
      if (outcome === 'dropped') {
        const gone = await db
          .deleteFrom('outbox')
          .where('id', '=', id)
          .where('claimed', '=', claim)
          .executeTakeFirst();
        return gone.numDeletedRows > 0n;
      }
      const changed = await db
        .updateTable('outbox')
        .set({ due, tries, reached: reached.join(' '), outcome, claimed: isUnderWay ? claim : null })
        .where('id', '=', id)
        .where('claimed', '=', claim)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
    async reachedBy(person, channel, upTo) {
      await db
        .updateTable('outbox')
        .set({ reached: sql<string>`trim(reached || ' ' || ${channel})` })
        .where('person', '=', person)
        .where('kind', '=', 'turn')
        .where('due', 'is not', null)
        .where('created', '<=', upTo)
        .execute();
    },
    async hastenNotices(person, due) {
      await db
        .updateTable('outbox')
        .set({ due })
        .where('person', '=', person)
        .where('due', '>', due)
        // What somebody is sending just now is left alone.
        .where('claimed', 'is', null)
        .execute();
    },
    async releaseNotices(now) {
      await db
        .updateTable('outbox')
        .set({ due: now, claimed: null })
        .where('due', '>', now)
        .where('claimed', 'is not', null)
        .execute();
    },
    async sweepNotices(before) {
      await db
        .deleteFrom('channels')
        .where('person', 'in', ({ selectFrom }) => selectFrom('people').select('id').where('gone', '=', 1))
        .execute();
      // In the order in which they came, so that no index is needed for their age.
      for (let swept = 0; ; ) {
        const oldest = db.selectFrom('outbox as old').select('old.id').orderBy('old.id').limit(SWEPT);
        const { numDeletedRows } = await db
          .deleteFrom('outbox')
          .where('id', 'in', oldest)
          .where('created', '<', before)
          .where('due', 'is', null)
          .executeTakeFirstOrThrow();
        swept += Number(numDeletedRows);
        if (numDeletedRows < SWEPT) return swept;
      }
    },

    async addChannel({ keys, ...channel }) {
      await db
        .insertInto('channels')
        .values({ ...channel, keys: JSON.stringify(keys) })
        .execute();
    },
    async channel(id) {
      const row = await channels().where('id', '=', id).executeTakeFirst();
      return row && toChannel(row);
    },
    async channelsOf(person) {
      const found = await channels().where('person', '=', person).orderBy('created').orderBy('id').execute();
      return found.map(toChannel);
    },
    async changeChannel(id, { keys, ...change }) {
      const set = { ...change, ...(keys && { keys: JSON.stringify(keys) }) };
      await db.updateTable('channels').set(set).where('id', '=', id).execute();
    },
    async removeChannel(id) {
      await db.deleteFrom('channels').where('id', '=', id).execute();
    },

    async settingsOf(person) {
      const row = await db
        .selectFrom('person_settings')
        .selectAll()
        .where('person', '=', person)
        .executeTakeFirst();
      return row ? toSettings(row) : USUAL_SETTINGS;
    },
    async keepSettings(person, { zone, quiet, awayUntil, tell }) {
      const row = {
        zone,
        quiet_from: quiet?.from ?? null,
        quiet_to: quiet?.to ?? null,
        away_until: awayUntil,
        body: JSON.stringify({ tell }),
      };
      await db
        .insertInto('person_settings')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },
  };
}

/** Whether there is still something to tell. */
function isStanding({ kind, person }: Selectable<Schema['outbox']>, row: TableRow): boolean {
  if (kind === 'turn') return isWaitingFor(row, person);
  return row.phase === (kind === 'over' ? 'over' : 'playing');
}

function toNotice(row: Selectable<Schema['outbox']>): KeptNotice {
  const { id, person, table_id, kind, due, tries, reached, outcome, created } = row;
  const channels = reached === '' ? [] : reached.split(' ');
  return { id, person, table: table_id, kind, due, tries, reached: channels, outcome, created };
}

function toChannel({ keys, language, ...row }: Selectable<Schema['channels']>): Channel {
  // Only a language of ours is ever written.
  return { ...row, keys: JSON.parse(keys), language: language as Channel['language'] };
}

function toSettings(row: Selectable<Schema['person_settings']>): PersonSettings {
  const { zone, quiet_from: from, quiet_to: to, away_until: awayUntil, body } = row;
  const quiet = from === null || to === null ? null : { from, to };
  return { ...USUAL_SETTINGS, ...JSON.parse(body), zone, quiet, awayUntil };
}
