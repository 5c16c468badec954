/** Everything that plays tables in one thread: the rules under their time limit, the bots' threads, and the router. */
import { randomBytes } from 'node:crypto';
import type { PersonId } from '#table';
import { keepingBoxes } from '../boxes.ts';
import { newTableId } from '../people/token.ts';
import type { Store } from '../store/index.ts';
import { BotPool } from './botPool.ts';
import { TableRouter } from './tableRouter.ts';
import type { Apart, Pace } from './tablesContext.ts';
import type { FromTables } from './tablesMessages.ts';
import { TimeLimit } from './timeLimit.ts';
import { type TitlesData, titlesFrom } from './titles.ts';

export interface PlaySettings extends TitlesData {
  /** How long the rules may take, in milliseconds. */
  readonly limit: number;
  readonly admins: readonly PersonId[];
  readonly pace: Pace;
  readonly botThreads: number;
  readonly botLimit: number;
  readonly apart: Apart | undefined;
}

export interface PlayedTables {
  readonly router: TableRouter;
  close(): Promise<void>;
}

/** Ready for calls when it resolves; tables with bots and clocks go on by themselves soon after. */
export async function playTables(
  settings: PlaySettings,
  store: Store,
  post: (message: FromTables) => void,
): Promise<PlayedTables> {
  const { limit, admins, pace, botThreads, botLimit, titles, boxes, apart } = settings;
  const logError = (what: string, error: unknown) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    post({ from: 'error', what, error: text });
  };
  const bots = new BotPool({
    threads: botThreads,
    limit: botLimit,
    titles: { titles, boxes },
    onFailure(why) {
      post({ from: 'count', what: 'botFailures', value: 1 });
      logError('a bot has failed', why);
    },
  });
  const timeLimit = new TimeLimit(limit, (table) => {
    post({ from: 'count', what: 'stops', value: 1 });
    logError(`the rules of table ${table} did not come back`, 'too slow');
  });
  const router = new TableRouter({
    store,
    loadTitle: keepingBoxes(store, await titlesFrom({ titles, boxes })),
    choose: bots.choose,
    now: Date.now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    newSeed: () => randomBytes(16).toString('hex'),
    newTableId,
    post,
    runRules: timeLimit.run,
    restUntil: timeLimit.restUntil,
    logError,
    admins,
    pace,
    apart,
  });
  void router.wake().catch((error) => logError('the running tables were not woken', error));
  return {
    router,
    async close() {
      router.stop();
      await bots.close();
    },
  };
}
