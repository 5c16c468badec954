/** Quick match over HTTP. */
import * as v from 'valibot';
import { salt } from '#protocol';
import type { HttpContext } from './httpContext.ts';
import { QuickMatch } from './quickMatch.ts';
import { openRoute, route } from './route.ts';
import { id, moment, seat, text } from './routeSchemas.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const sizeInAddress = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));

export const queue = v.strictObject({
  game: text,
  seats: size,
  median: v.nullable(v.pipe(moment, v.description('Of the last 50 waits, in milliseconds'))),
  waiting: v.number(),
});

export function addQuickRoutes(context: HttpContext): QuickMatch {
  const quick = new QuickMatch(context.store, context.tables);

  route(context, {
    method: 'POST',
    url: '/api/quick',
    name: 'joinQuickMatch',
    refuses: ['notNow', 'byRule'],
    summary:
      'Wait for a game: a seat at the next table of this game and size, which starts when it is full. With bots: start now.',
    body: v.strictObject({
      game: id,
      seats: size,
      bots: v.optional(v.boolean(), false),
      salt: v.optional(salt),
    }),
    returns: v.strictObject({ table: id, seat, started: v.boolean() }),
    handle: ({ person, body, request }) =>
      quick.join({ person, ...body }, () => context.limit('tables', request, person)),
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/quick/:game/:seats',
    name: 'readQueue',
    refuses: ['byRule'],
    summary: 'How long a quick match takes, and how many wait.',
    params: v.object({ game: id, seats: sizeInAddress }),
    returns: queue,
    handle: ({ params }) => quick.queue(params.game, params.seats),
  });

  return quick;
}
