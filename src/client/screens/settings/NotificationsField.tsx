/** The switch for turn notifications: our setting and the browser's permission together. */

import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { notificationPermission, requestNotifications } from '../../settings/notifications.ts';
import { useSetting } from '../../settings/settings.ts';
import { SwitchField } from '../../ui/settingFields.tsx';

/** Asks for permission when switched on. */
export function NotificationsField() {
  const { notification } = useText('settings');
  const [enabled, setEnabled] = useSetting('notifications');
  const [permission, setPermission] = useState(notificationPermission);
  const change = async (on: boolean) => {
    const answer = on ? await requestNotifications() : permission;
    setPermission(answer);
    setEnabled(on && answer === 'granted');
  };
  const obstacle =
    permission === 'unavailable'
      ? notification.unavailable
      : permission === 'denied'
        ? notification.denied
        : undefined;
  return (
    <SwitchField
      name="notifications"
      on={enabled && permission === 'granted'}
      change={(on) => void change(on)}
      obstacle={obstacle}
    />
  );
}
