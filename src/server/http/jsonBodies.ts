/** Bodies of requests: JSON alone, and none that is nested deeper than code can go. */
import type { FastifyInstance } from 'fastify';
import { isNestedWithin } from '#kernel';
import { DEEPEST_MESSAGE, refusedAtDoor } from '#protocol';

/** Mail programs send it a form when somebody presses their button (RFC 8058); what is in it says nothing. */
export const STOP_ROUTE = '/api/stop/:token';

/** P1 Looks at the text before it is parsed. */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedWithin(body, DEEPEST_MESSAGE)) parse(request, body, done);
    else done(refusedAtDoor('malformed'));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _body, done) =>
      request.routeOptions.url === STOP_ROUTE ? done(null, undefined) : done(refusedAtDoor('malformed')),
  );
}
