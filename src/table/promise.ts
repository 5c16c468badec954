/** The promise of a table's deal: it binds the server before anybody sits down, and tells nobody anything. */
import type { Seat } from '#kernel';
import { sha256 } from './sha256.ts';
import type { DealPromise } from './state.ts';

const PROMISE = 'skyline deal 1';
const SEED = 'skyline seed 1';
const SEED_DIGITS = 32;
const SHOWN_DIGITS = 16;

/** T33 What is shown first: the digest of a secret too long to be guessed. */
export function promiseOf(table: string, secret: string): string {
  return sha256(parts(PROMISE, table, secret));
}

/** T34 The seed of the deal, from the secret and what everybody has added. */
export function seedOf(table: string, secret: string, salts: readonly string[]): string {
  return sha256(parts(SEED, table, secret, ...salts)).slice(0, SEED_DIGITS);
}

/** The digest of what a deal or an answer brought about, to compare what was shown with what follows from the seed. */
export function shownDigest(events: readonly unknown[]): string {
  return sha256(JSON.stringify(events)).slice(0, SHOWN_DIGITS);
}

/** A new table's promise; nobody has added anything yet. The last salt is that of whoever starts. */
export function newPromise(table: string, secret: string, seats: number): DealPromise {
  return { digest: promiseOf(table, secret), secret, salts: Array.from({ length: seats + 1 }, () => '') };
}

/** T34 With what somebody adds on a seat; whoever stands up takes it along. */
export function withSalt<Holder extends { readonly promise?: DealPromise }>(
  state: Holder,
  seat: Seat,
  salt = '',
): Holder {
  const { promise } = state;
  return promise ? { ...state, promise: { ...promise, salts: promise.salts.with(seat, salt) } } : state;
}

/** Each part with its length, so that no two lists of parts read the same. */
function parts(...texts: readonly string[]): string {
  return texts.map((text) => `${text.length}:${text};`).join('');
}
