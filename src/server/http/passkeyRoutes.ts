/** Passkeys over HTTP: first the options for the browser, then its answer. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import { addPasskey, askForPasskey, askWho, type Site, whoAnswered } from '../people/passkeys.ts';
import { bearerOf } from '../people/session.ts';
import { personBy } from './accountRoutes.ts';
import { ceremonyOf, setCeremony } from './cookies.ts';
import type { HttpContext } from './httpContext.ts';
import { originOf } from './requestHooks.ts';
import { openRoute, route } from './route.ts';
import { signedIn } from './routeSchemas.ts';
import { admit } from './signInRoutes.ts';

/** A browser's answer; the library that made the options checks its parts. */
const answer = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1500)),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
});

const options = v.looseObject({ challenge: v.string() });

export function addPasskeyRoutes(context: HttpContext): void {
  const { store, challenges } = context;

  route(context, {
    method: 'POST',
    url: '/api/me/passkey/options',
    name: 'askToAddPasskey',
    refuses: ['tooMany'],
    summary: 'What to ask the browser for, to add a passkey (PublicKeyCredentialCreationOptionsJSON).',
    returns: options,
    async handle({ person, request, reply }) {
      const ceremony = await askForPasskey(
        store,
        challenges,
        siteOf(context, request),
        await personBy(store, person),
      );
      setCeremony(context, request, reply, ceremony.secret);
      return ceremony.options;
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/passkey',
    name: 'addPasskey',
    refuses: ['badPasskey'],
    summary: 'Claim the account by a passkey, or add one; everything stays.',
    body: answer,
    returns: signedIn,
    async handle({ person, body, request, reply }) {
      await addPasskey(store, challenges, siteOf(context, request), person, ceremonyOf(request), body);
      return admit(context, request, reply, person, bearerOf(request.headers) !== undefined);
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/sign-in/passkey/options',
    name: 'askForPasskey',
    evenBanned: true,
    summary: 'What to ask the browser for, to sign in (PublicKeyCredentialRequestOptionsJSON).',
    returns: options,
    async handle({ request, reply }) {
      const ceremony = await askWho(challenges, siteOf(context, request));
      setCeremony(context, request, reply, ceremony.secret);
      return ceremony.options;
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/sign-in/passkey',
    name: 'signInByPasskey',
    evenBanned: true,
    refuses: ['badPasskey', 'banned'],
    summary: 'Sign in by a passkey.',
    limit: 'logins',
    body: answer,
    returns: signedIn,
    async handle({ body, request, reply }) {
      const person = await whoAnswered(
        store,
        challenges,
        siteOf(context, request),
        ceremonyOf(request),
        body,
      );
      return admit(context, request, reply, person);
    },
  });
}

function siteOf({ config }: HttpContext, request: FastifyRequest): Site {
  const origin = originOf(config, request);
  if (!URL.canParse(origin)) throw refusedAtDoor('malformed');
  return { id: new URL(origin).hostname, origin };
}
