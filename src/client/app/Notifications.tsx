/** Turn notifications; loaded only if switched on, because they keep a connection open. */
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { textsAhead } from '../i18n/language.tsx';
import { notificationPermission, offer } from '../settings/notifications.ts';
import { useSetting } from '../settings/settings.ts';

const TurnNotifications = lazy(() =>
  Promise.all([import('./TurnNotifications.tsx'), textsAhead('lists')]).then(
    ([{ TurnNotifications }]) => ({ default: TurnNotifications }),
    // Offline the code cannot be fetched; then there is no server to notify us either.
    () => ({ default: () => null }),
  ),
);

const AskNotices = lazy<() => ReactNode>(() =>
  Promise.all([import('../screens/settings/AskNotices.tsx'), textsAhead('people')]).then(
    ([{ AskNotices }]) => ({ default: AskNotices }),
    () => ({ default: () => null }),
  ),
);

/** Shows browser notifications, and at the right moment the question whether to. */
export function Notifications() {
  const [enabled] = useSetting('notifications');
  const isOffered = useSyncExternalStore(offer.subscribe, offer.isOpen, offer.isOpen);
  return (
    <Suspense>
      {enabled && notificationPermission() === 'granted' && <TurnNotifications />}
      {isOffered && <AskNotices />}
    </Suspense>
  );
}
