/** Whether the browser may tell that it is somebody's turn: our setting and the browser's permission together. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { notificationPermission, requestNotifications } from '../../settings/notifications.ts';
import { useSetting } from '../../settings/settings.ts';
import { Switched } from './fields.tsx';

export function NotificationsField() {
  const { notification } = useText('settings');
  const [wanted, want] = useSetting('notifications');
  const [allowed, setAllowed] = useState(notificationPermission);
  const change = async (on: boolean) => {
    const answer = on ? await requestNotifications() : allowed;
    setAllowed(answer);
    want(on && answer === 'granted');
  };
  const obstacle =
    allowed === 'unavailable'
      ? notification.unavailable
      : allowed === 'denied'
        ? notification.denied
        : undefined;
  return (
    <Switched
      name="notifications"
      on={wanted && allowed === 'granted'}
      change={(on) => void change(on)}
      obstacle={obstacle}
    />
  );
}
