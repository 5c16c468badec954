/** Turn notifications; loaded only if switched on, because they keep a connection open. */
import { lazy, Suspense } from 'react';
import { textsAhead } from '../i18n/language.tsx';
import { notificationPermission } from '../settings/notifications.ts';
import { useSetting } from '../settings/settings.ts';

const TurnNotifications = lazy(() =>
  Promise.all([import('./TurnNotifications.tsx'), textsAhead()]).then(
    ([{ TurnNotifications }]) => ({ default: TurnNotifications }),
    // Offline the code cannot be fetched; then there is no server to notify us either.
    () => ({ default: () => null }),
  ),
);

/** Renders nothing; shows browser notifications. */
export function Notifications() {
  const [enabled] = useSetting('notifications');
  return <Suspense>{enabled && notificationPermission() === 'granted' && <TurnNotifications />}</Suspense>;
}
