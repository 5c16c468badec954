/** Groups over HTTP: their people, tables and lines. */
import * as v from 'valibot';
import { refusedAtDoor, tablePlan } from '#protocol';
import type { PersonId } from '#table';
import { blockedBy } from '../people/blocks.ts';
import {
  changeGroup,
  foundGroup,
  groupByToken,
  groupOf,
  groupToken,
  joinGroup,
  leaveGroup,
  linesFor,
  sayInGroup,
} from '../people/groups.ts';
import { newTableId } from '../people/token.ts';
import { requireVoice } from '../people/voice.ts';
import { checkRated } from '../ratings/ratedPlan.ts';
import type { Group } from '../store/index.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, id, messageToken, moment, names, seat, someText, tableRow, text } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';
import { seated } from './tableRoutes.ts';

const TABLES_SHOWN = 60;

const group = v.pipe(v.strictObject({ id, name: text, host: id, created: moment }), v.title('Group'));

const line = v.pipe(v.strictObject({ id, person: id, text, at: moment }), v.title('GroupLine'));

const oneGroup = v.object({ id });
const oneToken = v.object({ token: messageToken });

function shown({ id, name, host, created }: Group) {
  return { id, name, host, created };
}

export function addGroupRoutes(context: HttpContext): void {
  const { store, tables, floods } = context;

  route(context, {
    method: 'GET',
    url: '/api/groups',
    name: 'listGroups',
    summary: 'My groups.',
    returns: v.strictObject({ groups: v.array(group) }),
    async handle({ person }) {
      return { groups: (await store.groupsOf(person)).map(shown) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/groups',
    name: 'foundGroup',
    refuses: ['badName', 'tooMany', 'muted'],
    summary: 'Found a group; I am its host.',
    limit: 'tables',
    body: v.strictObject({ name: someText }),
    returns: v.strictObject({ group }),
    async handle({ person, body }) {
      await requireVoice(store, person, Date.now());
      return { group: shown(await foundGroup(store, person, body.name)) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/groups/:id',
    name: 'readGroup',
    refuses: ['noSuchGroup'],
    summary:
      'A group of mine: its people, its link, and the tables that gather or run, those for the group and public ones of its people.',
    params: oneGroup,
    returns: v.strictObject({ group, path: text, people: v.array(id), tables: v.array(tableRow), names }),
    async handle({ person, params }) {
      const found = await groupOf(store, params.id, person);
      const [people, rows, apart, blocked] = await Promise.all([
        store.groupPeople(found.id),
        store.groupTables(found.id, TABLES_SHOWN),
        store.apartFrom(person),
        blockedBy(store, person),
      ]);
      // Who is blocked cannot sit down at the other's tables for the group, and so does not see them.
      const tables = rows.filter(
        ({ host, access }) => !blocked.has(host) && (access === 'public' || !apart.includes(host)),
      );
      return {
        group: shown(found),
        path: `/groups/join/${await groupToken(store, found)}`,
        people,
        tables,
        names: await namesOf(store, tables, people),
      };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/groups/:id',
    name: 'changeGroup',
    refuses: ['noSuchGroup', 'notAllowed', 'noSuchPerson', 'badName', 'muted'],
    summary:
      'Rename a group that I host, pass it on to somebody in it, or make a new link that replaces the old.',
    params: oneGroup,
    body: v.strictObject({
      name: v.optional(someText),
      host: v.optional(id),
      newLink: v.optional(v.boolean()),
    }),
    returns: v.strictObject({ group }),
    async handle({ person, params, body }) {
      if (body.name !== undefined) await requireVoice(store, person, Date.now());
      return { group: shown(await changeGroup(store, params.id, person, body)) };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/groups/:id/people/:person',
    name: 'leaveGroup',
    refuses: ['noSuchGroup', 'notAllowed', 'noSuchPerson'],
    summary:
      'Leave a group, or remove somebody from one that I host; then its link changes. The last one takes the group along.',
    params: v.object({ id, person: id }),
    returns: done,
    async handle({ person, params }) {
      await leaveGroup(store, params.id, person, params.person);
      return {};
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/group-links/:token',
    name: 'readGroupLink',
    refuses: ['noSuchLink'],
    summary: 'Which group a link leads to.',
    params: oneToken,
    returns: v.strictObject({ id, name: text, host: text, people: v.number() }),
    async handle({ params }) {
      const { id, name, host } = await groupByToken(store, params.token);
      const names = await namesOf(store, [], [host]);
      return { id, name, host: names[host] ?? '', people: (await store.groupPeople(id)).length };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/group-links/:token/accept',
    name: 'joinGroup',
    refuses: ['noSuchLink', 'tooMany'],
    summary: 'Join the group that the link leads to.',
    params: oneToken,
    returns: v.strictObject({ group }),
    async handle({ person, params }) {
      return { group: shown(await joinGroup(store, params.token, person)) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/groups/:id/tables',
    name: 'openGroupTable',
    refuses: ['noSuchGroup', 'notAllowed', 'cannotBeRated', 'ratedNeedsAccount', 'notNow', 'byRule'],
    summary: 'Open a table for a group: its people see it, and may sit down without a link.',
    limit: 'tables',
    params: oneGroup,
    body: v.strictObject({ plan: tablePlan, seat: v.optional(v.nullable(seat), null) }),
    returns: v.strictObject({ table: id }),
    async handle({ person, params, body }) {
      await groupOf(store, params.id, person);
      const table = newTableId();
      const plan = seated(body.plan, person, body.seat);
      await checkRated(store, plan, person);
      await tables.open(table, person, plan);
      await store.addGroupTable(table, params.id);
      return { table };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/groups/:id/lines',
    name: 'readGroupLines',
    refuses: ['noSuchGroup'],
    summary:
      'What was said in a group of mine, oldest first, without the lines of those whom I mute or block.',
    params: oneGroup,
    returns: v.strictObject({ lines: v.array(line), names }),
    async handle({ person, params }) {
      const lines = await linesFor(store, params.id, person);
      const speakers: readonly PersonId[] = [...new Set(lines.map((one) => one.person))];
      return {
        lines: lines.map(({ id, person, text, created }) => ({ id, person, text, at: created })),
        names: await namesOf(store, [], speakers),
      };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/groups/:id/lines',
    name: 'sayInGroup',
    refuses: ['noSuchGroup', 'badLine', 'muted', 'flood'],
    summary: 'Say something to a group. The last 500 lines are kept.',
    limit: 'chat',
    params: oneGroup,
    body: v.strictObject({ text: someText }),
    returns: v.strictObject({ id }),
    async handle({ person, params, body }) {
      await requireVoice(store, person, Date.now());
      const said = { do: 'say', text: body.text } as const;
      if (!floods.take(person, params.id, said, Date.now())) throw refusedAtDoor('flood');
      return { id: (await sayInGroup(store, params.id, person, body.text)).id };
    },
  });
}
