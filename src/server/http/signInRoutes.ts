/** Coming and going: as a guest, by password, out again. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import { cleanEmail, cleanName } from '../people/cleanName.ts';
import { isPasswordOf } from '../people/password.ts';
import { openSession, sessionOf } from '../people/session.ts';
import { newPersonId } from '../people/token.ts';
import { dropSession, setSession } from './cookies.ts';
import type { Desk } from './httpContext.ts';
import { openRoute } from './route.ts';
import { done, signedIn, someText } from './routeSchemas.ts';

/** Whether the token is given in the answer, for programs, instead of a cookie. */
const bearer = v.optional(v.boolean(), false);

export function addGuestRoutes(desk: Desk): void {
  const { store } = desk;

  openRoute(desk, {
    method: 'POST',
    url: '/api/guest',
    says: 'Become a guest: a new person with nothing but a name.',
    limit: 'guests',
    body: v.strictObject({ name: someText, bearer }),
    gives: signedIn,
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
      return admit(desk, request, reply, person.id, body.bearer);
    },
  });

  openRoute(desk, {
    method: 'POST',
    url: '/api/sign-in',
    says: 'Sign in by address and password. The answer does not tell which of them was wrong.',
    limit: 'logins',
    body: v.strictObject({ email: someText, password: someText, bearer }),
    gives: signedIn,
    async handle({ body, request, reply }) {
      const person = await store.personByEmail(cleanEmail(body.email));
      const right = await isPasswordOf(person, body.password);
      if (person === undefined || !right) throw refusedAtDoor('wrongLogin');
      return admit(desk, request, reply, person.id, body.bearer);
    },
  });

  openRoute(desk, {
    method: 'POST',
    url: '/api/sign-out',
    says: 'End this session. A guest who signs out is gone for good.',
    gives: done,
    async handle({ request, reply }) {
      const session = await sessionOf(store, request.headers);
      if (session) await store.endSession(session.hash);
      dropSession(desk, request, reply);
      return {};
    },
  });
}

/** A new session for this person; any other this browser had ends. */
export async function admit(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonId,
  bearer = false,
) {
  const token = await openSession(desk.store, person, request.headers);
  if (bearer) return { person, token };
  setSession(desk, request, reply, token);
  return { person };
}
