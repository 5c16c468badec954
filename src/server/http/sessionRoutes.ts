/** One account on several devices: its sessions, and a forgotten password. */
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import { cleanEmail } from '../people/cleanName.ts';
import { mailReset, resetPassword } from '../people/passwordReset.ts';
import { livingSessions, sessionOf, shownSession } from '../people/session.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, language, messageToken, moment, signedIn, someText, text } from './routeSchemas.ts';
import { admit } from './signInRoutes.ts';

const sessionId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));

const session = v.pipe(
  v.strictObject({
    id: sessionId,
    device: v.pipe(text, v.description('Browser and system; empty where they are not known')),
    created: moment,
    used: v.pipe(moment, v.description('Last used, to the day')),
    current: v.pipe(v.boolean(), v.description('Whether this request comes from it')),
  }),
  v.title('Session'),
);

export function addSessionRoutes(context: HttpContext): void {
  const { store, notices, tables } = context;

  route(context, {
    method: 'GET',
    url: '/api/me/sessions',
    name: 'listSessions',
    summary: 'Where I am signed in.',
    returns: v.strictObject({ sessions: v.array(session) }),
    async handle({ person, request }) {
      const own = (await sessionOf(store, request.headers))?.hash;
      return { sessions: (await livingSessions(store, person)).map((one) => shownSession(one, own)) };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/me/sessions/:session',
    name: 'endSession',
    refuses: ['noSuchSession'],
    summary: 'Sign out another device.',
    params: v.object({ session: sessionId }),
    returns: done,
    async handle({ person, params }) {
      const all = await livingSessions(store, person);
      const found = all.find((one) => shownSession(one, undefined).id === params.session);
      if (!found) throw refusedAtDoor('noSuchSession');
      await store.endSession(found.hash);
      tables.signedOut(person);
      return {};
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/me/sessions',
    name: 'endOtherSessions',
    summary: 'Sign out all devices but this one.',
    returns: done,
    async handle({ person, request }) {
      const own = (await sessionOf(store, request.headers))?.hash;
      for (const { hash } of await store.sessionsOf(person)) if (hash !== own) await store.endSession(hash);
      tables.signedOut(person);
      return {};
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/password',
    name: 'readPasswordHelp',
    summary: 'Whether a forgotten password can be set anew by mail.',
    returns: v.strictObject({ mail: v.boolean() }),
    handle: () => ({ mail: notices.mailer !== undefined }),
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/password/forgotten',
    name: 'forgetPassword',
    refuses: ['notAllowed'],
    summary:
      'Send a link to a new password to this address, if somebody has it: the answer is the same either way. It counts for 30 minutes, and once.',
    limit: 'logins',
    body: v.strictObject({ email: someText, language }),
    returns: done,
    handle({ body, request }) {
      if (!notices.mailer) throw refusedAtDoor('notAllowed');
      mailReset(context, cleanEmail(body.email), body.language, Date.now()).catch((error) => {
        request.log.error({ err: error }, 'a link to a new password was not sent');
      });
      return {};
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/password/reset',
    name: 'resetPassword',
    refuses: ['forgedLink', 'expiredLink', 'badPassword'],
    summary: 'Set a new password by the link of a mail. All sessions end, and a new one begins here.',
    limit: 'logins',
    body: v.strictObject({ token: messageToken, password: someText }),
    returns: signedIn,
    async handle({ body, request, reply }) {
      const person = await resetPassword(store, body.token, body.password, Date.now());
      tables.signedOut(person);
      return admit(context, request, reply, person);
    },
  });
}
