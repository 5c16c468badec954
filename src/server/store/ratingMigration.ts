/** The tables of ratings: ladders, where people stand on them and how they came there, and the games that wait. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export async function ratings(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('ladders')
    .addColumn('ladder', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('mu', 'integer', (column) => column.notNull())
    .addColumn('sigma', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['ladder', 'person'])
    .execute();
  await db.schema.createIndex('ratings_top').on('ratings').columns(['ladder', 'shown']).execute();
  await db.schema.createIndex('ratings_person').on('ratings').column('person').execute();
  await db.schema
    .createTable('rating_steps')
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .addColumn('mu', 'integer', (column) => column.notNull())
    .addColumn('sigma', 'integer', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_steps_key', ['person', 'ladder', 'finished', 'table_id'])
    .execute();
  await db.schema.createIndex('rating_steps_table').on('rating_steps').column('table_id').execute();
  await db.schema
    .createTable('rating_queue')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .execute();
  // Every ladder is made from its games alone: they are found in their order.
  await db.schema
    .createIndex('results_rated')
    .on('results')
    .columns(['game', 'seats', 'kind', 'finished', 'table_id'])
    .where(sql.ref('rated'), '=', sql.lit(1))
    .execute();
}

/** When each ladder was last compared with its games. */
export async function ratingChecks(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('rating_checks')
    .addColumn('ladder', 'text', (column) => column.primaryKey())
    .addColumn('claimed', 'text')
    .addColumn('until', 'bigint')
    .addColumn('checked', 'bigint')
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('differing', 'integer', (column) => column.notNull())
    .execute();
}
