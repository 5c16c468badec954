/** The service worker's part in pushes: shows them, and renews the subscription when the browser has changed it. */
import type { SubscriptionChangeEvent, WorkerScope } from './workerScope.ts';

/** What the server sends. */
interface PushedNotice {
  readonly table?: string;
  readonly title: string;
  readonly line: string;
  readonly open: string;
  /** The page that stops such messages, and what the button says; servers from before that send no word. */
  readonly stop?: string;
  readonly stopLabel?: string;
}

/** The button that stops messages to this browser. */
export const STOP = 'stop';

/** Adds the listeners to the worker's global scope. */
export function handlePushes(scope: WorkerScope): void {
  const { clients, registration } = scope;

  /** Whether a window in sight shows the page that the notice leads to. */
  async function isSeen(open: string): Promise<boolean> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return windows.some(
      ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === open,
    );
  }

  async function show({ table, title, line, open, stop, stopLabel }: PushedNotice): Promise<void> {
    if (table !== undefined && (await isSeen(open))) return;
    await registration.showNotification(title, {
      body: line,
      // The same tag as the page uses: one notification for each table.
      tag: `skyline ${table ?? ''}`,
      icon: '/icon-192.png',
      data: { open, stop },
      actions: stop && stopLabel ? [{ action: STOP, title: stopLabel }] : [],
    });
  }

  async function renew({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
    const options = oldSubscription?.options;
    const next = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
    const { endpoint, keys } = next?.toJSON() ?? {};
    if (!endpoint || !keys) return;
    const { p256dh, auth } = keys;
    const replaces = oldSubscription?.endpoint;
    await scope.fetch('/api/me/channels', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'push', endpoint, p256dh, auth, ...(replaces && { replaces }) }),
    });
  }

  scope.addEventListener('push', (event) => {
    // From our own server, encrypted for this browser.
    if (event.data) event.waitUntil(show(event.data.json() as PushedNotice));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

/** With one press; where that fails, the page is there to try again. */
export async function stopMessages(scope: WorkerScope, page: string): Promise<void> {
  const answer = await scope.fetch(`/api${page}`, { method: 'POST' }).catch(() => undefined);
  if (!answer?.ok) await scope.clients.openWindow(page);
}
