/** Setting a forgotten password anew: links by mail that count once and for half an hour. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#kernel';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Notices } from '../notices/notices.ts';
import type { Store } from '../store/index.ts';
import { hashPassword } from './password.ts';

/** How long a link counts, in milliseconds. */
const LASTS = 30 * 60_000;

const A_DAY = 24 * 60 * 60_000;
/** Mails of this kind to one address in a day. */
const MAILS_A_DAY = 3;

/** 128 bits as base64url. */
const MAC_LENGTH = 22;

interface ResetContext {
  readonly store: Store;
  readonly notices: Pick<Notices, 'mailer'>;
}

/**
 * Sends a link to whoever has the address. Nobody waits for it and nothing comes back: neither the answer nor how long it
 * takes says whether the address is known.
 */
export async function mailReset(
  { store, notices }: ResetContext,
  address: string,
  language: Language,
  now: number,
): Promise<void> {
  const { count } = await store.count(`reset ${address}`, A_DAY, now);
  const person = await store.personByEmail(address);
  if (count > MAILS_A_DAY || person?.passwordHash == null) return;
  const token = tokenOf(await secretOf(store), person.id, person.passwordHash, now + LASTS);
  await notices.mailer?.reset(address, language, `/reset/${token}`);
}

/** P25 Forged links are refused; P26 so are those that are too old, or have been used. Gives whose password is another now. */
export async function resetPassword(
  store: Store,
  token: string,
  password: string,
  now: number,
): Promise<PersonId> {
  const [id = '', until = ''] = token.split('-');
  const person = await store.person(id);
  const old = person?.passwordHash ?? '';
  if (!isOurs(await secretOf(store), token)) throw refusedAtDoor('forgedLink');
  const isSame = token === tokenOf(await secretOf(store), id, old, Number.parseInt(until, 36));
  if (old === '' || !isSame || Number.parseInt(until, 36) < now) throw refusedAtDoor('expiredLink');
  if (!(await store.replacePassword(id, old, await hashPassword(password))))
    throw refusedAtDoor('expiredLink');
  await store.endSessionsOf(id);
  return id;
}

function secretOf(store: Pick<Store, 'secret'>): Promise<string> {
  return store.secret('resets');
}

/** Names the password that it replaces, by a part of a hash of its hash: once that is another, the link is spent. */
function tokenOf(secret: string, person: PersonId, passwordHash: string, until: number): string {
  const mark = createHash('sha256').update(passwordHash).digest('hex').slice(0, 16);
  const body = [person, until.toString(36), mark].join('-');
  return `${body}-${macOf(secret, body)}`;
}

function isOurs(secret: string, token: string): boolean {
  const body = token.slice(0, -MAC_LENGTH - 1);
  const [given, made] = [token.slice(body.length), `-${macOf(secret, body)}`].map((mac) => Buffer.from(mac));
  return given?.length === made?.length && timingSafeEqual(given ?? Buffer.of(), made ?? Buffer.of());
}

function macOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`reset ${body}`).digest('base64url').slice(0, MAC_LENGTH);
}
