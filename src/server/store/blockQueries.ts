/** Whom one mutes or blocks, in the database. */
import type { Kysely } from 'kysely';
import type { BlockStore } from './blockStore.ts';
import type { Schema } from './schema.ts';

export function blockQueries(db: Kysely<Schema>): BlockStore {
  return {
    async addBlock(block) {
      await db
        .insertInto('blocks')
        .values(block)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async endBlock(person, other, kind) {
      await db
        .deleteFrom('blocks')
        .where('person', '=', person)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute();
    },
    async blocksOf(person) {
      const mine = db.selectFrom('blocks').selectAll().where('person', '=', person);
      return mine.orderBy('created').orderBy('other').orderBy('kind').execute();
    },
    async apartFrom(person) {
      const blocks = db.selectFrom('blocks').where('kind', '=', 'block');
      const both = blocks
        .where('person', '=', person)
        .select('other as apart')
        .union(blocks.where('other', '=', person).select('person as apart'));
      return (await both.execute()).map(({ apart }) => apart);
    },
  };
}
