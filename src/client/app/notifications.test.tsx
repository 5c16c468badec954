// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import '../i18n/testing/texts.ts';
import { TurnNotifications } from './TurnNotifications.tsx';

const status = { waiting: ['old'] as readonly string[] };
vi.mock('../remote/appConnection.ts', () => ({ useStatus: () => status }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('notifies of tables that begin to wait while the page is hidden', async () => {
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ showNotification }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  vi.stubGlobal('Notification', { permission: 'granted' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
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
