/** The store as a server uses it: SQLite in a thread of its own, so that a slow disk stalls no socket; PostgreSQL from this one, where nothing waits for it. */
import { MessageChannel } from 'node:worker_threads';
import { openStore, type StorePlace } from './openStore.ts';
import { serveStore } from './storePort.ts';
import { type StoreThread, startStoreThread } from './storeThread.ts';

export type RunningStore = Pick<StoreThread, 'store' | 'port' | 'close'>;

/** Open and up to date when it resolves. `onDeath` is called when it ends unasked after that. */
export async function startStore(
  place: StorePlace & { onDeath?(error: Error): void },
): Promise<RunningStore> {
  return place.databaseUrl === undefined ? inThread(place) : here(place);
}

async function inThread({
  file,
  onDeath,
}: StorePlace & { onDeath?(error: Error): void }): Promise<RunningStore> {
  let isOpen = false;
  const thread = startStoreThread({
    file,
    onDeath(error) {
      if (isOpen) onDeath?.(error);
    },
  });
  await thread.opened;
  isOpen = true;
  return thread;
}

async function here(place: StorePlace): Promise<RunningStore> {
  const store = await openStore(place);
  return {
    store,
    port() {
      const { port1, port2 } = new MessageChannel();
      serveStore(store, port2);
      return port1;
    },
    close: () => store.close(),
  };
}
