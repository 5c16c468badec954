/** A game that can be checked and shown: the promise before it, its proof afterwards, and the ways to share it. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { openTable, test } from './onlineSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const SMALL = { width: 360, height: 640 };

/** On a phone and a desk, light and dark; a small phone has to do, too. */
async function looked(page: Page, name: string): Promise<void> {
  for (const size of [SMALL, DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${size.width}-${colorScheme}`, true);
    }
  }
  await expectAccessible(page);
}

/** Everybody's first answer until the game is over, without their pages. */
async function playOut(people: readonly Page[], table: string, baseURL: string | undefined): Promise<void> {
  const headers = { origin: baseURL ?? '' };
  const answered = people.map(() => 0);
  for (;;) {
    for (const [seat, page] of people.entries()) {
      const { table: row } = await (await page.request.get(`/api${table}`)).json();
      if (row.phase === 'over') return;
      const { legal } = await (await page.request.get(`/api${table}/legal`)).json();
      if (legal.length === 0) continue;
      const command = { do: 'play', answered: answered[seat], action: legal[0] };
      const data = { id: randomUUID(), command };
      expect(await page.request.post(`/api${table}/commands`, { data, headers })).toBeOK();
      answered[seat] = (answered[seat] ?? 0) + 1;
    }
  }
}

test('a promised deal can be noted before the game, and is checked after it', async ({
  pair,
  guest,
  baseURL,
}) => {
  const { ada, bruno, table } = await pair('rowhouse', { rounds: 3 });
  const path = table.replace('/table', '/tables');

  await test.step('the promise is in the menu', async () => {
    await ada.getByRole('button', { name: 'More' }).click();
    await ada.getByRole('button', { name: 'The deal is promised' }).click();
    await expect(ada.getByLabel('The promise')).toHaveValue(/^[0-9a-f]{64}$/);
    await looked(ada, 'fair-menu');
    await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('before the end there is no proof', async () => {
    await bruno.goto(table.replace('/table', '/fair'));
    await expect(bruno.getByText('The game is not over yet')).toBeVisible();
  });

  await playOut([ada, bruno], path, baseURL);
  const record = await (await ada.request.get(`/api${path}/record`)).json();

  await test.step('the page checks it, and remembers what was noted', async () => {
    await ada.getByRole('link', { name: 'Check the deal' }).click();
    await expect(ada.getByRole('heading', { name: 'All of it holds' })).toBeVisible();
    await expect(ada.getByText(/^This browser noted the same one/)).toBeVisible();
    await ada.getByLabel('A promise you noted yourself').fill('f'.repeat(64));
    await expect(ada.getByText('It is another one.')).toBeVisible();
    await expect(ada.getByRole('heading', { name: 'Something does not hold' })).toBeVisible();
    await ada.getByLabel('A promise you noted yourself').fill(record.proof.promise);
    await expect(ada.getByRole('heading', { name: 'All of it holds' })).toBeVisible();
    await ada.getByText('Every draw in words').click();
    await looked(ada, 'fair');
  });

  await test.step('a changed file is found out', async () => {
    const shown = record.proof.shown.with(2, '0'.repeat(16));
    const changed = { ...record, proof: { ...record.proof, shown } };
    await ada.goto('/fair');
    await ada.getByLabel('A record from a file').setInputFiles({
      name: 'changed.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
    await expect(ada.getByRole('heading', { name: 'Something does not hold' })).toBeVisible();
    await expect(ada.getByText('What was shown is not what follows from the seed.')).toBeVisible();
    await looked(ada, 'fair-broken');
  });

  await test.step('who waits for a game sees the promise', async () => {
    const host = await guest('Hanna');
    await openTable(host, 'rowhouse');
    await expect(host.getByLabel('The promise')).toHaveValue(/^[0-9a-f]{64}$/);
    await looked(host, 'fair-waiting');
  });
});

test('a finished game is shared as a picture that moves, and stands in other pages', async ({
  pair,
  browserOf,
  baseURL,
}) => {
  const { ada, bruno, table } = await pair('rowhouse', { rounds: 3 });
  const path = table.replace('/table', '/tables');
  const id = table.split('/').at(-1);
  await playOut([ada, bruno], path, baseURL);

  await test.step('the end offers all ways to share', async () => {
    await ada.getByRole('button', { name: 'Share', exact: true }).click();
    const shown = ada.getByRole('img', { name: /^A city of Rowhouse growing/ });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    await expect(ada.getByLabel('Code to embed the game')).toHaveValue(
      new RegExp(`<iframe src=".*/embed/${id}`),
    );
    await looked(ada, 'share');
    await ada.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('whoever comes by the link without a name finds their way', async () => {
    const stranger = await browserOf();
    await stranger.goto(`/replay/${id}`);
    await expect(stranger.getByText('A finished game of Rowhouse')).toBeVisible();
    for (const size of [SMALL, PHONE]) {
      await stranger.setViewportSize(size);
      // Without scrolling: who greets, where to go from here, and the controls of the replay.
      await expect(stranger.getByText('A finished game of Rowhouse')).toBeInViewport({ ratio: 1 });
      await expect(stranger.getByRole('link', { name: 'Play it' })).toBeInViewport({ ratio: 1 });
      await expect(stranger.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
      await picture(stranger, `replay-stranger-first-${size.width}`);
    }
    await looked(stranger, 'replay-stranger');
  });

  await test.step('the page for frames stands in another site, the replay does not', async () => {
    const other = await browserOf();
    const frames = ['embed', 'replay'].map(
      (page) => `<iframe name="${page}" src="${baseURL}/${page}/${id}" width="360" height="300"></iframe>`,
    );
    const blog = createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html');
      reply.end(`<!doctype html><title>A blog</title>${frames.join('')}`);
    });
    await new Promise<void>((ready) => blog.listen(0, '127.0.0.1', ready));
    const { port } = blog.address() as AddressInfo; // it listens on a port
    const refusal = other.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await other.goto(`http://127.0.0.1:${port}/`);
    const embedded = other.frameLocator('iframe[name=embed]');
    await expect(embedded.getByRole('link', { name: 'Watch it move by move' })).toBeVisible();
    const city = embedded.getByRole('img', { name: /^Rowhouse: / });
    await expect.poll(() => city.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    expect((await refusal).text()).toContain(`"frame-ancestors 'none'"`);
    blog.close();
    blog.closeAllConnections();
    await other.goto(`${baseURL}/embed/${id}`);
    await looked(other, 'embed');
  });
});
