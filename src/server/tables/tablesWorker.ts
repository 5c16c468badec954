/** The thread that plays all tables. */
import { randomBytes } from 'node:crypto';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { freezePositions } from '#kernel';
import { newTableId } from '../people/token.ts';
import { storeOn } from '../store/index.ts';
import { BotPool } from './botPool.ts';
import { TableRouter } from './tableRouter.ts';
import type { Pace } from './tablesContext.ts';
import type { Batch } from './tablesMessages.ts';
import { titlesFrom } from './titles.ts';
import { showingWork } from './watchdog.ts';

/** What the thread is started with. */
export interface TablesThreadData {
  readonly store: MessagePort;
  readonly workSign: SharedArrayBuffer;
  readonly pace: Pace;
  readonly resting: Readonly<Record<string, number>>;
  readonly botThreads: number;
  readonly botLimit: number;
  /** A module with loadTitle, instead of the real games. */
  readonly titles: string | undefined;
}

if (!parentPort) throw new Error('this runs in a thread of its own');
const postBatch: (batch: Batch) => void = parentPort.postMessage.bind(parentPort);
const { store, workSign, pace, resting, botThreads, botLimit, titles } = workerData.data as TablesThreadData;
freezePositions(false);

const bots = new BotPool({
  threads: botThreads,
  limit: botLimit,
  titles,
  onFailure(why) {
    postBatch([{ from: 'count', what: 'botFailures', value: 1 }]);
    logError('a bot has failed', why);
  },
});

const router = new TableRouter({
  store: storeOn(store),
  loadTitle: await titlesFrom(titles),
  choose: bots.choose,
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newSeed: () => randomBytes(16).toString('hex'),
  newTableId,
  postBatch,
  working: showingWork(workSign),
  logError,
  pace,
  resting,
});

parentPort.on('message', router.receive);
await router.wake().catch((error) => logError('the running tables were not woken', error));

function logError(what: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  postBatch([{ from: 'error', what, error: text }]);
}
