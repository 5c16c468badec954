/** Browser notifications, shown through the service worker because phones require it. */

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
