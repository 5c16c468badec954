/** Notifies of tables that begin to wait while the page is hidden; renders nothing. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useStatus } from '../remote/appConnection.ts';
import { newlyWaiting, notify } from '../settings/notifications.ts';

/** Shows a notification per newly waiting table, and opens the table when it is clicked. */
export function TurnNotifications() {
  const { turn } = useText('settings').notification;
  const { waiting } = useStatus();
  const before = useRef(waiting);
  const [, go] = useLocation();
  useEffect(() => {
    const added = newlyWaiting(before.current, waiting);
    before.current = waiting;
    if (document.visibilityState === 'visible') return;
    for (const table of added) void notify({ table, ...turn });
  }, [waiting, turn]);
  useEffect(() => {
    // The service worker sends the address of the clicked notification.
    const open = ({ data }: MessageEvent<{ open?: string }>) => data.open && go(data.open);
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [go]);
  return null;
}
