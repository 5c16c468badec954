/** Lets a worker thread run TypeScript on Node 20, in development and tests; the built product does not use it. */
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

await tsImport(workerData.entry, import.meta.url);
