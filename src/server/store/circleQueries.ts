/** Profiles and requests for friendship in the database. */
import type { Kysely } from 'kysely';
import type { CircleStore, Profile } from './circleStore.ts';
import type { Schema } from './schema.ts';

type CircleQueries = Pick<
  CircleStore,
  | 'profileOf'
  | 'changeProfile'
  | 'picturesOf'
  | 'askFriend'
  | 'requestsTo'
  | 'requestsBy'
  | 'declineFriend'
  | 'takeRequest'
>;

const USUAL_PROFILE: Profile = { picture: null, visible: 'everybody' };

export function circleQueries(db: Kysely<Schema>): CircleQueries {
  const requests = () =>
    db
      .selectFrom('friend_requests')
      .select(['person', 'other', 'created'])
      .orderBy('created')
      .orderBy('person');
  return {
    async profileOf(person) {
      const row = await db
        .selectFrom('profiles')
        .select(['picture', 'visible'])
        .where('person', '=', person)
        .executeTakeFirst();
      if (!row) return USUAL_PROFILE;
      return { picture: row.picture === null ? null : JSON.parse(row.picture), visible: row.visible };
    },
    async changeProfile(person, { picture, visible }) {
      const drawn = picture && JSON.stringify(picture);
      const change = { ...(drawn !== undefined && { picture: drawn }), ...(visible && { visible }) };
      if (Object.keys(change).length === 0) return;
      await db
        .insertInto('profiles')
        .values({ person, picture: null, visible: USUAL_PROFILE.visible, ...change })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
        .execute();
    },
    async picturesOf(people) {
      if (people.length === 0) return {};
      const found = await db
        .selectFrom('profiles')
        .select(['person', 'picture'])
        .where('person', 'in', people)
        .execute();
      return Object.fromEntries(
        found.flatMap(({ person, picture }) => (picture === null ? [] : [[person, JSON.parse(picture)]])),
      );
    },

    async askFriend({ person, other, created }) {
      await db
        .insertInto('friend_requests')
        .values({ person, other, created, declined: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async requestsTo(person) {
      return requests().where('other', '=', person).where('declined', '=', 0).execute();
    },
    async requestsBy(person) {
      return requests().where('person', '=', person).execute();
    },
    async declineFriend(person, other) {
      await db
        .updateTable('friend_requests')
        .set({ declined: 1 })
        .where('person', '=', person)
        .where('other', '=', other)
        .execute();
    },
    async takeRequest(person, other) {
      const taken = await db
        .deleteFrom('friend_requests')
        .where('person', '=', person)
        .where('other', '=', other)
        .executeTakeFirst();
      return taken.numDeletedRows > 0n;
    },
  };
}
