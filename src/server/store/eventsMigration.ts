/** The tables of tournaments and leagues, and what people are told of them. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function eventTables(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.references('people.id'))
    .addColumn('group_id', 'text')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('starts', 'bigint', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('wake', 'bigint')
    .addColumn('claimed', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('league', 'text')
    .addColumn('season', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('finished', 'bigint')
    .execute();
  await db.schema.createIndex('events_wake').on('events').columns(['finished', 'wake']).execute();
  await db.schema.createIndex('events_group').on('events').column('group_id').execute();
  await db.schema.createIndex('events_host').on('events').column('host').execute();
  await db.schema.createIndex('events_league').on('events').columns(['league', 'season']).execute();
  await db.schema
    .createTable('event_people')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('missed', 'integer', (column) => column.notNull())
    .addColumn('division', 'integer', (column) => column.notNull())
    .addColumn('draw', 'integer')
    .addColumn('rank', 'integer')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_people_key', ['event_id', 'number'])
    .execute();
  await db.schema
    .createIndex('event_people_person')
    .unique()
    .on('event_people')
    .columns(['person', 'event_id'])
    .execute();
  await db.schema
    .createTable('event_tables')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('division', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('holders', 'text', (column) => column.notNull())
    .addColumn('came', 'text', (column) => column.notNull())
    .addColumn('missed', 'text', (column) => column.notNull())
    .addColumn('scores', 'text')
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_tables_key', ['event_id', 'round', 'number'])
    .execute();
  await tellOfEvents(db);
}

/** What the organiser says about an event, and when they changed what people had signed up for. */
export async function eventChanges(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('events')
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('events').addColumn('changed', 'bigint').execute();
}

/** Whoever has settled what they are told, and wants to know when a game begins, is told of events too. */
async function tellOfEvents(db: Kysely<Schema>): Promise<void> {
  const rows = await db.selectFrom('person_settings').select(['person', 'body']).execute();
  for (const { person, body } of rows) {
    const settings = JSON.parse(body);
    const told = Object.entries(settings.tell ?? {}).map(([channel, kinds]) => [
      channel,
      Array.isArray(kinds) && kinds.includes('started') ? [...kinds, 'event'] : kinds,
    ]);
    await db
      .updateTable('person_settings')
      .set({ body: JSON.stringify({ ...settings, tell: Object.fromEntries(told) }) })
      .where('person', '=', person)
      .execute();
  }
}
