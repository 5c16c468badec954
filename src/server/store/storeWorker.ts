/** The store's own thread, so that a slow disk stalls no socket. It gets a port for each thread that uses it. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openStore } from './openStore.ts';
import { serveStore } from './storePort.ts';

/** From the main thread: a port for one more thread, or the end. */
export type ToStoreThread = { readonly port: MessagePort } | 'close';

const store = await openStore(workerData.data).catch((error: Error) => {
  // The errors of libsql lose their message on the way to another thread.
  throw new Error(error.message);
});
const ports: MessagePort[] = [];

parentPort?.on('message', async (message: ToStoreThread) => {
  if (message !== 'close') {
    ports.push(message.port);
    return serveStore(store, message.port);
  }
  await store.close();
  for (const port of ports) port.close();
  parentPort?.close();
});
parentPort?.postMessage('opened');
