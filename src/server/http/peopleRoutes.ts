/** People among people: profiles and pictures, requests for friendship, whom one mutes or blocks. */
import * as v from 'valibot';
import { block } from '../people/blocks.ts';
import { acceptFriend, askToBeFriends, requestsFor } from '../people/friendship.ts';
import { profileFor } from '../people/profile.ts';
import { BLOCK_KINDS, RESULT_KINDS, VISIBLE } from '../store/index.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, id, moment, names, text } from './routeSchemas.ts';

const picture = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))),
  v.length(3),
  v.description('Emblem, shape and colour by their numbers'),
);

const relation = v.picklist(['self', 'friend', 'asked', 'asks', 'none']);

const visible = v.picklist(VISIBLE);

const count = v.number();

const profileGames = v.pipe(
  v.strictObject({
    since: moment,
    tallies: v.array(
      v.strictObject({
        game: text,
        seats: count,
        games: count,
        contests: v.pipe(count, v.description('Those that could be won')),
        won: count,
        points: v.pipe(count, v.description('All together')),
        best: count,
      }),
    ),
    encounters: v.array(v.strictObject({ other: id, games: count, won: count, lost: count, last: moment })),
    latest: v.array(
      v.strictObject({
        table: id,
        game: text,
        seats: count,
        kind: v.picklist(RESULT_KINDS),
        finished: moment,
        ending: v.picklist(['played', 'conceded', 'calledOff']),
        players: v.array(
          v.strictObject({
            seat: count,
            person: v.nullable(id),
            bot: v.nullable(text),
            place: v.nullable(count),
            points: count,
            resigned: v.boolean(),
          }),
        ),
      }),
    ),
    unknown: v.pipe(count, v.description('Finished games from before results were kept')),
    names,
  }),
  v.title('ProfileGames'),
);

const oneOther = v.object({ id });

/** Ids with commas between them. */
const people = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]{1,32}(,[a-z0-9]{1,32}){0,99}$/),
  v.transform((list) => list.split(',')),
);

const named = v.array(v.strictObject({ id, name: text }));

export function addPeopleRoutes(context: HttpContext): void {
  const { store } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/people/:id',
    name: 'readProfile',
    refuses: ['noSuchPerson'],
    summary: 'What somebody shows of themselves; their games only to whom they want to show them.',
    limit: 'profiles',
    params: oneOther,
    returns: v.strictObject({
      person: v.strictObject({ id, name: text, picture: v.nullable(picture), guest: v.boolean() }),
      relation,
      mayAsk: v.boolean(),
      visible: v.pipe(v.nullable(visible), v.description('Of my own profile only')),
      games: v.nullable(profileGames),
    }),
    handle: ({ person, params }) => profileFor(store, params.id, person),
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/pictures',
    name: 'listPictures',
    summary:
      'The pictures that these people have chosen; for those who are left out one is made of their id.',
    query: v.strictObject({ of: people }),
    returns: v.strictObject({ pictures: v.record(v.string(), picture) }),
    async handle({ query }) {
      return { pictures: await store.picturesOf(query.of) };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/me/profile',
    name: 'changeProfile',
    summary: 'Choose my picture, or who may see my games.',
    body: v.strictObject({ picture: v.optional(v.nullable(picture)), visible: v.optional(visible) }),
    returns: v.strictObject({ picture: v.nullable(picture), visible }),
    async handle({ person, body: { picture, visible } }) {
      await store.changeProfile(person, {
        ...(picture !== undefined && { picture }),
        ...(visible && { visible }),
      });
      return store.profileOf(person);
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/people/:id/ask',
    name: 'askToBeFriends',
    refuses: ['noSuchPerson', 'notAllowed', 'tooMany'],
    summary:
      'Ask somebody with whom I have sat at a table, or am in a group, to be friends; or say yes to who has asked me.',
    limit: 'channels',
    params: oneOther,
    returns: v.strictObject({ relation }),
    async handle({ person, params }) {
      return { relation: await askToBeFriends(store, person, params.id) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/requests',
    name: 'listRequests',
    summary: 'Who wants to be friends with me, and whom I have asked.',
    returns: v.strictObject({ toMe: named, byMe: named }),
    async handle({ person }) {
      const [toMe, byMe] = await Promise.all([requestsFor(store, person), store.requestsBy(person)]);
      const namedOf = async (ids: readonly string[]) =>
        (await store.people(ids)).map(({ id, name }) => ({ id, name }));
      return {
        toMe: await namedOf(toMe.map((request) => request.person)),
        byMe: await namedOf(byMe.map(({ other }) => other)),
      };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/requests/:id/accept',
    name: 'acceptRequest',
    refuses: ['noSuchPerson', 'tooMany'],
    summary: 'Become friends with who has asked me.',
    params: oneOther,
    returns: done,
    async handle({ person, params }) {
      await acceptFriend(store, person, params.id);
      return {};
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/requests/:id',
    name: 'declineRequest',
    summary: 'Do not become friends with who has asked me. They are not told, and cannot ask again.',
    params: oneOther,
    returns: done,
    async handle({ person, params }) {
      await store.declineFriend(params.id, person);
      return {};
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/blocks',
    name: 'listBlocks',
    summary: 'Whom I mute and block.',
    returns: v.strictObject({
      blocks: v.array(v.strictObject({ person: id, name: text, kind: v.picklist(BLOCK_KINDS) })),
    }),
    async handle({ person }) {
      const blocks = await store.blocksOf(person);
      const others = await store.people(blocks.map(({ other }) => other));
      const names = new Map(others.map(({ id, name }) => [id, name]));
      return {
        blocks: blocks.map(({ other, kind }) => ({ person: other, name: names.get(other) ?? '', kind })),
      };
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/blocks/:id',
    name: 'addBlock',
    refuses: ['noSuchPerson', 'notAllowed', 'tooMany'],
    summary:
      'Mute somebody: I do not read their lines. Or block them: besides, no shared quick match, no links, no friendship. They are not told.',
    params: oneOther,
    body: v.strictObject({ kind: v.picklist(BLOCK_KINDS) }),
    returns: done,
    async handle({ person, params, body }) {
      await block(store, person, params.id, body.kind);
      return {};
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/blocks/:id/:kind',
    name: 'endBlock',
    summary: 'Mute or block somebody no longer.',
    params: v.object({ id, kind: v.picklist(BLOCK_KINDS) }),
    returns: done,
    async handle({ person, params }) {
      await store.endBlock(person, params.id, params.kind);
      return {};
    },
  });
}
