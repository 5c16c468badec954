/** The page's side of the service worker: starts it, and knows when a new version of Skyline lies ready. */
import { useSyncExternalStore } from 'react';
import { RENEW } from './keeper.ts';

/** How long the page is left in peace after it has loaded, in milliseconds. */
const SETTLE = 1500;
/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK = 3_600_000;

let ready: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Once the page is there and has had a moment for what is pressed first: what is kept for later comes after. */
export function startOffline(): void {
  // Only https and localhost have service workers; elsewhere Skyline works as long as there is a network.
  if (!('serviceWorker' in navigator)) return;
  // A browser that blocks workers may refuse, or register nothing at all.
  const start = () =>
    navigator.serviceWorker.register('/sw.js').then(
      (registration: ServiceWorkerRegistration | undefined) => registration && follow(registration),
      () => {},
    );
  addEventListener('load', () => setTimeout(start, SETTLE));
}

/** Lets the new version take over, and reloads this page alone; other windows go on with the old one. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  ready?.postMessage(RENEW);
}

/** Whether a new version waits for a reload. */
export function useRenewal(): boolean {
  const isReady = () => ready !== undefined;
  return useSyncExternalStore(subscribe, isReady, isReady);
}

export function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker of all renews nothing.
    const next = registration.active ? (registration.waiting ?? undefined) : undefined;
    if (next === ready) return;
    ready = next;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  setInterval(() => registration.update().catch(() => {}), LOOK);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
