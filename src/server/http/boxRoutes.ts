/** Values of components, for browsers that open a table or a record made with others than their own. */
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import { boxOfAnyGame } from '../boxes.ts';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute } from './route.ts';
import { text } from './routeSchemas.ts';

/** The same fingerprint always means the same values. */
const FOREVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export function addBoxRoute(context: HttpContext): void {
  openRoute(context, {
    method: 'GET',
    url: '/api/boxes/:fingerprint',
    name: 'readBox',
    refuses: ['noSuchBox'],
    summary: 'Values of a game’s components, by the fingerprint that tables and records name.',
    params: v.object({ fingerprint }),
    returns: v.strictObject({
      game: text,
      values: v.record(text, v.strictObject({ source: text, value: v.unknown() })),
    }),
    async handle({ params, reply }) {
      const box = await boxOfAnyGame(context.store, context.loadTitle, params.fingerprint);
      if (box === undefined) throw refusedAtDoor('noSuchBox');
      reply.header('cache-control', FOREVER);
      mayCompress(reply);
      return { game: box.game, values: box.values };
    },
  });
}
