/** What nodes share besides tables: who lives, what is due, secrets, counts, and challenges of passkeys. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type ClusterQueries = Pick<
  Store,
  | 'secret'
  | 'beat'
  | 'leave'
  | 'addAlarms'
  | 'dueAlarms'
  | 'postpone'
  | 'count'
  | 'addChallenge'
  | 'takeChallenge'
>;

/** A node whose last beat is older, in milliseconds, counts as dead; its row goes later. */
const DEAD_AFTER = 4000;
const GONE_AFTER = 60_000;

/** Challenges kept: anybody may ask for one. */
const MOST_CHALLENGES = 10_000;

export function clusterQueries(db: Kysely<Schema>, dialect: Dialect): ClusterQueries {
  const databaseTime = async (): Promise<number> => {
    if (dialect === 'sqlite') return Date.now();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
    return rows[0]?.now ?? Date.now();
  };
  return {
    async secret(name, made = randomBytes(32).toString('base64url')) {
      await db
        .insertInto('secrets')
        .values({ name, value: made })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },

    async beat(node) {
      const now = await databaseTime();
      const beat = Math.round(now);
      await db
        .insertInto('nodes')
        .values({ id: node, beat })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat }))
        .execute();
      await db
        .deleteFrom('nodes')
        .where('beat', '<', beat - GONE_AFTER)
        .execute();
      const living = await db
        .selectFrom('nodes')
        .select('id')
        .where('beat', '>', beat - DEAD_AFTER)
        .orderBy('id')
        .execute();
      return { now, nodes: living.map(({ id }) => id) };
    },
    async leave(node) {
      await db.deleteFrom('nodes').where('id', '=', node).execute();
    },

    async addAlarms(alarms) {
      for (const { table, bucket, wake } of alarms)
        await db
          .insertInto('alarms')
          .values({ table_id: table, bucket, wake })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },
    async dueAlarms(buckets, until, limit) {
      if (buckets.length === 0) return [];
      const found = await db
        .selectFrom('alarms')
        .select(['table_id', 'wake'])
        .where('bucket', 'in', buckets)
        .where('wake', '<=', until)
        .orderBy('wake')
        .limit(limit)
        .execute();
      return found.map(({ table_id, wake }) => ({ table: table_id, wake }));
    },
    async postpone(table, seen, wake) {
      const unchanged = { table_id: table, wake: seen };
      if (wake === null)
        await db
          .deleteFrom('alarms')
          .where(({ and }) => and(unchanged))
          .execute();
      else
        await db
          .updateTable('alarms')
          .set({ wake })
          .where(({ and }) => and(unchanged))
          .execute();
    },

    async count(key, window, now) {
      // A new window begins when the last one is over.
      const { count, until } = await db
        .insertInto('limits')
        .values({ key, count: 1, until: now + window })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when limits.until <= ${now} then 1 else limits.count + 1 end`,
            until: sql<number>`case when limits.until <= ${now} then ${now + window} else limits.until end`,
          }),
        )
        .returning(['count', 'until'])
        .executeTakeFirstOrThrow();
      // Now and then those that are over leave.
      if (Math.random() < 0.01) await db.deleteFrom('limits').where('until', '<=', now).execute();
      return { count, until };
    },

    async addChallenge({ ceremony, challenge, person, until }, now) {
      await db.deleteFrom('challenges').where('until', '<=', now).execute();
      const oldest = db
        .selectFrom('challenges as kept')
        .select('kept.until')
        .orderBy('kept.until', 'desc')
        .limit(1)
        .offset(MOST_CHALLENGES - 1);
      await db.deleteFrom('challenges').where('until', '<=', oldest).execute();
      await db.insertInto('challenges').values({ ceremony, challenge, person, until }).execute();
    },
    async takeChallenge(ceremony) {
      return db
        .deleteFrom('challenges')
        .where('ceremony', '=', ceremony)
        .returning(['ceremony', 'challenge', 'person', 'until'])
        .executeTakeFirst();
    },
  };
}
