/** Links to seats and friends, and friends themselves. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { absenceRule, clockRule, refusedAtDoor, salt } from '#protocol';
import { absenceOf, type PersonId } from '#table';
import {
  befriend,
  hostedBy,
  linkOf,
  makeFriendLink,
  makeSeatLink,
  makeWatchLink,
  revoke,
} from '../people/invitations.ts';
import type { Link, Store } from '../store/index.ts';
import { freeSeatIn, seatIn } from '../tableRows.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, id, linkToken, moment, names, seat, tableRow, text } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';

const wanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), table: id, seat: v.nullable(seat) }),
  v.strictObject({ kind: v.literal('watch'), table: id }),
  v.strictObject({ kind: v.literal('friend') }),
]);

const kind = v.picklist(['seat', 'watch', 'friend']);

/** What a table has settled about people who are late or gone. */
const settled = v.strictObject({ clock: v.nullable(clockRule), absence: absenceRule });

const params = v.object({ link: linkToken });

const made = v.strictObject({ id: text, token: linkToken, path: text });

export function addLinkRoutes(context: HttpContext): void {
  const { store } = context;

  route(context, {
    method: 'POST',
    url: '/api/links',
    name: 'makeLink',
    refuses: ['notAllowed', 'noSuchTable', 'tooMany'],
    summary:
      'Make a link: to a seat of a table I host (null: any open one), to watch a table I host or sit at, or to become my friend. Its token is shown this once.',
    body: wanted,
    returns: made,
    async handle({ person, body }) {
      if (body.kind === 'friend') {
        const link = await makeFriendLink(store, person);
        return { ...link, path: `/friend/${link.token}` };
      }
      if (body.kind === 'watch') {
        const link = await makeWatchLink(store, person, body.table);
        return { ...link, path: `/table/${body.table}?link=${link.token}` };
      }
      const link = await makeSeatLink(store, person, body.table, body.seat);
      return { ...link, path: `/join/${link.token}` };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/links/:link',
    name: 'readLink',
    refuses: ['noSuchLink'],
    summary: 'What a link offers, by its token.',
    params,
    returns: v.strictObject({
      kind,
      from: id,
      seat: v.nullable(seat),
      table: v.nullable(tableRow),
      settled: v.nullable(settled),
      names,
    }),
    async handle({ person, params }) {
      const { kind, maker, table, seat } = await linkOf(store, params.link, person);
      const row = table === null ? null : ((await store.row(table)) ?? null);
      const names = await namesOf(store, row ? [row] : [], [maker]);
      return { kind, from: maker, seat, table: row, settled: await settledAt(store, table), names };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/links/:link/accept',
    name: 'acceptLink',
    refuses: ['notAllowed', 'noSuchTable', 'noSuchLink', 'notNow', 'tooMany', 'byRule'],
    summary:
      'Follow a link by its token: sit down, watch, or become friends. Whoever has followed one to a table may watch it from then on.',
    params,
    body: v.optional(v.strictObject({ salt: v.optional(salt) }), {}),
    returns: v.strictObject({ table: v.nullable(id), seat: v.nullable(seat) }),
    async handle({ person, params, body }) {
      const link = await linkOf(store, params.link, person);
      if (link.table !== null) await store.addWatcher(link.table, person);
      if (link.kind === 'seat') return sitBy(context, link, person, body.salt);
      if (link.kind === 'watch') return { table: link.table, seat: null };
      await befriend(store, link.maker, person);
      return { table: null, seat: null };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/links/:link',
    name: 'revokeLink',
    refuses: ['noSuchLink'],
    summary: 'Revoke a link of mine, or one to a table I host, by its id.',
    params,
    returns: done,
    async handle({ person, params }) {
      await revoke(store, params.link, person);
      return {};
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/tables/:id/links',
    name: 'listLinks',
    refuses: ['notAllowed', 'noSuchTable'],
    summary: 'The links to a table I host, without their tokens.',
    params: v.object({ id }),
    returns: v.strictObject({
      links: v.array(
        v.strictObject({ id: text, kind, seat: v.nullable(seat), created: moment, revoked: v.boolean() }),
      ),
    }),
    async handle({ person, params }) {
      await hostedBy(store, params.id, person);
      const links = await store.linksOf(params.id);
      return {
        links: links.map(({ id, kind, seat, created, revoked }) => ({ id, kind, seat, created, revoked })),
      };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/friends',
    name: 'listFriends',
    summary: 'My friends.',
    returns: v.strictObject({ friends: v.array(v.strictObject({ id, name: text })) }),
    async handle({ person }) {
      const friends = await store.people(await store.friendsOf(person));
      return { friends: friends.map(({ id, name }) => ({ id, name })) };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/friends/:id',
    name: 'endFriendship',
    refuses: ['noSuchPerson'],
    summary: 'End a friendship, for both.',
    params: v.object({ id }),
    returns: done,
    async handle({ person, params }) {
      if (!(await store.friendsOf(person)).includes(params.id)) throw refusedAtDoor('noSuchPerson');
      await store.endFriends(person, params.id);
      return {};
    },
  });
}

/** What the table has settled about people who are late or gone: known before one sits down. */
async function settledAt(store: Store, table: string | null) {
  const stored = table === null ? undefined : await store.load(table);
  if (!stored) return null;
  const { plan } = stored.snapshot;
  return { clock: plan.clock, absence: absenceOf(plan) };
}

/** Sits down on the link's seat, or on the first free one; whoever sits already stays there. */
async function sitBy(
  { store, tables }: HttpContext,
  { table, seat }: Link,
  person: PersonId,
  salt: string | undefined,
) {
  const row = table === null ? undefined : await store.row(table);
  if (row === undefined) throw refusedAtDoor('noSuchTable');
  const own = seatIn(row, person);
  if (own >= 0) return { table: row.id, seat: own };
  // Where none is free, the table refuses the first with its reason.
  const chosen = seat ?? Math.max(0, freeSeatIn(row));
  await tables.seat(row.id, person, randomUUID(), chosen, salt);
  return { table: row.id, seat: chosen };
}
