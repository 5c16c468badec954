/** Migrations of the database: one list for both dialects, run at every start. Never edit one that was released. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { eventChanges, eventTables } from './eventsMigration.ts';
import { ratingChecks, ratings } from './ratingMigration.ts';
import type { Schema } from './schema.ts';
import { isDuplicate } from './storeErrors.ts';

export type Dialect = 'sqlite' | 'postgres';

type Migration = (db: Kysely<Schema>, dialect: Dialect) => Promise<void>;

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '1 tables': tables,
  '2 people': people,
  '3 lobby': lobby,
  '4 boxes': boxes,
  '5 learning': learning,
  '6 watchers': watchers,
  '7 entry links': entryLinks,
  '8 nodes': nodes,
  '9 side by side': sideBySide,
  '10 notices': notices,
  '11 paces': paces,
  '12 people and groups': peopleAndGroups,
  '13 civil talk': civilTalk,
  '14 plans': plans,
  '15 ratings': ratings,
  '16 statistics': statistics,
  '17 daily': daily,
  '18 events': eventTables,
  '19 rating checks': ratingChecks,
  '20 event changes': eventChanges,
};

/** After these an older Skyline would do harm. All others only add something that it need not know: it may go on beside a newer one while nodes are replaced one by one. */
const BREAKING: readonly string[] = [];

/** The names in their order; a database that knows others was made by a newer Skyline. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** PostgreSQL's code for a table that exists. */
const DUPLICATE_TABLE = '42P07';

/** Brings a database up to date; each migration runs once and wholly, also when two servers start together. */
export async function migrate(
  db: Kysely<Schema>,
  dialect: Dialect,
  names: readonly string[] = MIGRATION_NAMES,
): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (name) => name.primaryKey())
    .execute()
    .catch((error) => {
      // PostgreSQL reports a duplicate, of the table or of its name, where another server makes it at this very moment.
      if (!isDuplicate(error) && error.code !== DUPLICATE_TABLE) throw error;
    });
  refuseNewer(await db.selectFrom('migrations').selectAll().execute());
  for (const name of names)
    await db.transaction().execute(async (trx) => {
      // Whoever waits for a row of the list would hold up who changes the list itself, and wait for them: one server at a time.
      if (dialect === 'postgres') await sql`lock table migrations in access exclusive mode`.execute(trx);
      const claimed = await trx
        .insertInto('migrations')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (claimed.numInsertedOrUpdatedRows) await MIGRATIONS[name]?.(trx, dialect);
    });
  if (!names.includes('9 side by side')) return;
  for (const name of names)
    await db
      .updateTable('migrations')
      .set({ breaks: BREAKING.includes(name) ? 1 : 0 })
      .where('name', '=', name)
      .where('breaks', 'is', null)
      .execute();
}

/** A database that a newer Skyline has changed is not opened where this one would damage what it does not know. */
export function refuseNewer(
  migrations: readonly { readonly name: string; readonly breaks?: number | null | undefined }[],
): void {
  const unknown = migrations
    .filter(({ name, breaks }) => !MIGRATION_NAMES.includes(name) && breaks !== 0)
    .map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(`the database was made by a newer Skyline (it knows "${unknown.join('", "')}")`);
}

async function tables(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('command', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('patch', 'text')
    .addColumn('awaited', 'text', (column) => column.notNull())
    .addColumn('plays', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('entries_command')
    .unique()
    .on('entries')
    .columns(['table_id', 'person', 'command'])
    .where('command', 'is not', null)
    .execute();
  // What a person said, found without reading every entry when they are forgotten.
  await db.schema
    .createIndex('entries_said')
    .on('entries')
    .column('person')
    .where(sql.ref('kind'), '=', sql.lit('said'))
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('clocked', 'integer', (column) => column.notNull())
    .addColumn('botted', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'access', 'created']).execute();
  await db.schema
    .createTable('table_people')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addPrimaryKeyConstraint('table_people_key', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('table_people_table').on('table_people').column('table_id').execute();
  const outbox = db.schema.createTable('outbox');
  await (dialect === 'postgres'
    ? outbox.addColumn('id', 'bigserial', (column) => column.primaryKey())
    : outbox.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
  )
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_person').on('outbox').column('person').execute();
}

async function people(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('gone', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('people_email').unique().on('people').column('email').execute();
  await ofPerson(db.schema.createTable('sessions'))
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await ofPerson(db.schema.createTable('passkeys'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
}

async function lobby(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('maker', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('table_id', 'text')
    .addColumn('seat', 'integer')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('revoked', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('links_hash').unique().on('links').column('hash').execute();
  await db.schema.createIndex('links_table').on('links').column('table_id').execute();
  await db.schema.createIndex('links_maker').on('links').column('maker').execute();
  await db.schema
    .createTable('friends')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('friend', 'text', (column) => column.notNull().references('people.id'))
    .addPrimaryKeyConstraint('friends_key', ['person', 'friend'])
    .execute();
  await ofPerson(db.schema.createTable('records'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('records_person').on('records').column('person').execute();
  await db.schema
    .createTable('waits')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('wait', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('waits_game').on('waits').columns(['game', 'seats', 'at']).execute();
}

async function boxes(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('boxes')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
}

async function learning(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('learning')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

async function watchers(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('watchers')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addPrimaryKeyConstraint('watchers_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('watchers_person').on('watchers').column('person').execute();
}

/** Entries that are there keep none, which counts as the empty text. */
async function entryLinks(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('link', 'text').execute();
}

async function nodes(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('alarms')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('wake', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('alarms_due').on('alarms').columns(['bucket', 'wake']).execute();
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('ceremony', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_until').on('challenges').column('until').execute();
}

/** Says of each migration whether older servers must stay away from then on. */
async function sideBySide(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('migrations').addColumn('breaks', 'integer').execute();
}

/**
 * Notices are delivered from now on. Nobody has ever read those that are there. An older server beside this one writes rows
 * without the new columns, and their defaults make them due at once.
 */
async function notices(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('outbox').execute();
  const columns = [
    ['key', 'text', undefined],
    ['due', 'bigint', 0],
    ['tries', 'integer', 0],
    ['claimed', 'text', undefined],
    ['reached', 'text', ''],
    ['outcome', 'text', undefined],
    ['created', 'bigint', 0],
  ] as const;
  // SQLite adds one column at a time.
  for (const [name, type, value] of columns)
    await db.schema
      .alterTable('outbox')
      .addColumn(name, type, (column) => (value === undefined ? column : column.defaultTo(value)))
      .execute();
  await db.schema
    .createIndex('outbox_key')
    .unique()
    .on('outbox')
    .columns(['person', 'kind', 'key'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('due').where('due', 'is not', null).execute();
  await db.schema.dropIndex('outbox_person').execute();
  await ofPerson(db.schema.createTable('channels'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .addColumn('answer', 'text')
    .execute();
  await db.schema.createIndex('channels_person').on('channels').columns(['person', 'state']).execute();
  await db.schema
    .createTable('person_settings')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('away_until', 'bigint')
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

/** How people play at a table, for lists; tables that are there have none. */
async function paces(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('pace', 'text').execute();
}

async function peopleAndGroups(db: Kysely<Schema>): Promise<void> {
  await ofPerson(db.schema.createTable('blocks'))
    .addColumn('other', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'other', 'kind'])
    .execute();
  await db.schema.createIndex('blocks_other').on('blocks').column('other').execute();
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('results_game').on('results').columns(['game', 'seats', 'finished']).execute();
  await db.schema
    .createTable('result_seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('place', 'integer')
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .addColumn('resigned', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('result_seats_person')
    .on('result_seats')
    .columns(['person', 'table_id'])
    .execute();
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema
    .createTable('profiles')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('picture', 'text')
    .addColumn('visible', 'text', (column) => column.notNull())
    .execute();
  await ofPerson(db.schema.createTable('friend_requests'))
    .addColumn('other', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('declined', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('friend_requests_key', ['person', 'other'])
    .execute();
  await db.schema.createIndex('friend_requests_other').on('friend_requests').column('other').execute();
  await groups(db);
}

async function groups(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await ofPerson(db.schema.createTable('group_people'))
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_people_key', ['group_id', 'person'])
    .execute();
  await db.schema.createIndex('group_people_person').on('group_people').column('person').execute();
  await db.schema
    .createTable('group_tables')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('group_tables_group').on('group_tables').column('group_id').execute();
  await ofPerson(db.schema.createTable('group_lines'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('group_lines_group')
    .on('group_lines')
    .columns(['group_id', 'created'])
    .execute();
  await db.schema.createIndex('group_lines_person').on('group_lines').column('person').execute();
}

/** Games by turns: when people's clocks stand, and what they have planned. */
async function plans(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('person_hours')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('window_from', 'integer')
    .addColumn('window_to', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await ofPerson(db.schema.createTable('plans'))
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('plans_person').on('plans').column('person').execute();
}

/** Reports, what moderators did about them, and until when somebody may not speak or be here. */
async function civilTalk(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reporter', 'text')
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('cases_state').on('cases').columns(['state', 'created']).execute();
  await db.schema.createIndex('cases_reporter').on('cases').column('reporter').execute();
  await db.schema.createIndex('cases_person').on('cases').column('person').execute();
  await ofPerson(db.schema.createTable('sanctions'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('moderator', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('lifted', 'bigint')
    .addColumn('appeal', 'text')
    .addColumn('appealed', 'bigint')
    .addColumn('verdict', 'text')
    .addColumn('verdict_words', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sanctions_person').on('sanctions').column('person').execute();
  await db.schema.createIndex('sanctions_case').on('sanctions').column('case_id').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('moderator', 'text', (column) => column.notNull())
    .addColumn('did', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('prev', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_person').on('audit').column('person').execute();
  await db.schema.createIndex('audit_moderator').on('audit').column('moderator').execute();
  for (const name of ['muted_until', 'banned_until'])
    await db.schema.alterTable('people').addColumn(name, 'bigint').execute();
}

/** How finished games were played, and what people's decisions cost. */
async function statistics(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('result_seats').addColumn('approach', 'text').execute();
  await ofPerson(db.schema.createTable('game_reviews'))
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addColumn('good', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_reviews_key', ['person', 'table_id'])
    .execute();
}

/** Deals of the day, and everybody's first attempts at them. */
async function daily(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('daily_deals')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('box', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_deals_key', ['day', 'game'])
    .execute();
  await db.schema
    .createTable('daily')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('started', 'bigint', (column) => column.notNull())
    .addColumn('finished', 'bigint')
    .addColumn('scores', 'text')
    .addColumn('value', 'integer')
    .addColumn('place', 'integer')
    .addColumn('plays', 'text')
    .addUniqueConstraint('daily_once', ['day', 'game', 'person'])
    .execute();
  await db.schema.createIndex('daily_person').on('daily').column('person').execute();
  await db.schema.createIndex('daily_value').on('daily').columns(['day', 'game', 'value']).execute();
}

/** A table of things that belong to one person: whose, and since when. */
function ofPerson(table: CreateTableBuilder<string>): CreateTableBuilder<string, 'person' | 'created'> {
  return table
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('created', 'bigint', (column) => column.notNull());
}
