/** The service worker: keeps one whole build on the device, so that Skyline opens and plays without a network. */
import type { Scope } from './scope.ts';
import { strategyFor } from './strategy.ts';

/** One build: a name that changes with any of its files, and their addresses. */
export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** What a page says when the reader wants the new version now. */
export const RENEW = 'renew';

/** Every screen's page; its script finds the screen. */
const PAGE = '/';
const PREFIX = 'skyline-';
/** How many files are fetched at the same time. */
const AT_ONCE = 3;
/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE = 3000;

export function keep(scope: Scope, { version, files }: Build): void {
  const { caches, clients } = scope;
  const mine = `${PREFIX}${version}`;

  /** A few files at a time: the page in use goes first. */
  async function keepAll(): Promise<void> {
    const cache = await caches.open(mine);
    const left = files.values();
    const keepSome = async () => {
      for (const file of left) await cache.add(new Request(file, { cache: 'no-cache' }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  }

  /** Older builds go when no other window can still need a file of theirs. */
  async function takeOver(): Promise<void> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
    if (windows.length <= 1) await Promise.all(others.map((name) => caches.delete(name)));
    await clients.claim();
  }

  async function kept(address: string | Request): Promise<Response | undefined> {
    const cache = await caches.open(mine);
    // A build before this one may still be in use, and one after it may lie ready.
    return (await cache.match(address, { ignoreVary: true })) ?? caches.match(address, { ignoreVary: true });
  }

  async function page(request: Request): Promise<Response> {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    const fresh = scope.fetch(request).catch(() => undefined);
    const first = await Promise.race([fresh, late]);
    if (first && first.status < 500) return first;
    return (await kept(PAGE)) ?? (await fresh) ?? Response.error();
  }

  async function file(request: Request): Promise<Response> {
    return (await kept(request)) ?? scope.fetch(request);
  }

  /** Brings a window of ours to the front and lets it open the place, or opens one. */
  async function openAt(place: string): Promise<void> {
    const [first] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!first) return void (await clients.openWindow(place));
    first.postMessage({ open: place });
    await first.focus();
  }

  scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const strategy = strategyFor(event.request, scope.location.origin);
    if (strategy === 'page') event.respondWith(page(event.request));
    if (strategy === 'file') event.respondWith(file(event.request));
  });
  scope.addEventListener('message', (event) => {
    if (event.data === RENEW) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openAt(String(event.notification.data?.open ?? PAGE)));
  });
}
