/** The lobby: open tables, quick match queues, friends' tables, and my own. */
import * as v from 'valibot';
import { GAME_IDS, loadTitle } from '#games';
import type { PersonId } from '#table';
import { blockedBy } from '../people/blocks.ts';
import { QUICK_HOST } from '../people/quickHost.ts';
import type { TableRow } from '../store/index.ts';
import { isWaitingFor } from '../tableRows.ts';
import type { HttpContext } from './httpContext.ts';
import type { QuickMatch } from './quickMatch.ts';
import { queue } from './quickRoutes.ts';
import { openRoute, route } from './route.ts';
import { id, names, tableRow } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';

const TABLES_SHOWN = 100;

export function addLobbyRoutes(context: HttpContext, quick: QuickMatch): void {
  const { store } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/lobby',
    name: 'readLobby',
    summary:
      'Public tables that gather, those that began with a bot whose seat may still be taken, quick match queues, and my friends’ open tables.',
    returns: v.strictObject({
      tables: v.array(tableRow),
      withBots: v.array(tableRow),
      friends: v.array(tableRow),
      quick: v.array(queue),
      names,
    }),
    async handle({ person }) {
      const [gathering, withBots, friends, queues] = await Promise.all([
        store.gathering(TABLES_SHOWN),
        quick.withBots(),
        person === undefined ? [] : friendsTables(context, person),
        quick.queues(await sizes()),
      ]);
      const blocked = person === undefined ? new Set() : await blockedBy(store, person);
      const tables = gathering.filter(({ host }) => host !== QUICK_HOST && !blocked.has(host));
      const names = await namesOf(store, [...tables, ...withBots, ...friends]);
      return { tables, withBots, friends, quick: queues, names };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/tables',
    name: 'listMyTables',
    summary: 'My tables, the newest first.',
    returns: v.strictObject({
      tables: v.array(v.strictObject({ ...tableRow.entries, waiting: v.boolean() })),
      names,
    }),
    async handle({ person }) {
      const rows = (await store.tablesOf(person, 'any')).toSorted((one, two) => two.updated - one.updated);
      const tables = rows.map((row) => ({ ...row, waiting: isWaitingFor(row, person) }));
      return { tables, names: await namesOf(store, rows) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/next',
    name: 'readNextTable',
    summary: 'The table that has waited longest for me, or null.',
    returns: v.strictObject({ table: v.nullable(id) }),
    async handle({ person }) {
      const rows = await store.tablesOf(person, 'playing');
      const waiting = rows.filter((row) => isWaitingFor(row, person));
      return { table: waiting.toSorted((one, two) => one.updated - two.updated)[0]?.id ?? null };
    },
  });
}

/** Every game and size people can be matched in. */
async function sizes(): Promise<{ game: string; seats: number }[]> {
  const titles = await Promise.all(GAME_IDS.map(loadTitle));
  return titles.flatMap(({ game }) =>
    Array.from({ length: game.seats.max + 1 }, (_, seats) => ({ game: game.id, seats })).slice(
      Math.max(2, game.seats.min),
    ),
  );
}

async function friendsTables({ store }: HttpContext, person: PersonId): Promise<TableRow[]> {
  const friends = await store.friendsOf(person);
  const rows = await Promise.all(friends.map((friend) => store.tablesOf(friend, 'gathering')));
  return rows
    .flat()
    .filter((row, i, all) => friends.includes(row.host) && all.findIndex(({ id }) => id === row.id) === i)
    .filter(({ seats }) => seats.some(({ kind }) => kind === 'open'));
}
