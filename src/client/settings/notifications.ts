/** Notifications of the browser: shown through the service worker, which phones insist on. */

export type Allowed = NotificationPermission | 'unavailable';

export function notificationsAllowed(): Allowed {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unavailable';
  return Notification.permission;
}

/** Lets the browser ask; only after a tap does it. */
export async function askForNotifications(): Promise<Allowed> {
  if (notificationsAllowed() !== 'default') return notificationsAllowed();
  return Notification.requestPermission();
}

/** The tables that wait now and did not before. */
export function newlyWaiting(before: readonly string[], now: readonly string[]): readonly string[] {
  return now.filter((table) => !before.includes(table));
}

interface News {
  readonly table: string;
  readonly title: string;
  readonly line: string;
}

/** One for each table; a later one takes the place of an earlier one. */
export async function notify({ table, title, line }: News): Promise<void> {
  if (notificationsAllowed() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body: line,
    tag: `skyline ${table}`,
    icon: '/icon-192.png',
    data: { open: `/table/${table}` },
  });
}
