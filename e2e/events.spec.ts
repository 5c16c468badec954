/** Events: announced in two taps, signed up for, played, and back again; each screen in both themes and at both ends of the sizes. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.setTimeout(120_000);
test.use(WINDOWS[0]);

test('an event is announced, played and won', async ({ guest, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  const ask = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer).toBeOK();
    return answer.json();
  };
  const [ada, bruno] = [await guest('Ada'), await guest('Bruno')];
  for (const page of [ada, bruno])
    await ask(page, '/api/me/password', { email: `${randomUUID()}@example.org`, password: 'a long secret' });

  await test.step('is announced in two taps', async () => {
    await ada.goto('/events');
    await ada.getByRole('link', { name: 'New event' }).click();
    await expect(ada.getByRole('button', { name: 'Announce it' })).toBeVisible();
    await expectSound(ada, 'events.new');
    await ada.getByRole('button', { name: 'Announce it' }).click();
    await expect(ada.getByRole('heading', { name: /^You are in/ })).toBeVisible();
    await expectSound(ada, 'events.announced');
  });

  await test.step('is changed by its organiser', async () => {
    await ada.getByRole('link', { name: 'Change it' }).click();
    await expect(ada.getByRole('heading', { name: 'Change the event' })).toBeVisible();
    await ada.getByLabel('What is it about?').fill('Bring tea.');
    await ada.getByRole('radio', { name: '16', exact: true }).check({ force: true });
    await expectSound(ada, 'events.change');
    await ada.getByRole('button', { name: 'Save' }).click();
    await expect(ada.getByText('Bring tea.')).toBeVisible();
    await expect(ada.getByText('1 of 16')).toBeVisible();
    await expect(ada.getByRole('link', { name: 'Events', exact: true }).first()).toBeVisible();
  });

  const name = `Cup ${randomUUID().slice(0, 6)}`;
  const minutes = 60_000;
  const { event } = await ask(ada, '/api/events', {
    name,
    starts: Date.now() + 8000,
    plan: {
      ...{
        format: 'swiss',
        game: 'rowhouse',
        options: {},
        seats: 2,
        rounds: 3,
        capacity: 8,
        divisionSize: 8,
      },
      ...{
        clock: { bank: 10 * minutes, increment: 0, cap: 10 * minutes },
        roundTime: 60 * minutes,
        every: 0,
        level: 'level1',
      },
    },
  });
  for (const page of [ada, bruno]) await ask(page, `/api/events/${event.id}/join`, {});
  const phase = async () =>
    (await (await ada.request.get(`/api/events/${event.id}`)).json()).page.event.phase;
  await expect.poll(phase).toBe('checkIn');
  for (const page of [ada, bruno]) await ask(page, `/api/events/${event.id}/check-in`, {});

  await test.step('leads to the table', async () => {
    await ada.goto(`/events/${event.id}`);
    await expect(ada.getByRole('heading', { name: /Round 1: you play Bruno/ })).toBeVisible({
      timeout: 30_000,
    });
    await expectSound(ada, 'events.round');
    await ada.getByRole('link', { name: 'Go to the table' }).first().click();
    await expect(ada).toHaveURL(/\/table\/ev/);
  });

  await test.step('is led back to from the end of the game, and has a winner', async () => {
    const table = new URL(ada.url()).pathname.split('/').at(-1);
    await ask(bruno, `/api/tables/${table}/commands`, { id: randomUUID(), command: { do: 'resign' } });
    await ada.getByRole('link', { name: 'Back to the event' }).click();
    await expect(ada.getByRole('heading', { name: 'Ada has won' })).toBeVisible({ timeout: 30_000 });
    await ada.getByRole('tab', { name: 'How it works' }).click();
    await expect(ada.getByText('Equal points are decided by')).toBeVisible();
    await ada.getByRole('tab', { name: 'Standings' }).click();
    await expectSound(ada, 'events.over');
    await ada.goto('/events');
    await expect(ada.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expectSound(ada, 'events.list');
  });
});
