/** The lobby: open tables, quick match queues, friends' tables, and my own. */
import * as v from 'valibot';
import { GAME_IDS, loadTitle } from '#games';
import { type PersonId, stateAt, timeLeft } from '#table';
import { blockedBy } from '../people/blocks.ts';
import { QUICK_HOST } from '../people/quickHost.ts';
import type { TableRow } from '../store/index.ts';
import { isWaitingFor, seatIn } from '../tableRows.ts';
import { TOURNAMENT_HOST } from '../tournaments/tournamentHost.ts';
import { askAbout } from './askAbout.ts';
import type { HttpContext } from './httpContext.ts';
import type { QuickMatch } from './quickMatch.ts';
import { queue } from './quickRoutes.ts';
import { openRoute, route } from './route.ts';
import { happening, id, names, tableRow, tableView } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';

const TABLES_SHOWN = 100;

/** Games to watch: the latest, in which something has happened within so many milliseconds. */
const GAMES_SHOWN = 20;
const UNDER_WAY = 30 * 60_000;

/** Of so many tables that wait for somebody their time is looked up. */
const TIMES_READ = 12;

export function addLobbyRoutes(context: HttpContext, quick: QuickMatch): void {
  const { store } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/lobby',
    name: 'readLobby',
    summary:
      'Public tables that gather, those that began with a bot whose seat may still be taken, games to watch, quick match queues, and my friends’ open tables.',
    returns: v.strictObject({
      tables: v.array(tableRow),
      withBots: v.array(tableRow),
      friends: v.array(tableRow),
      watch: v.array(tableRow),
      quick: v.array(queue),
      names,
    }),
    async handle({ person }) {
      const [gathering, withBots, underWay, friends, queues] = await Promise.all([
        store.gathering(TABLES_SHOWN),
        quick.withBots(),
        store.underWay(Date.now() - UNDER_WAY, GAMES_SHOWN),
        person === undefined ? [] : friendsTables(context, person),
        quick.queues(await sizes()),
      ]);
      const blocked = person === undefined ? new Set() : await blockedBy(store, person);
      const tables = gathering.filter(
        ({ host }) => host !== QUICK_HOST && host !== TOURNAMENT_HOST && !blocked.has(host),
      );
      const watch = underWay.filter(
        (row) => person === undefined || (seatIn(row, person) < 0 && !blocked.has(row.host)),
      );
      const names = await namesOf(store, [...tables, ...withBots, ...friends, ...watch]);
      return { tables, withBots, friends, watch, quick: queues, names };
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
    url: '/api/me/waiting',
    name: 'listWaitingTables',
    summary:
      'The tables that wait for me, the one with the least time first, and that one as I see it, with the last answer of somebody else.',
    returns: v.strictObject({
      tables: v.array(v.strictObject({ ...tableRow.entries, left })),
      first: v.nullable(v.strictObject({ tableView, last: v.nullable(happening) })),
      names,
    }),
    async handle({ person }) {
      const tables = await waitingFor(context, person);
      const [next] = tables;
      const first = next ? await askAbout(context, { ask: 'glance', about: [next.id, person] }) : null;
      return { tables, first, names: await namesOf(store, tables) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/next',
    name: 'readNextTable',
    summary: 'The table that waits for me with the least time, or null.',
    returns: v.strictObject({ table: v.nullable(id) }),
    async handle({ person }) {
      return { table: (await waitingFor(context, person))[0]?.id ?? null };
    },
  });
}

const left = v.pipe(
  v.nullable(v.number()),
  v.description('My time in milliseconds; null where there is no clock, or where so many tables wait'),
);

/** The tables that wait for somebody: the least time first, then those without a clock, the longest wait first. */
async function waitingFor({ store }: HttpContext, person: PersonId) {
  const rows = (await store.tablesOf(person, 'playing'))
    .filter((row) => isWaitingFor(row, person))
    .toSorted((one, two) => one.updated - two.updated);
  const now = Date.now();
  const timed = await Promise.all(
    rows.map(async (row, i) => {
      const stored = i < TIMES_READ && row.pace?.clock !== null ? await store.load(row.id) : undefined;
      const state = stored && stateAt(stored.snapshot, stored.entries);
      return { ...row, left: state?.plan.clock ? timeLeft(state, seatIn(row, person), now) : null };
    }),
  );
  return timed.toSorted((one, two) => (one.left ?? Infinity) - (two.left ?? Infinity) || 0);
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
