/** People in the database: accounts, sessions, passkeys, and what they have learned. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { mergeLearned, refusedAtDoor } from '#protocol';
import { leaveAllTournaments } from './entrantQueries.ts';
import { leaveAllGroups } from './groupQueries.ts';
import { forgetInCases } from './moderationQueries.ts';
import type { Schema } from './schema.ts';
import type { Passkey, Person, Session, Store } from './store.ts';
import { isDuplicate, storeErrorOf } from './storeErrors.ts';

type PeopleQueries = Pick<
  Store,
  | 'addPerson'
  | 'person'
  | 'personByEmail'
  | 'people'
  | 'changePerson'
  | 'replacePassword'
  | 'forgetPerson'
  | 'addSession'
  | 'session'
  | 'touchSession'
  | 'sessionsOf'
  | 'endSession'
  | 'endSessionsOf'
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'countPasskey'
  | 'learning'
  | 'addLearning'
>;

export function peopleQueries(db: Kysely<Schema>): PeopleQueries {
  const people = () => db.selectFrom('people').selectAll();
  const passkeys = () => db.selectFrom('passkeys').selectAll();
  return {
    async addPerson({ id, name, created, email, passwordHash, gone }) {
      const row = { id, name, created, email, password_hash: passwordHash, gone: gone ? 1 : 0 };
      await db.insertInto('people').values(row).execute().catch(refuseEmail);
    },
    async person(id) {
      const row = await people().where('id', '=', id).executeTakeFirst();
      return row && toPerson(row);
    },
    async personByEmail(email) {
      const row = await people().where('email', '=', email).executeTakeFirst();
      return row && toPerson(row);
    },
    async people(ids) {
      if (ids.length === 0) return [];
      return (await people().where('id', 'in', ids).execute()).map(toPerson);
    },
    async changePerson(id, { passwordHash, ...change }) {
      const set = { ...change, ...(passwordHash === undefined ? {} : { password_hash: passwordHash }) };
      if (Object.values(set).every((value) => value === undefined)) return;
      const [changed] = await db
        .updateTable('people')
        .set(set)
        .where('id', '=', id)
        .where('gone', '=', 0)
        .execute()
        .catch(refuseEmail);
      if (!changed?.numUpdatedRows) throw refusedAtDoor('noSuchPerson');
    },
    async replacePassword(id, old, passwordHash) {
      const changed = await db
        .updateTable('people')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', old)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
    async forgetPerson(id) {
      await db.transaction().execute((trx) => erasePerson(trx, id));
    },

    async addSession(session) {
      await db
        .insertInto('sessions')
        .values({ device: null, ...session })
        .execute();
    },
    async session(hash) {
      const row = await db
        .selectFrom('sessions')
        .leftJoin('people', 'people.id', 'sessions.person')
        .selectAll('sessions')
        .select('people.banned_until')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { banned_until: bannedUntil, ...session } = row;
      return { ...toSession(session), ...(bannedUntil !== null && { bannedUntil }) };
    },
    async touchSession(hash, used) {
      await db.updateTable('sessions').set({ used }).where('hash', '=', hash).execute();
    },
    async sessionsOf(person) {
      const mine = db.selectFrom('sessions').selectAll().where('person', '=', person);
      return (await mine.orderBy('used', 'desc').orderBy('hash').execute()).map(toSession);
    },
    async endSession(hash) {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    async endSessionsOf(person) {
      await db.deleteFrom('sessions').where('person', '=', person).execute();
    },

    async addPasskey({ publicKey, transports, ...passkey }) {
      const row = { ...passkey, public_key: publicKey, transports: JSON.stringify(transports) };
      await db.insertInto('passkeys').values(row).execute();
    },
    async passkey(id) {
      const row = await passkeys().where('id', '=', id).executeTakeFirst();
      return row && toPasskey(row);
    },
    async passkeysOf(person) {
      return (await passkeys().where('person', '=', person).orderBy('created').execute()).map(toPasskey);
    },
    async countPasskey(id, counter) {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },

    async learning(person) {
      const row = await db
        .selectFrom('learning')
        .select('body')
        .where('person', '=', person)
        .executeTakeFirst();
      return row ? JSON.parse(row.body) : {};
    },
    async addLearning(person, more) {
      return db.transaction().execute(async (trx) => {
        // Changes nothing in a row that is there, but holds it until all is merged.
        const { body } = await trx
          .insertInto('learning')
          .values({ person, body: '{}' })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ person }))
          .returning('body')
          .executeTakeFirstOrThrow();
        const all = mergeLearned(JSON.parse(body), more);
        await trx
          .updateTable('learning')
          .set({ body: JSON.stringify(all) })
          .where('person', '=', person)
          .execute();
        return all;
      });
    },
  };
}

/** Tables whose rows belong to one person alone. */
const OWN_TABLES = [
  'sessions',
  'passkeys',
  'records',
  'outbox',
  'channels',
  'person_settings',
  'person_hours',
  'plans',
  'learning',
  'watchers',
  'challenges',
  'profiles',
  'ratings',
  'rating_steps',
  'game_reviews',
  'daily',
] as const;

async function erasePerson(trx: Transaction<Schema>, person: string): Promise<void> {
  const nobody = {
    name: '',
    email: null,
    password_hash: null,
    gone: 1,
    muted_until: null,
    banned_until: null,
  };
  await trx.updateTable('people').set(nobody).where('id', '=', person).execute();
  for (const table of OWN_TABLES) await trx.deleteFrom(table).where('person', '=', person).execute();
  await trx.deleteFrom('links').where('maker', '=', person).execute();
  await trx
    .deleteFrom('friends')
    .where(({ or, eb }) => or([eb('person', '=', person), eb('friend', '=', person)]))
    .execute();
  for (const table of ['blocks', 'friend_requests'] as const)
    await trx
      .deleteFrom(table)
      .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
      .execute();
  await leaveAllGroups(trx, person);
  await leaveAllTournaments(trx, person);
  await trx.updateTable('result_seats').set({ person: null }).where('person', '=', person).execute();
  await trx
    .deleteFrom('blocks')
    .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  await forgetInCases(trx, person);
  const said = await trx
    .selectFrom('entries')
    .select(['table_id', 'seq', 'body'])
    .where('person', '=', person)
    // A literal: with a parameter the partial index would not be used.
    .where('kind', '=', sql.lit('said'))
    .execute();
  for (const { table_id, seq, body } of said)
    await trx
      .updateTable('entries')
      .set({ body: JSON.stringify({ ...JSON.parse(body), text: '' }) })
      .where('table_id', '=', table_id)
      .where('seq', '=', seq)
      .execute();
}

/** Both databases name the column or its index in their message. */
function refuseEmail(error: unknown): never {
  throw isDuplicate(error) && error.message.includes('email')
    ? refusedAtDoor('emailTaken')
    : storeErrorOf(error);
}

function toPerson({ id, name, created, email, password_hash, gone }: Selectable<Schema['people']>): Person {
  return { id, name, created, email, passwordHash: password_hash, gone: gone === 1 };
}

function toSession({ device, ...session }: Selectable<Schema['sessions']>): Session {
  return device === null ? session : { ...session, device };
}

function toPasskey({ public_key, transports, ...passkey }: Selectable<Schema['passkeys']>): Passkey {
  return { ...passkey, publicKey: public_key, transports: JSON.parse(transports) };
}
