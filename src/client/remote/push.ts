/** Pushes to this browser: subscribes it, tells the server, and undoes both. */
import { api } from './api.ts';

/** Whether this browser can get pushes at all; on iPhones only once Skyline is on the home screen. */
export function pushAccess(): 'possible' | 'installFirst' | 'none' {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis) return 'possible';
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'installFirst' : 'none';
}

/** After the person has allowed notifications. False where the browser has no push service. */
export async function subscribeToPush(language: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || pushAccess() !== 'possible') return false;
  const { pushKey } = await api.settings();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await registration.pushManager.subscribe(options).catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const { p256dh, auth } = keys;
  await api.addChannel({ kind: 'push', endpoint, p256dh, auth, device: deviceName(), language });
  return true;
}

/** The server forgets the address by itself once the push service says that it is gone. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Browser and system, as people call them. */
export function deviceName(agent = navigator.userAgent): string {
  const found = (names: Readonly<Record<string, RegExp>>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = found({ Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// });
  const system = found({
    Android: /Android/,
    iPhone: /iPhone/,
    iPad: /iPad/,
    Windows: /Windows/,
    Mac: /Mac OS/,
    Linux: /Linux/,
  });
  return [browser, system].filter((name) => name !== undefined).join(', ');
}
