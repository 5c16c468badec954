/** The whole server: its threads, its application and its sockets, started and closed in order. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Box, chooseBox } from '#kernel';
import type { ServerMessage } from '#protocol';
import type { PersonId } from '#table';
import { ClusterNode } from './cluster/clusterNode.ts';
import type { Config } from './config.ts';
import { EntryChecker } from './daily/entryChecker.ts';
import { buildApp } from './http/app.ts';
import { createMetrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { PresenceElsewhere } from './notices/presenceElsewhere.ts';
import { RatingCheckLoop } from './ratings/ratingCheckLoop.ts';
import { RatingLoop } from './ratings/ratingLoop.ts';
import { createTableLimits } from './socket/rateLimits.ts';
import { Sockets } from './socket/sockets.ts';
import { WaitingTables } from './socket/waitingTables.ts';
import { startStoreThread, storeFile } from './store/index.ts';
import { Tables } from './tables/tables.ts';
import { PACE } from './tables/tablesContext.ts';
import { TournamentKeeper } from './tournaments/keeper.ts';
import { roundTables } from './tournaments/roundTables.ts';
import { TOURNAMENT_TIMES, type TournamentTimes } from './tournaments/times.ts';

/** Times in milliseconds. */
const ENGINE_LIMIT = 2000;
const BOT_LIMIT = 10_000;
const DRAIN_LIMIT = 8000;
/** Many times what the longest game of the day takes to be played again. */
const CHECK_LIMIT = 30_000;
/** A node that has not reached the database for so long is not ready, and later lets its people go to others. */
const UNREADY_AFTER = 3000;
const LET_GO_AFTER = 10_000;
const LET_GO_TIME = 1000;

/** With only one, a bot that is stuck would hold up the bots of every other table. */
const FEWEST_BOT_THREADS = 2;

/** So many bot pauses pass before a bot gives the first answer of a public game. */
const WELCOME = 10;

export interface ServerOptions {
  /** Where the built client is. */
  readonly clientFolder: string;
  readonly version: string;
  /** Called when the store has ended by itself: nothing can be stored any more. */
  readonly onDeath?: (error: Error) => void;
  /** A module with loadTitle, instead of the real games; for tests. */
  readonly titles?: string;
  /** Values to play with, where they are not those that games come with; a process plays a game with one set only. */
  readonly boxes?: readonly Box[];
  readonly engineLimit?: number;
  readonly heartbeat?: number;
  readonly recheck?: number;
  readonly tournamentTimes?: TournamentTimes;
  /** Where the log goes; to standard output by default. */
  readonly log?: { write(line: string): void };
}

export interface Server {
  readonly port: number;
  /** Finishes what is under way, closes all sockets and ends. */
  close(): Promise<void>;
}

/** Resolves once the server listens; rejects, with nothing left running, when it cannot. */
export async function startServer(config: Config, options: ServerOptions): Promise<Server> {
  if (config.databaseUrl === undefined) mkdirSync(config.data, { recursive: true });
  const { boxes = [] } = options;
  for (const box of boxes)
    if (!chooseBox(box)) throw new Error(`${box.game} is already loaded with other values`);
  let isUp = false;
  let tables: Tables | undefined;
  let sockets: Sockets | undefined;
  const storeThread = startStoreThread({
    file: storeFile(config.data),
    databaseUrl: config.databaseUrl,
    onDeath(error) {
      if (isUp) options.onDeath?.(error);
    },
  });
  const closers: (() => Promise<unknown>)[] = [() => storeThread.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await storeThread.opened;
    isUp = true;
    const { store } = storeThread;
    const metrics = createMetrics();
    const limits = createTableLimits(config.limits);
    let logError = (what: string, error: string) => console.error(`${what}: ${error}`);
    const node = await ClusterNode.join({
      node: config.node,
      natsUrl: config.natsUrl,
      store,
      onState(state) {
        metrics.nodes.set(state.nodes.length);
        tables?.setCluster(state);
      },
      onNews(news) {
        if (news.news === 'named') tables?.named(news.person, news.name);
        else sockets?.checkSessionsOf(news.person);
      },
      logError: (what, error) => logError(what, String(error)),
    });
    closers.push(() => node.close());
    metrics.nodes.set(node.data?.state.nodes.length ?? 1);
    const waiting = new WaitingTables(
      store,
      (person, tables) =>
        sockets?.sendTo(person, JSON.stringify({ tell: 'waiting', tables } satisfies ServerMessage)),
      (person) => node.hearAwaited(person, ({ table, people }) => waiting.change(table, people)),
    );
    node.bus.onGap(() => void waiting.readAnew().catch((error) => logError('waiting tables', String(error))));
    tables = new Tables({
      store,
      storePort: storeThread.port,
      metrics,
      logError: (what, error) => logError(what, error),
      waiting,
      onGone: (person) => sockets?.closeAllOf(person),
      onSignedOut: (person) => sockets?.checkSessionsOf(person),
      tellAll: (news) => node.tellAll(news),
      tellAwaited: (news, told) => node.tellAwaited(news, told),
      cluster: () => node.data,
      limit: options.engineLimit ?? ENGINE_LIMIT,
      admins: config.admins,
      pace: { ...PACE, botPause: config.botPause, welcome: WELCOME * config.botPause },
      botThreads: Math.max(FEWEST_BOT_THREADS, availableParallelism() - 1),
      botLimit: BOT_LIMIT,
      titles: options.titles,
      boxes,
    });
    const { client } = tables;
    closers.push(async () => tables?.close());

    const now = () => Math.round(Date.now() + (node.data?.state.offset ?? 0));
    const ratings = new RatingLoop({
      store,
      now,
      logError: (what, error) => logError(what, String(error)),
    });
    closers.push(() => ratings.stop());
    const ratingCheck = new RatingCheckLoop({
      store,
      now,
      logError: (what, error) => logError(what, String(error)),
      onChecked: (differing) => metrics.ratingFaults.set(differing),
    });
    closers.push(() => ratingCheck.stop());
    const isHere = (person: PersonId, table: string) => sockets?.isAt(person, table) === true;
    const elsewhere = new PresenceElsewhere(node.bus, config.node, isHere);
    const isPresent = async (person: PersonId, table: string) =>
      isHere(person, table) || elsewhere.has(person, table);
    const notices = await Notices.open({
      config,
      store,
      isPresent,
      now,
      logError: (what, error) => logError(what, String(error)),
      count: (channel, result) => metrics.notices.inc({ channel, result }),
    });
    // What a lone server had claimed before it was killed waits for nobody.
    if (node.bus.isSilent) await store.releaseNotices(Date.now());
    closers.push(() => notices.close());

    const checker = new EntryChecker({
      limit: CHECK_LIMIT,
      titles: { titles: options.titles, boxes },
      logError: (what, error) => logError(what, error),
    });
    closers.push(() => checker.close());
    const { tournamentTimes = TOURNAMENT_TIMES } = options;
    const tournaments = new TournamentKeeper({
      store,
      tables: roundTables({ store, tables: client, isPresent }),
      times: tournamentTimes,
      now,
      logError: (what, error) => logError(what, String(error)),
    });
    closers.push(() => tournaments.stop());

    let isReady = true;
    let isServing = true;
    // A node that cannot reach the database sends people to others.
    const ready = () => isReady && node.silence < UNREADY_AFTER;
    const serving = () => isServing;
    const { clientFolder, version, log } = options;
    const app = await buildApp({
      clientFolder,
      version,
      config,
      store,
      tables: client,
      metrics,
      limits,
      notices,
      checkEntry: checker.check,
      tournamentTimes,
      ready,
      ...(log && { log }),
    });
    logError = (what, error) => app.log.error({ error }, what);
    closers.push(() => app.close());
    const { heartbeat, recheck } = options;
    sockets = new Sockets({
      config,
      store,
      tables,
      waiting,
      metrics,
      limits,
      version,
      ready,
      serving,
      onLeft: (person) => notices.delivery.left(person),
      ...(heartbeat !== undefined && { heartbeat }),
      ...(recheck !== undefined && { recheck }),
    });
    closers.push(async () => sockets?.close());
    await sockets.register(app);
    notices.delivery.start();
    ratings.start();
    ratingCheck.start();
    tournaments.start();
    await app.listen({ port: config.port, host: config.host });
    const letGoIfCutOff = () => {
      if (node.silence > LET_GO_AFTER) void sockets?.letGo(LET_GO_TIME);
    };
    const watch = node.bus.isSilent ? undefined : setInterval(letGoIfCutOff, LET_GO_TIME);
    closers.push(async () => clearInterval(watch));
    return {
      port: app.addresses()[0]?.port ?? config.port,
      async close() {
        isReady = false;
        clearInterval(watch);
        await node.leave();
        if (config.drainTime > 0) await sockets?.letGo(config.drainTime);
        isServing = false;
        await tournaments.stop();
        await Promise.race([client.drain(), after(DRAIN_LIMIT)]);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll().catch(() => {});
    throw error;
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
