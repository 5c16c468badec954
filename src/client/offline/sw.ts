/** The entry point of the service worker; the build puts it at /sw.js and fills in BUILD. */
import { type Build, runServiceWorker } from './serviceWorker.ts';
import type { WorkerScope } from './workerScope.ts';

declare const BUILD: Build;

// The browser runs this file as a service worker, never in a page.
runServiceWorker(globalThis as unknown as WorkerScope, BUILD);
