/** Sessions: a random token in a cookie or header, its hash in the store. */
import type { IncomingHttpHeaders } from 'node:http';
import type { PersonId } from '#table';
import type { Session, Store } from '../store/index.ts';
import { deviceOf } from './device.ts';
import { hashOfToken, newToken } from './token.ts';

export const SESSION_COOKIE = 'skyline';

const A_DAY = 24 * 60 * 60 * 1000;
const LASTS = 180 * A_DAY;

/** How long a browser keeps the cookie, in seconds: as long as a session lasts unused. */
export const COOKIE_SECONDS = LASTS / 1000;

/** Who sends these headers, if they carry a session that has not ended, of somebody who may be here. */
export async function personOf(store: Store, headers: IncomingHttpHeaders): Promise<PersonId | undefined> {
  const session = await sessionOf(store, headers);
  return session && !isBanned(session) ? session.person : undefined;
}

/** P50 Whether the session's person is shut out for now. */
export function isBanned({ bannedUntil = 0 }: Pick<Session, 'bannedUntil'>): boolean {
  return bannedUntil > Date.now();
}

/** The session of these headers as it was last used; using it lengthens it, at most once a day. */
export async function sessionOf(store: Store, headers: IncomingHttpHeaders): Promise<Session | undefined> {
  const token = tokenOf(headers);
  if (token === undefined) return undefined;
  const session = await store.session(hashOfToken(token));
  if (session === undefined) return undefined;
  const now = Date.now();
  if (now - session.used > LASTS) {
    await store.endSession(session.hash);
    return undefined;
  }
  if (isDue(session)) await store.touchSession(session.hash, now);
  return session;
}

/** Whether the session has not been used for a day, and is lengthened now. */
export function isDue({ used }: Session): boolean {
  return Date.now() - used > A_DAY;
}

/** What a person is shown of a session; a part of its hash's hash names it, which nobody can sign in with. */
export function shownSession({ hash, created, used, device = '' }: Session, own: string | undefined) {
  return { id: hashOfToken(hash).slice(0, 16), device, created, used, current: hash === own };
}

/** All that have not ended, the latest used first. */
export async function livingSessions(store: Store, person: PersonId): Promise<readonly Session[]> {
  const now = Date.now();
  return (await store.sessionsOf(person)).filter(({ used }) => now - used <= LASTS);
}

/** A new session for somebody who has shown who they are; gives its token. The old one ends. */
export async function openSession(
  store: Store,
  person: PersonId,
  headers: IncomingHttpHeaders,
): Promise<string> {
  const old = tokenOf(headers);
  if (old !== undefined) await store.endSession(hashOfToken(old));
  const token = newToken(256);
  const now = Date.now();
  const device = deviceOf(headers['user-agent']);
  await store.addSession({ hash: hashOfToken(token), person, created: now, used: now, device });
  return token;
}

/** The token sent along: a bearer's goes before the cookie's. */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  if (headers.authorization !== undefined) return bearerOf(headers);
  return cookieOf(headers, SESSION_COOKIE);
}

/** The bearer token; only programs send one, never a browser by itself. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{1,100})$/.exec(authorization ?? '')?.[1];
}

/** A cookie's value; ours need no decoding. */
export function cookieOf({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1]?.slice(0, 100);
}
