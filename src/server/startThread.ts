/** Starts worker threads: from source in development and tests, from the bundle in the product. */
import { type TransferListItem, Worker } from 'node:worker_threads';

/** Entry points of threads, and what the build calls them. */
const ENTRIES = {
  store: './store/storeWorker.ts',
  tables: './tables/tablesWorker.ts',
  bot: './tables/botWorker.ts',
  daily: './daily/checkWorker.ts',
} as const;

export type ThreadName = keyof typeof ENTRIES;

/** A new thread; `data` reaches it as workerData.data. */
export function startThread(
  name: ThreadName,
  data: unknown,
  transferList: readonly TransferListItem[] = [],
): Worker {
  // In a thread the address of a module may end in a query.
  const fromSource = new URL(import.meta.url).pathname.endsWith('.ts');
  const entry = new URL(fromSource ? ENTRIES[name] : `./${name}.mjs`, import.meta.url);
  return new Worker(fromSource ? new URL('./threadShim.mjs', import.meta.url) : entry, {
    name,
    workerData: { entry: entry.href, data },
    transferList: [...transferList],
  });
}
