/** A small event with real tables: `tsx deep/events.ts`. Some of its people play, some stop or never come, and servers are killed again and again; times are short. */
import { randomUUID } from 'node:crypto';
import { loadTitle } from '#games';
import { legalOf, type TableView } from '#table';
import { hashOfToken, newPersonId, newToken } from '../src/server/people/token.ts';
import type { Store } from '../src/server/store/index.ts';
import { TOURNAMENT_TIMES, type TournamentTimes } from '../src/server/tournaments/times.ts';
import { oneServer, type Site, twoNodes } from './eventSites.ts';
import type { Guest, ServerProcess } from './serverProcess.ts';

/** How somebody behaves: plays, answers once and stops, or never comes. */
type Manner = 'plays' | 'stops' | 'absent';

interface Somebody extends Guest {
  readonly name: string;
  readonly manner: Manner;
}

interface Page {
  readonly event: { readonly phase: string; readonly round: number; readonly rounds: number };
  readonly mine: number | null;
  readonly people: readonly {
    readonly person: string | null;
    readonly place: number | null;
    readonly points: number;
  }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly kind: string;
    readonly table: string | null;
    readonly seats: readonly number[];
    readonly scores: readonly number[] | null;
    readonly missed: readonly number[];
  }[];
}

const TIMES: TournamentTimes = {
  ...TOURNAMENT_TIMES,
  ...{
    noShow: 1500,
    look: 150,
    pause: { live: 100, byTurns: 0 },
    undecided: 60_000,
    shortestRound: 0,
    poll: 100,
    lease: 500,
  },
};

/** A round lasts so long at most; the server is killed about as often. */
const ROUND_TIME = 6000;
const KILLED_EVERY = 1300;
const LIMIT = 180_000;
const PAUSE = 60;

interface Course {
  readonly site: Site;
  readonly people: readonly Somebody[];
  readonly roundTime: number;
  /** Whether a server is to be killed: after so many, so many milliseconds after the last one, in this round. */
  isDue(killed: number, since: number, round: number): boolean;
}

interface Held {
  readonly rounds: number;
  readonly tables: number;
  readonly opened: number;
  readonly kills: number;
  readonly finishedByBots: number;
  /** Tables whose games count for ratings. */
  readonly rated: number;
  readonly missed: number;
  readonly page: Page;
}

/** On one server that is killed again and again. */
export async function holdEvent(manners: readonly Manner[], kills = Number.POSITIVE_INFINITY): Promise<Held> {
  const people = somebodyEach(manners);
  const site = await oneServer((store) => addAccounts(store, people), settingsOf(TIMES));
  const isDue = (killed: number, since: number) => killed < kills && since > KILLED_EVERY;
  return held({ site, people, roundTime: ROUND_TIME, isDue }).finally(() => site.remove());
}

/** Everybody plays, on two nodes of which one is killed in each of so many rounds. Null where there is no PostgreSQL or NATS. */
export async function holdEventOnNodes(count: number, kills: number): Promise<Held | null> {
  const people = somebodyEach(Array.from({ length: count }, () => 'plays'));
  // Nobody is late because a node takes its time to start.
  const times = { ...TIMES, noShow: LIMIT };
  const site = await twoNodes((store) => addAccounts(store, people), settingsOf(times));
  const isDue = (killed: number, _since: number, round: number) => killed < kills && round > killed;
  return site && held({ site, people, roundTime: LIMIT, isDue }).finally(() => site.remove());
}

function settingsOf(times: TournamentTimes) {
  return { EVENT_TIMES: JSON.stringify(times) };
}

function somebodyEach(manners: readonly Manner[]): readonly Somebody[] {
  return manners.map((manner, i) => {
    return { person: newPersonId(), token: newToken(256), name: `P${i + 1}`, manner };
  });
}

async function addAccounts(store: Store, people: readonly Somebody[]): Promise<void> {
  const created = Date.now();
  for (const { person, token, name } of people) {
    await store.addPerson({ id: person, name, created, email: null, passwordHash: 'none', gone: false });
    await store.addSession({ hash: hashOfToken(token), person, created, used: created });
  }
}

async function held({ site, people, roundTime, isDue }: Course): Promise<Held> {
  const [host] = people;
  const { event } = await site.server().post<{ event: { id: string } }>(
    '/api/events',
    {
      name: 'Proof Cup',
      starts: Date.now() + 2500,
      plan: {
        ...{
          format: 'swiss',
          game: 'rowhouse',
          options: { hand: 2, rounds: 3, trades: false },
          seats: 2,
          rounds: 3,
        },
        ...{ capacity: 16, divisionSize: 4, roundTime, every: 0, level: 'level1' },
        clock: { bank: 600_000, increment: 0, cap: 600_000 },
      },
    },
    host,
  );
  for (const one of people) await site.server().post(`/api/events/${event.id}/join`, {}, one);
  const end = Date.now() + LIMIT;
  let page: Page | undefined;
  let kills = 0;
  let killed = Date.now();
  const answered = new Set<string>();
  while (page?.event.phase !== 'over') {
    if (Date.now() > end)
      throw new Error(`the event hangs: ${JSON.stringify(page?.event)} ${site.server().said}`);
    if (isDue(kills, Date.now() - killed, page?.event.round ?? 0)) {
      await site.strike(kills);
      kills += 1;
      killed = Date.now();
    }
    await Promise.all(
      people.map((one) => act(site.server(), event.id, one, answered).catch(() => undefined)),
    );
    page =
      host &&
      (
        (await read(site.server(), `/api/events/${event.id}`, host).catch(() => undefined)) as
          | { page: Page }
          | undefined
      )?.page;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return counted(await site.stored(), people, page, kills);
}

/** Whatever is up to somebody now. */
async function act(
  server: ServerProcess,
  event: string,
  one: Somebody,
  answered: Set<string>,
): Promise<void> {
  const { page } = (await read(server, `/api/events/${event}`, one)) as { page: Page };
  if (page.event.phase === 'checkIn') await server.post(`/api/events/${event}/check-in`, {}, one);
  const mine = page.pairings.find(
    ({ round, seats, scores }) =>
      round === page.event.round && scores === null && seats.some((number) => number === page.mine),
  );
  if (!mine?.table || one.manner === 'absent') return;
  const key = `${one.person} ${mine.table}`;
  if (one.manner === 'stops' && answered.has(key)) return;
  const { tableView } = (await read(server, `/api/tables/${mine.table}/tableView`, one)) as {
    tableView: TableView;
  };
  if (tableView.prompt === null || tableView.viewer === 'spectator') return;
  const { game } = await loadTitle(tableView.game);
  const [action] = legalOf(game, tableView);
  const command = { do: 'play', answered: tableView.answered[tableView.viewer] ?? 0, action };
  await server.post(`/api/tables/${mine.table}/commands`, { id: randomUUID(), command }, one);
  answered.add(key);
}

async function read(server: ServerProcess, path: string, one: Guest): Promise<unknown> {
  const text = await server.get(path, one);
  if (!text.startsWith('200 ')) throw new Error(text);
  return JSON.parse(text.slice(4));
}

/** From what is stored: every table of the event was opened once, and is over. */
async function counted(store: Store, people: readonly Somebody[], page: Page, kills: number): Promise<Held> {
  try {
    const tables = page.pairings.flatMap(({ table }) => (table === null ? [] : [table]));
    let opened = 0;
    let finishedByBots = 0;
    for (const table of tables) {
      const entries = await store.entries(table, 0);
      opened += entries.filter(({ happening }) => happening.did === 'opened').length;
      if (entries.some(({ happening }) => happening.did === 'ranOut' && happening.timeout === 'bot'))
        finishedByBots += 1;
      if ((await store.row(table))?.phase !== 'over') throw new Error(`table ${table} is not over`);
    }
    const results = await Promise.all(people.map(({ person }) => store.resultsOf(person, 99)));
    const rated = new Set(results.flat().flatMap(({ rated, table }) => (rated ? [table] : []))).size;
    const missed = page.pairings.reduce((sum, one) => sum + one.missed.length, 0);
    const rounds = page.event.round;
    return { rounds, tables: tables.length, opened, kills, finishedByBots, rated, missed, page };
  } finally {
    await store.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { page, ...figures } = await holdEvent([
    'plays',
    'plays',
    'plays',
    'stops',
    'plays',
    'absent',
    'plays',
    'plays',
  ]);
  console.log(figures);
  console.log(page.people.map(({ place, points }) => `${place}: ${points}`).join(', '));
}
