/** A real browser gets a push through the service worker, shows it, opens the table when it is clicked, and stops such messages by its button. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, chromium, expect } from '@playwright/test';
import { httpReceiver, PushSubscriber } from '../src/server/notices/testing/receivers.ts';
import { findWholeChromium } from '../tools/findChromium.mjs';
import { ownServer } from './ownServer.ts';
import { test } from './test.ts';

const whole = findWholeChromium();

test.setTimeout(90_000);

test('a push is shown, a click on it opens the table, and its button stops such messages', async () => {
  if ('error' in whole) {
    console.log(`SKIPPED a push in a real browser: ${whole.error}; cure: ${whole.cure}`);
    expect(process.env.REQUIRE_ALL, whole.error).not.toBe('1');
    return;
  }
  const receiver = await httpReceiver();
  process.env.SKYLINE_TRUSTED_HOOKS = receiver.host;
  const server = await ownServer();
  const browser = await chromium.launch({ executablePath: whole.path, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      baseURL: server.address,
      permissions: ['notifications'],
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('skyline.notifications', 'true'));
    const post = async (who: APIRequestContext, path: string, data: object) => {
      const answer = await who.post(path, { data, headers: { origin: server.address } });
      expect(answer).toBeOK();
      return answer.json();
    };
    // Ben is here with his browser; no push service is, so the test itself stands between it and the server.
    const subscriber = new PushSubscriber();
    const { p256dh, auth } = subscriber;
    await post(page.request, '/api/guest', { name: 'Ben' });
    await page.goto('/');
    const endpoint = `http://${receiver.host}/push`;
    await post(page.request, '/api/me/channels', { kind: 'push', endpoint, p256dh, auth, language: 'fr' });

    const other = await browser.newContext({ baseURL: server.address });
    await post(other.request, '/api/guest', { name: 'Ada' });
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const plan = { game: 'rowhouse', options: {}, access: 'public', clock: null, seats };
    const { table } = await post(other.request, '/api/tables', { plan, seat: 0 });
    const command = (who: APIRequestContext, command: object) =>
      post(who, `/api/tables/${table}/commands`, { id: randomUUID(), command });
    await command(page.request, { do: 'sit', seat: 1 });
    await command(other.request, { do: 'start' });

    // The server waits a while after its start, and five seconds after the turn.
    await expect.poll(() => receiver.posted.length, { timeout: 30_000 }).toBe(1);
    const [posted] = receiver.posted;
    if (!posted) throw new Error('nothing came');
    const data = JSON.stringify(subscriber.decrypt(posted));

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId, scopeURL } of registrations)
          if (scopeURL.startsWith(server.address)) resolve(registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const deliver = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: `${server.address}/`,
        registrationId,
        data,
      });
    await deliver();
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
      });
    const notification = { title: 'À vous de jouer à Rowhouse', tag: `skyline ${table}` };
    await expect.poll(shown).toEqual([notification]);

    const press = (action: string) =>
      context.serviceWorkers()[0]?.evaluate(async (pressed) => {
        // The worker's own scope, which the types of pages do not know.
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          NotificationEvent: new (type: string, init: object) => Event;
        };
        const [notification] = await scope.registration.getNotifications();
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }));
        return Reflect.get(notification ?? {}, 'actions');
      }, action);
    expect(await press('')).toEqual([
      expect.objectContaining({ action: 'stop', title: 'Ne plus recevoir ces messages' }),
    ]);
    await expect(page).toHaveURL(`${server.address}/table/${table}`);
    await expect.poll(shown).toEqual([]);

    // Whoever looks at the table is shown nothing.
    await page.goto('/');
    await deliver();
    await expect.poll(shown).toEqual([notification]);
    await press('stop');
    const channels = async () => (await (await page.request.get('/api/me/channels')).json()).channels;
    await expect.poll(channels).toMatchObject([{ kind: 'push', state: 'off' }]);
    await expect(page).toHaveURL(`${server.address}/`);
  } finally {
    await browser.close();
    await server.stop();
    await receiver.close();
  }
});
