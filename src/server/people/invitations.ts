/** Links to a seat or to friendship: a secret in an address, good until it is revoked. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Link, Store, TableRow } from '../store/index.ts';
import { seatIn } from '../tableRows.ts';
import { areApart } from './blocks.ts';
import { hashOfToken, newToken } from './token.ts';

const MOST_LINKS = 50;
const MOST_FRIENDS = 500;

/** How long a link to friendship is good: not for whoever finds it next year. */
const FRIEND_LINK_LASTS = 7 * 24 * 60 * 60 * 1000;

export interface NewLink {
  readonly id: string;
  /** Shown only once: the store knows its hash alone. */
  readonly token: string;
}

/** A link to a seat of one's table: the one named, or any open one. */
export async function makeSeatLink(
  store: Store,
  maker: PersonId,
  table: string,
  seat: number | null,
): Promise<NewLink> {
  const row = await hostedBy(store, table, maker);
  if (seat !== null && seat >= row.seats.length) throw refusedAtDoor('malformed');
  await requireRoom(store, table);
  return keep(store, { kind: 'seat', maker, table, seat });
}

/** A link to watch a table; whoever sits there may share it. */
export async function makeWatchLink(store: Store, maker: PersonId, table: string): Promise<NewLink> {
  const row = await store.row(table);
  if (row === undefined) throw refusedAtDoor('noSuchTable');
  if (row.host !== maker && seatIn(row, maker) < 0) throw refusedAtDoor('notAllowed');
  await requireRoom(store, table);
  return keep(store, { kind: 'watch', maker, table, seat: null });
}

export function makeFriendLink(store: Store, maker: PersonId): Promise<NewLink> {
  return keep(store, { kind: 'friend', maker, table: null, seat: null });
}

/** The link with this token; P15 when there is none, or no longer, or none for this person: whoever is blocked cannot tell. */
export async function linkOf(store: Store, token: string, person: PersonId | undefined): Promise<Link> {
  const link = await store.linkByHash(hashOfToken(token));
  const stale = link?.kind === 'friend' && Date.now() - link.created > FRIEND_LINK_LASTS;
  if (link === undefined || link.revoked || stale) throw refusedAtDoor('noSuchLink');
  if (person !== undefined && (await areApart(store, person, link.maker))) throw refusedAtDoor('noSuchLink');
  return link;
}

/** Takes a link back; only who made it may, and the host of the table it leads to. */
export async function revoke(store: Store, id: string, person: PersonId): Promise<void> {
  const link = await store.linkByHash(id);
  const row = link?.table ? await store.row(link.table) : undefined;
  if (link === undefined || ![link.maker, row?.host].includes(person)) throw refusedAtDoor('noSuchLink');
  await store.revokeLink(link.id);
}

/** P17 One more link to this table. */
async function requireRoom(store: Store, table: string): Promise<void> {
  const living = (await store.linksOf(table)).filter(({ revoked }) => !revoked);
  if (living.length >= MOST_LINKS) throw refusedAtDoor('tooMany');
}

/** The table, for the one who opened it. */
export async function hostedBy(store: Store, table: string, person: PersonId): Promise<TableRow> {
  const row = await store.row(table);
  if (row === undefined) throw refusedAtDoor('noSuchTable');
  if (row.host !== person) throw refusedAtDoor('notAllowed');
  return row;
}

/** Makes friends of the maker of a link and the one who follows it. */
export async function befriend(store: Store, maker: PersonId, person: PersonId): Promise<void> {
  if (maker === person) throw refusedAtDoor('notAllowed');
  const known = await store.friendsOf(person);
  if (known.includes(maker)) return;
  if (known.length >= MOST_FRIENDS) throw refusedAtDoor('tooMany');
  await store.addFriends(maker, person);
}

/** The id is the hash itself, so that a link can be found by either. */
async function keep(store: Store, link: Pick<Link, 'kind' | 'maker' | 'table' | 'seat'>): Promise<NewLink> {
  const token = newToken(128);
  const hash = hashOfToken(token);
  await store.addLink({ ...link, id: hash, hash, created: Date.now(), revoked: false });
  return { id: hash, token };
}
