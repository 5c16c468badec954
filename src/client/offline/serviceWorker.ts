/** The service worker: caches one whole build, so that Skyline opens and plays offline. */

import { cachePolicyFor } from './cachePolicy.ts';
import { handlePushes, STOP, stopMessages } from './pushes.ts';
import type { WorkerScope } from './workerScope.ts';

/** One build: a name that changes with any of its files, and their addresses. */
export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** The message a page sends to activate the new version now. */
export const UPDATE_NOW = 'renew';

/** One HTML page serves every screen; its script picks the screen by address. */
const PAGE = '/';
const PREFIX = 'skyline-';
/** How many files are fetched at the same time. */
const PARALLEL_FETCHES = 3;
/** How long the network may take before the cached page is shown, in milliseconds. */
const PAGE_TIMEOUT = 3000;

/** Adds the listeners of the service worker to its global scope. */
export function runServiceWorker(scope: WorkerScope, { version, files }: Build): void {
  const { caches, clients } = scope;
  const ownCache = `${PREFIX}${version}`;

  /** Only a few files at a time, so that the open page's own requests are not held up. */
  async function cacheFiles(): Promise<void> {
    const cache = await caches.open(ownCache);
    const pending = files.values();
    const fetchNext = async () => {
      for (const file of pending) await cache.add(new Request(file, { cache: 'no-cache' }));
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
  }

  /** Deletes older builds, unless another window may still need their files. */
  async function takeOver(): Promise<void> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== ownCache);
    if (windows.length <= 1) await Promise.all(others.map((name) => caches.delete(name)));
    await clients.claim();
  }

  async function cached(address: string | Request): Promise<Response | undefined> {
    const cache = await caches.open(ownCache);
    // An open page may be of an older build, or of a newer one that is already cached.
    return (await cache.match(address, { ignoreVary: true })) ?? caches.match(address, { ignoreVary: true });
  }

  /** From the network, or from the cache if the network is slow or fails. */
  async function page(request: Request): Promise<Response> {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT));
    const fetched = scope.fetch(request).catch(() => undefined);
    const first = await Promise.race([fetched, timeout]);
    if (first && first.status < 500) return first;
    return (await cached(PAGE)) ?? (await fetched) ?? Response.error();
  }

  async function file(request: Request): Promise<Response> {
    return (await cached(request)) ?? scope.fetch(request);
  }

  /** Shows a path in an open window, or opens a new one. */
  async function openAt(path: string): Promise<void> {
    const [first] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!first) return void (await clients.openWindow(path));
    first.postMessage({ open: path });
    await first.focus();
  }

  handlePushes(scope);
  scope.addEventListener('install', (event) => event.waitUntil(cacheFiles()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const policy = cachePolicyFor(event.request, scope.location.origin);
    if (policy === 'page') event.respondWith(page(event.request));
    if (policy === 'file') event.respondWith(file(event.request));
  });
  scope.addEventListener('message', (event) => {
    if (event.data === UPDATE_NOW) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('notificationclick', (event) => {
    const { open = PAGE, stop } = event.notification.data ?? {};
    event.notification.close();
    event.waitUntil(event.action === STOP && stop ? stopMessages(scope, String(stop)) : openAt(String(open)));
  });
}
