/** The page's side of the service worker: registers it, and knows when a new version of Skyline is ready. */
import { useSyncExternalStore } from 'react';
import { UPDATE_NOW } from './serviceWorker.ts';

/** How long to wait after the page has loaded, in milliseconds. */
const REGISTER_DELAY = 1500;
/** How often an open page checks for a new version, in milliseconds. */
const CHECK_EVERY = 3_600_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Registers the service worker shortly after the page has loaded, so that caching does not slow the first clicks. */
export function registerServiceWorker(): void {
  // Only https and localhost have service workers; elsewhere Skyline works online only.
  if (!('serviceWorker' in navigator)) return;
  // A browser that blocks workers may refuse, or resolve without a registration.
  const register = () =>
    navigator.serviceWorker.register('/sw.js').then(
      (registration: ServiceWorkerRegistration | undefined) => registration && watchForUpdates(registration),
      () => {},
    );
  addEventListener('load', () => setTimeout(register, REGISTER_DELAY));
}

/** Activates the new version and reloads this page; other windows keep the old one until they reload. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage(UPDATE_NOW);
}

/** Whether a new version is ready to be activated. */
export function useUpdateReady(): boolean {
  const isReady = () => waiting !== undefined;
  return useSyncExternalStore(subscribe, isReady, isReady);
}

/** Notices new versions from now on. */
export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    // The very first worker is not an update.
    const next = registration.active ? (registration.waiting ?? undefined) : undefined;
    if (next === waiting) return;
    waiting = next;
    for (const listener of listeners) listener();
  };
  check();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', check),
  );
  setInterval(() => registration.update().catch(() => {}), CHECK_EVERY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
