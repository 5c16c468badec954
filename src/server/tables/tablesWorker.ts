/** The thread that plays all tables. */
import { randomBytes } from 'node:crypto';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { freezePositions } from '#kernel';
import { newTableId } from '../people/token.ts';
import { storeOn } from '../store/index.ts';
import { beating } from './beat.ts';
import { BotPool } from './botPool.ts';
import { TableRouter } from './tableRouter.ts';
import type { Pace } from './tablesContext.ts';
import { type FromTables, type ToTables, toBatch } from './tablesMessages.ts';
import { titlesFrom } from './titles.ts';

/** What the thread is started with. */
export interface TablesThreadData {
  readonly store: MessagePort;
  readonly beat: SharedArrayBuffer;
  readonly pace: Pace;
  readonly resting: Readonly<Record<string, number>>;
  readonly botThreads: number;
  readonly botLimit: number;
  /** A module with loadTitle, instead of the real games. */
  readonly titles: string | undefined;
}

const { store, beat, pace, resting, botThreads, botLimit, titles } = workerData.data as TablesThreadData;
const send = (messages: readonly FromTables[]) => parentPort?.postMessage(toBatch(messages));
freezePositions(false);

const bots = new BotPool({
  threads: botThreads,
  limit: botLimit,
  titles,
  onFailure: (why) =>
    send([
      { from: 'count', what: 'botFailures', value: 1 },
      { from: 'error', what: 'a bot has failed', error: why },
    ]),
});

const tables = new TableRouter({
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
  send,
  working: beating(beat),
  logError: (what, error) => send([{ from: 'error', what, error: inWords(error) }]),
  pace,
  resting,
});

parentPort?.on('message', (messages: readonly ToTables[]) => {
  for (const message of messages) tables.handle(message);
});
await tables.wake().catch((error) => send([{ from: 'error', what: 'waking', error: inWords(error) }]));

function inWords(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
