/** Ratings: ladders, people's ratings, and what a finished game changed. */
import * as v from 'valibot';
import { refusedAtDoor, tableId } from '#protocol';
import { RATED_KINDS } from '#table';
import { requireAccess } from '../people/tableAccess.ts';
import { changesAt, ladderFor, ratingCourse, ratingsFor } from '../ratings/shownRatings.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute } from './route.ts';
import { id, moment, names, text } from './routeSchemas.ts';

const count = v.number();

const rating = v.pipe(
  v.strictObject({
    low: v.pipe(count, v.description('What somebody is at least, 95 % sure: the number that is shown')),
    middle: count,
    high: count,
    provisional: v.boolean(),
  }),
  v.title('Rating'),
);

const kind = v.picklist(RATED_KINDS);

const inAddress = {
  kind,
  game: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
  seats: v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform((digits) => Number(digits)),
  ),
};

const entry = v.strictObject({ person: id, place: count, games: count, rating });

export function addRatingRoutes(context: HttpContext): void {
  const { store, config } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/ladders/:kind/:game/:seats',
    name: 'readLadder',
    refuses: ['noSuchLadder'],
    summary: 'The best of a ladder, and where I stand. Whoever hides their games is not listed.',
    limit: 'profiles',
    params: v.object(inAddress),
    returns: v.strictObject({
      people: v.pipe(count, v.description('How many are listed in all')),
      entries: v.array(entry),
      mine: v.nullable(entry),
      bots: v.pipe(
        v.array(v.strictObject({ level: text, rating: count })),
        v.description('Against bots: their fixed ratings'),
      ),
      names,
    }),
    handle: ({ person, params }) => ladderFor(store, params, person),
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/people/:id/ratings',
    name: 'listRatings',
    refuses: ['noSuchPerson'],
    summary: 'Somebody’s ratings, by ladder; null where they do not show their games.',
    limit: 'profiles',
    params: v.object({ id }),
    returns: v.strictObject({
      ratings: v.nullable(
        v.array(
          v.strictObject({
            kind,
            game: text,
            seats: count,
            rating,
            games: count,
            change: v.pipe(v.nullable(count), v.description('By the last game')),
          }),
        ),
      ),
    }),
    async handle({ person, params }) {
      return { ratings: await ratingsFor(store, params.id, person) };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/people/:id/ratings/:kind/:game/:seats',
    name: 'readRatingCourse',
    refuses: ['noSuchPerson', 'noSuchLadder'],
    summary: 'How somebody’s rating came about: after each of the last games, the oldest first.',
    limit: 'profiles',
    params: v.object({ id, ...inAddress }),
    returns: v.strictObject({
      steps: v.nullable(v.array(v.strictObject({ table: id, finished: moment, games: count, rating }))),
    }),
    async handle({ person, params: { id, ...ladder } }) {
      return { steps: await ratingCourse(store, id, ladder, person) };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/tables/:id/ratings',
    name: 'readRatingChanges',
    refuses: ['noSuchTable', 'needsLink'],
    summary: 'What a finished game has changed; it waits a second or two until it counts.',
    params: v.object({ id: tableId }),
    returns: v.strictObject({
      waiting: v.boolean(),
      changes: v.array(
        v.strictObject({ person: id, games: count, before: v.nullable(count), after: rating }),
      ),
    }),
    async handle({ person, params }) {
      const row = await store.row(params.id);
      if (row === undefined) throw refusedAtDoor('noSuchTable');
      await requireAccess(store, row, person, config.admins);
      return changesAt(store, params.id, person);
    },
  });
}
