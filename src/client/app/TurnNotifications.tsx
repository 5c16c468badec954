/** Tells of tables that begin to wait while nobody looks at the page; shows nothing on it. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useStatus } from '../remote/appConnection.ts';
import { newlyWaiting, notify } from '../settings/notifications.ts';

export function TurnNotifications() {
  const { turn } = useText('settings').notification;
  const { waiting } = useStatus();
  const known = useRef(waiting);
  const [, go] = useLocation();
  useEffect(() => {
    const fresh = newlyWaiting(known.current, waiting);
    known.current = waiting;
    if (document.visibilityState === 'visible') return;
    for (const table of fresh) void notify({ table, ...turn });
  }, [waiting, turn]);
  useEffect(() => {
    // The service worker says which notification was pressed.
    const open = ({ data }: MessageEvent<{ open?: string }>) => data.open && go(data.open);
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [go]);
  return null;
}
