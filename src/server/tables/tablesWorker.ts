/** A thread that plays the tables with other values than the ones in play. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { freezePositions } from '#kernel';
import { storeOn } from '../store/index.ts';
import { type PlaySettings, playTables } from './playTables.ts';
import type { FromTables } from './tablesMessages.ts';

/** What the thread is started with. */
export interface TablesThreadData extends PlaySettings {
  readonly store: MessagePort;
}

if (!parentPort) throw new Error('this runs in a thread of its own');
const postBatch: (batch: readonly FromTables[]) => void = parentPort.postMessage.bind(parentPort);
const { store, ...settings }: TablesThreadData = workerData.data;
freezePositions(false);

/** All that happens in one turn of the event loop leaves in one batch. */
let batch: FromTables[] = [];
const post = (message: FromTables): void => {
  if (batch.push(message) > 1) return;
  setImmediate(() => {
    const full = batch;
    batch = [];
    postBatch(full);
  });
};

const { router } = await playTables(settings, storeOn(store), post);
parentPort.on('message', router.receive);
