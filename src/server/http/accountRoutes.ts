/** People's own accounts: see, rename, claim, export and delete them. */
import * as v from 'valibot';
import { learned, refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import { isModerator } from '../moderation/judging.ts';
import { cleanEmail, cleanName } from '../people/cleanName.ts';
import { exportOf } from '../people/exportPerson.ts';
import { forgetPerson } from '../people/forgetPerson.ts';
import { hashPassword, isPasswordOf } from '../people/password.ts';
import { bearerOf } from '../people/session.ts';
import { requireVoice } from '../people/voice.ts';
import type { Person, Store } from '../store/index.ts';
import { isAdmin } from './adminRoutes.ts';
import { dropSession } from './cookies.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, id, moment, signedIn, someText, text } from './routeSchemas.ts';
import { admit } from './signInRoutes.ts';

const me = v.strictObject({
  id,
  name: text,
  created: moment,
  email: v.nullable(text),
  passkeys: v.number(),
  guest: v.pipe(v.boolean(), v.description('Nothing but this session leads back to the person')),
  admin: v.pipe(v.boolean(), v.description('May look at the figures of the whole server')),
  moderator: v.pipe(v.boolean(), v.description('May look after reports')),
  mutedUntil: v.pipe(v.nullable(moment), v.description('Until when I may not speak')),
  bannedUntil: v.pipe(v.nullable(moment), v.description('Until when I am shut out')),
});

export function addAccountRoutes(context: HttpContext): void {
  const { store, tables } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/me',
    name: 'readMe',
    evenBanned: true,
    refuses: ['notSignedIn'],
    summary: 'Who I am; null without a session.',
    returns: v.strictObject({ me: v.nullable(me) }),
    async handle({ person }) {
      if (person === undefined) return { me: null };
      return { me: await meOf(context, await personBy(store, person)) };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/me',
    name: 'rename',
    refuses: ['badName', 'muted'],
    summary: 'Take another name.',
    body: v.strictObject({ name: someText }),
    returns: v.strictObject({ me }),
    async handle({ person, body }) {
      const name = cleanName(body.name);
      await requireVoice(store, person, Date.now());
      await store.changePerson(person, { name });
      tables.named(person, name);
      return { me: await meOf(context, await personBy(store, person)) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/password',
    name: 'setPassword',
    refuses: ['badPassword', 'wrongLogin', 'emailTaken'],
    summary:
      'Claim the account by address and password, or change them; everything else stays. Other sessions end.',
    limit: 'logins',
    body: v.strictObject({ email: someText, password: someText, current: v.optional(someText) }),
    returns: signedIn,
    async handle({ person: id, body, request, reply }) {
      const person = await personBy(store, id);
      if (person.passwordHash !== null && !(await isPasswordOf(person, body.current ?? '')))
        throw refusedAtDoor('wrongLogin');
      const email = cleanEmail(body.email);
      const passwordHash = await hashPassword(body.password);
      const holder = await store.personByEmail(email);
      if (holder !== undefined && holder.id !== id) throw refusedAtDoor('emailTaken');
      await store.changePerson(id, { email, passwordHash });
      await store.endSessionsOf(id);
      context.tables.signedOut(id);
      return admit(context, request, reply, id, bearerOf(request.headers) !== undefined);
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/learning',
    name: 'readLearning',
    summary: 'What I have learned, by game.',
    returns: v.strictObject({ learned }),
    async handle({ person }) {
      return { learned: await store.learning(person) };
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/me/learning',
    name: 'addLearning',
    summary: 'What I have learned on this device; it is merged with what is kept, and all of it comes back.',
    // Results of a year of puzzles in every game.
    bodyLimit: 128 * 1024,
    body: v.strictObject({ learned }),
    returns: v.strictObject({ learned }),
    async handle({ person, body }) {
      return { learned: await store.addLearning(person, body.learned) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/export',
    name: 'exportMe',
    evenBanned: true,
    summary: 'Everything kept about me, without secrets.',
    limit: 'bulk',
    returns: v.looseObject({ person: v.looseObject({}), tables: v.array(v.looseObject({})) }),
    async handle({ person, reply }) {
      reply.header('content-disposition', 'attachment; filename="skyline.json"');
      return exportOf(store, await personBy(store, person));
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/me',
    name: 'forgetMe',
    evenBanned: true,
    refuses: ['notNow'],
    summary:
      'Forget me. Bots take my seats, my name and what I said are gone, finished games stay for the others.',
    returns: done,
    async handle({ person, request, reply }) {
      await forgetPerson(store, tables, person);
      dropSession(context, request, reply);
      return {};
    },
  });
}

/** The person of a session; they could have been forgotten a moment ago. */
export async function personBy(store: Store, id: PersonId): Promise<Person> {
  const person = await store.person(id);
  if (person === undefined || person.gone) throw refusedAtDoor('notSignedIn');
  return person;
}

async function meOf({ store, config }: HttpContext, { id, name, created, email, passwordHash }: Person) {
  const passkeys = (await store.passkeysOf(id)).length;
  const guest = passwordHash === null && passkeys === 0;
  const { mutedUntil, bannedUntil } = await store.silenceOf(id);
  const still = (until: number | null) => (until !== null && until > Date.now() ? until : null);
  return {
    ...{ id, name, created, email, passkeys, guest },
    admin: isAdmin(config, id),
    moderator: isModerator(config, id),
    mutedUntil: still(mutedUntil),
    bannedUntil: still(bannedUntil),
  };
}
