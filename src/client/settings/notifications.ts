/** Browser notifications, shown through the service worker because phones require it. */

import { recall, remember } from './memory.ts';

/** Whether notifications may be shown; 'unavailable' where the browser has none. */
export type NotificationAccess = NotificationPermission | 'unavailable';

/** The permission so far. */
export function notificationPermission(): NotificationAccess {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unavailable';
  return Notification.permission;
}

/** Lets the browser ask the player; browsers allow this only after a click. */
export async function requestNotifications(): Promise<NotificationAccess> {
  if (notificationPermission() !== 'default') return notificationPermission();
  return Notification.requestPermission();
}

/** The tables that are waiting for the player now but were not before. */
export function newlyWaiting(before: readonly string[], now: readonly string[]): readonly string[] {
  return now.filter((table) => !before.includes(table));
}

interface TableNotice {
  readonly table: string;
  readonly title: string;
  readonly line: string;
}

/** Shows one notification per table; a new one replaces the last. */
export async function notify({ table, title, line }: TableNotice): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body: line,
    tag: `skyline ${table}`,
    icon: '/icon-192.png',
    data: { open: `/table/${table}` },
  });
}

const OFFERED = 'noticesOffered';
let isOffered = false;
const listeners = new Set<() => void>();

/** Somebody leaves a table where their turn will come: the one moment at which a device asks whether it shall tell them. */
export function offerNotifications(): void {
  if (isOffered || recall(OFFERED) !== undefined || notificationPermission() !== 'default') return;
  remember(OFFERED, 'true');
  setOffered(true);
}

/** They have answered. */
export function offerDone(): void {
  setOffered(false);
}

function setOffered(offered: boolean): void {
  isOffered = offered;
  for (const listener of listeners) listener();
}

/** For whoever shows the question. */
export const offer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => isOffered,
};
