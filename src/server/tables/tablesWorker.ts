/** A thread that plays tables: all of them, or those with other values than the ones in play. */
import { randomBytes } from 'node:crypto';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { freezePositions } from '#kernel';
import type { PersonId } from '#table';
import { keepingBoxes } from '../boxes.ts';
import { SILENT_BUS } from '../cluster/bus.ts';
import { Homes } from '../cluster/homes.ts';
import type { ClusterState } from '../cluster/membership.ts';
import { busTo } from '../cluster/natsCarrier.ts';
import { SharedClock } from '../cluster/sharedClock.ts';
import { newTableId } from '../people/token.ts';
import { storeOn } from '../store/index.ts';
import { BotPool } from './botPool.ts';
import { TableRouter } from './tableRouter.ts';
import type { Apart, Pace } from './tablesContext.ts';
import type { Batch } from './tablesMessages.ts';
import { type TitlesData, titlesFrom } from './titles.ts';
import { showingWork } from './watchdog.ts';

/** What the thread is started with. */
export interface TablesThreadData extends TitlesData {
  readonly store: MessagePort;
  readonly workSign: SharedArrayBuffer;
  readonly admins: readonly PersonId[];
  readonly pace: Pace;
  readonly resting: Readonly<Record<string, number>>;
  readonly botThreads: number;
  readonly botLimit: number;
  readonly apart: Apart | undefined;
  readonly cluster: ClusterData | undefined;
}

/** How to reach other nodes; left out where there are none. */
export interface ClusterData {
  readonly node: string;
  readonly natsUrl: string;
  /** Seals what nodes tell each other. */
  readonly secret: string;
  readonly state: ClusterState;
}

if (!parentPort) throw new Error('this runs in a thread of its own');
const postBatch: (batch: Batch) => void = parentPort.postMessage.bind(parentPort);
const data: TablesThreadData = workerData.data;
const { workSign, admins, pace, resting, botThreads, botLimit, titles, boxes, apart, cluster } = data;
const store = storeOn(data.store);
freezePositions(false);

const bots = new BotPool({
  threads: botThreads,
  limit: botLimit,
  titles: { titles, boxes },
  onFailure(why) {
    postBatch([{ from: 'count', what: 'botFailures', value: 1 }]);
    logError('a bot has failed', why);
  },
});

const clock = new SharedClock();
const homes = new Homes(cluster?.node ?? 'alone', []);
const setCluster = ({ nodes, offset }: ClusterState) => {
  homes.change(nodes);
  clock.aim(offset);
};
if (cluster) setCluster(cluster.state);

const router = new TableRouter({
  store,
  bus: cluster ? busTo(cluster.natsUrl, cluster.secret) : SILENT_BUS,
  homes,
  setCluster,
  loadTitle: keepingBoxes(store, await titlesFrom({ titles, boxes })),
  choose: bots.choose,
  now: cluster ? clock.now : Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newSeed: () => randomBytes(16).toString('hex'),
  newTableId,
  postBatch,
  working: showingWork(workSign),
  logError,
  admins,
  pace,
  resting,
  apart,
});

parentPort.on('message', router.receive);
await router.wake().catch((error) => logError('the running tables were not woken', error));

function logError(what: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  postBatch([{ from: 'error', what, error: text }]);
}
