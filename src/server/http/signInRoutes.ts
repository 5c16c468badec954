/** Signing in as a guest or with a password, and signing out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import { cleanEmail, cleanName } from '../people/cleanName.ts';
import { isPasswordOf } from '../people/password.ts';
import { openSession, sessionOf } from '../people/session.ts';
import { newPersonId } from '../people/token.ts';
import { dropSession, setSession } from './cookies.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute } from './route.ts';
import { done, signedIn, someText } from './routeSchemas.ts';

/** For programs: the token comes in the answer instead of a cookie. */
const bearer = v.optional(v.boolean(), false);

export function addSignInRoutes(context: HttpContext): void {
  const { store } = context;

  openRoute(context, {
    method: 'POST',
    url: '/api/guest',
    name: 'becomeGuest',
    refuses: ['badName'],
    summary: 'Become a guest: a new person with nothing but a name.',
    limit: 'guests',
    body: v.strictObject({ name: someText, bearer }),
    returns: signedIn,
    async handle({ body, request, reply }) {
      const person = {
        id: newPersonId(),
        name: cleanName(body.name),
        created: Date.now(),
        email: null,
        passwordHash: null,
        gone: false,
      };
      await store.addPerson(person);
      return admit(context, request, reply, person.id, body.bearer);
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/sign-in',
    name: 'signIn',
    evenBanned: true,
    refuses: ['wrongLogin', 'banned'],
    summary: 'Sign in by address and password. The answer does not tell which of them was wrong.',
    limit: 'logins',
    body: v.strictObject({ email: someText, password: someText, bearer }),
    returns: signedIn,
    async handle({ body, request, reply }) {
      const person = await store.personByEmail(cleanEmail(body.email));
      const right = await isPasswordOf(person, body.password);
      if (person === undefined || !right) throw refusedAtDoor('wrongLogin');
      return admit(context, request, reply, person.id, body.bearer);
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/sign-out',
    name: 'signOut',
    evenBanned: true,
    summary: 'End this session. A guest who signs out is gone for good.',
    returns: done,
    async handle({ request, reply }) {
      const session = await sessionOf(store, request.headers);
      if (session) {
        await store.endSession(session.hash);
        context.tables.signedOut(session.person);
      }
      dropSession(context, request, reply);
      return {};
    },
  });
}

/** Begins a new session for this person; the one this browser had ends. P50 Whoever is shut out is refused. */
export async function admit(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonId,
  bearer = false,
) {
  const { bannedUntil } = await context.store.silenceOf(person);
  const isOut = bannedUntil !== null && bannedUntil > Date.now();
  if (isOut && bearer) throw refusedAtDoor('banned');
  const token = await openSession(context.store, person, request.headers);
  if (bearer) return { person, token };
  setSession(context, request, reply, token);
  // The session is good for nothing but to read why, to appeal and to leave.
  if (isOut) throw refusedAtDoor('banned');
  return { person };
}
