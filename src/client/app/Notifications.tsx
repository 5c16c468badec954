/** Notifications of my turn, loaded only where they are wished: they hold a connection open. */
import { lazy, Suspense } from 'react';
import { notificationPermission } from '../settings/notifications.ts';
import { useSetting } from '../settings/settings.ts';

const TurnNotifications = lazy(() =>
  import('./TurnNotifications.tsx').then(
    ({ TurnNotifications }) => ({ default: TurnNotifications }),
    // Where it cannot be fetched, there is nobody to hear from either.
    () => ({ default: () => null }),
  ),
);

export function Notifications() {
  const [wanted] = useSetting('notifications');
  return <Suspense>{wanted && notificationPermission() === 'granted' && <TurnNotifications />}</Suspense>;
}
