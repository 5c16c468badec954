/** The switch for turn notifications on this device: our setting, the browser's permission and its push service together. */
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { pushAccess, subscribeToPush, unsubscribeFromPush } from '../../remote/push.ts';
import { notificationPermission, requestNotifications } from '../../settings/notifications.ts';
import { useSetting } from '../../settings/settings.ts';
import { SwitchField } from '../../ui/settingFields.tsx';

interface Props {
  /** Called when the server knows more or fewer devices. */
  readonly onChange?: () => void;
}

/** Asks for permission when switched on. */
export function NotificationsField({ onChange }: Props) {
  const { notification } = useText('settings');
  const { installFirst } = useText('notices');
  const { language } = useLanguage();
  const me = useMe();
  const [enabled, setEnabled] = useSetting('notifications');
  const [permission, setPermission] = useState(notificationPermission);
  const change = async (on: boolean) => {
    const answer = on ? await requestNotifications() : permission;
    setPermission(answer);
    const isOn = on && answer === 'granted';
    setEnabled(isOn);
    // Without a push service, or for nobody, the page itself tells while it is open.
    if (typeof me !== 'string')
      await (isOn ? subscribeToPush(language) : unsubscribeFromPush()).catch(() => undefined);
    onChange?.();
  };
  const unavailable = pushAccess() === 'installFirst' ? installFirst : notification.unavailable;
  const obstacle =
    permission === 'unavailable' ? unavailable : permission === 'denied' ? notification.denied : undefined;
  return (
    <SwitchField
      name="notifications"
      on={enabled && permission === 'granted'}
      change={(on) => void change(on)}
      obstacle={obstacle}
    />
  );
}
