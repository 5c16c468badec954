// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { textsAhead } from '../i18n/language.tsx';
import { PACKS } from '../i18n/languages.ts';
import { changeSetting } from '../settings/settings.ts';
import { Notifications } from './Notifications.tsx';
import { TurnNotifications } from './TurnNotifications.tsx';

const status = { waiting: ['old'] as readonly string[] };
vi.mock('../remote/appConnection.ts', () => ({ useStatus: () => status }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
const serviceWorker = Object.assign(new EventTarget(), {
  getRegistration: async () => ({ showNotification }),
});
Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
vi.stubGlobal('Notification', { permission: 'granted' });

it('leaves the page alone where their words cannot be fetched', async () => {
  changeSetting('notifications', true);
  const offline = vi.spyOn(PACKS.en, 'load').mockRejectedValue(new TypeError('no network'));
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<p>Skyline</p>));
  await act(async () => root.render([<p key="page">Skyline</p>, <Notifications key="notifications" />]));
  await vi.waitFor(() => expect(offline).toHaveBeenCalledTimes(2), 10_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(place.textContent).toBe('Skyline');
  act(() => root.unmount());
  offline.mockRestore();
});

it('notifies of tables that begin to wait while the page is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await textsAhead('lists');
  const root = createRoot(document.createElement('div'));
  const waiting = (...tables: string[]) =>
    act(async () => {
      status.waiting = tables;
      root.render(<TurnNotifications />);
    });

  await waiting('old');
  await waiting('old', 'new');
  expect(showNotification.mock.calls.map(([title, { tag }]) => [title, tag])).toEqual([
    ['Your turn', 'skyline new'],
  ]);
  await waiting('new');
  visibility.mockReturnValue('visible');
  await waiting('new', 'seen');
  expect(showNotification).toHaveBeenCalledOnce();

  await act(async () => {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: '/table/new' } }));
  });
  expect(location.pathname).toBe('/table/new');
});
