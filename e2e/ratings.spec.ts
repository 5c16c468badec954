/** Ratings: from a rated table to its end, the profile and the ladder; each screen in both themes and at both ends of the sizes. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.setTimeout(120_000);
test.use(WINDOWS[0]);

const CLOCK = { bank: 1_200_000, increment: 45_000, cap: 1_200_000 };

test('a rated game changes ratings, which profiles and ladders show', async ({ guest, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  const post = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer).toBeOK();
    return answer.json();
  };
  const command = (page: Page, table: string, wish: object) =>
    post(page, `/api/tables/${table}/commands`, { id: randomUUID(), command: wish });
  const named = async (name: string) => {
    const page = await guest(name);
    const email = `${randomUUID()}@example.org`;
    await post(page, '/api/me/password', { email, password: 'correct horse' });
    return page;
  };
  const opened = async (host: Page, other: Page, game: string) => {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const plan = { game, options: {}, access: 'public', clock: CLOCK, rated: 'people', seats };
    const { table } = await post(host, '/api/tables', { plan, seat: 0 });
    await command(other, table, { do: 'sit', seat: 1 });
    return table as string;
  };
  const [ada, bruno] = [await named('Ada'), await named('Bruno')];

  await test.step('a new public table with a clock is rated, and says so to all who come', async () => {
    await ada.goto('/');
    await ada.getByRole('button', { name: 'With friends: Tangram City' }).click();
    await ada.getByRole('button', { name: 'whoever has the link' }).click();
    await ada.getByRole('radio', { name: 'Anybody' }).check();
    await ada.getByRole('button', { name: /clock/ }).click();
    await ada.getByRole('radio', { name: 'A lunch break' }).check();
    const rated = ada.getByRole('group', { name: 'Rated game' });
    await expect(rated.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expectSound(ada, 'ratings.newTable');
    await ada.getByRole('button', { name: 'Open the table and get the link' }).click();
    await expect(ada.getByText('On the ladder against people, if everybody has an account')).toBeVisible();
    await bruno.goto('/lobby');
    await expect(bruno.getByText(/, rated$/).first()).toBeVisible();
  });

  await test.step('the end tells what it changed', async () => {
    for (const [winner, loser] of [
      [ada, bruno],
      [ada, bruno],
      [bruno, ada],
    ] as const) {
      const table = await opened(winner, loser, 'tangramcity');
      await command(winner, table, { do: 'start' });
      await command(loser, table, { do: 'resign' });
    }
    const table = await opened(ada, bruno, 'rowhouse');
    await ada.goto(`/table/${table}`);
    await command(ada, table, { do: 'start' });
    await command(bruno, table, { do: 'resign' });
    const change = ada.getByRole('status', { name: 'Rating' });
    await expect(change).toContainText('Ada 1460', { timeout: 20_000 });
    await expect(change).toContainText('provisional');
    await expectSound(ada, 'ratings.end');
  });

  await test.step('a profile shows where somebody stands and how they came there', async () => {
    const { me } = await (await ada.request.get('/api/me')).json();
    await ada.goto(`/people/${me.id}`);
    await expect(ada.getByRole('heading', { name: 'Ratings' })).toBeVisible();
    await expect(ada.getByRole('listitem').filter({ hasText: 'Tangram City' }).first()).toContainText(
      '3 games',
    );
    await ada.getByText('The same as a table').click();
    await expect(ada.getByRole('region', { name: 'Over time' }).getByRole('row')).toHaveCount(4);
    await expectSound(ada, 'ratings.profile');
  });

  await test.step('the ladder lists everybody, and against bots the bots', async () => {
    await ada.goto('/ladders/people/tangramcity/2');
    await expect(ada.getByText('You are 1 of 2.')).toBeVisible();
    await expect(ada.getByRole('row').nth(1)).toContainText('Ada');
    await expectSound(ada, 'ratings.ladder');
    await ada.getByRole('radio', { name: 'Against bots' }).check();
    await expect(ada).toHaveURL(/\/ladders\/bots\/tangramcity\/2$/);
    await expect(ada.getByRole('row', { name: /Visionary/ })).toBeVisible();
    await expectSound(ada, 'ratings.bots');
  });
});
