/** Starts the store in a thread of its own. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { startThread } from '../startThread.ts';
import type { StorePlace } from './openStore.ts';
import type { Store } from './store.ts';
import { StoreGone } from './storeErrors.ts';
import { storeOn } from './storePort.ts';
import type { ToStoreThread } from './storeWorker.ts';

export interface StoreThread {
  /** The store as the main thread uses it. */
  readonly store: Store;
  /** Resolves once the database is open and up to date; rejects with what was wrong. Calls may be made before. */
  readonly opened: Promise<void>;
  /** A port for another thread, to be transferred there and used with storeOn. */
  port(): MessagePort;
  /** Writes what waits, closes the database and ends the thread. */
  close(): Promise<void>;
}

/** `onDeath` is called when the thread ends unasked; by then all open calls have failed with StoreGone. */
export function startStoreThread(place: StorePlace & { onDeath?(error: Error): void }): StoreThread {
  const { file, databaseUrl, onDeath } = place;
  const worker = startThread('store', { file, databaseUrl });
  const post = (message: ToStoreThread) =>
    worker.postMessage(message, message === 'close' ? [] : [message.port]);
  const port = () => {
    const { port1, port2 } = new MessageChannel();
    post({ port: port2 });
    return port1;
  };
  const store = storeOn(port());

  let closing = false;
  let failure: Error = new StoreGone();
  worker.on('error', (error: Error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      resolve();
      if (!closing) onDeath?.(failure);
    });
  });
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    ended.then(() => reject(failure));
  });
  // Not everybody waits for it: onDeath hears of a failure too.
  opened.catch(() => {});

  return {
    store,
    opened,
    port,
    async close() {
      closing = true;
      await store.close();
      post('close');
      await ended;
    },
  };
}
