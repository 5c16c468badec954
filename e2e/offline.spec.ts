/** Without a network, after one visit: every game is begun, resumed and ended, and online pages say how it is. */
import { expect } from '@playwright/test';
import { test } from './offlineSteps.ts';
import { logOf, playByItself, resign, sheetOf } from './onlineSteps.ts';
import { expectAccessible, giveFirstAnswer, SEED, startGame } from './steps.ts';
import { TITLES } from './titles.ts';

test.setTimeout(180_000);

test('every game is begun, resumed and ended without a network, and other pages say how it is', async ({
  alone,
}) => {
  for (const { id, title } of TITLES)
    await test.step(id, async () => {
      await alone.goto(`/play/${id}?seed=${SEED}`);
      await expect(alone.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await startGame(alone);
      await giveFirstAnswer(alone);
      const address = alone.url();
      await alone.reload();
      expect(alone.url()).toBe(address);
      await expect(logOf(alone).first()).toBeVisible();
      await expect(alone.locator('.board > *').first()).toBeVisible();
      // The toy is played out; giving up leads to the same end.
      await (id === 'rowhouse' ? playByItself : resign)(alone);
      expect(await sheetOf(alone)).not.toEqual([]);
    });
  // Each visit costs a server and all files of the product: what else is there without a network is seen on the same one.
  await test.step('the puzzle of the day', async () => {
    await alone.goto('/puzzles/tangramcity');
    await alone.getByRole('link', { name: 'Solve today’s puzzle' }).click();
    await expect(alone.getByRole('region', { name: 'Puzzle' })).toBeVisible();
    await expect(alone.locator('.board > *').first()).toBeVisible();
  });
  await test.step('pages that need the server say calmly that it is not there', async () => {
    await alone.goto('/lobby');
    await expect(alone.getByText('The server cannot be reached just now.')).toBeVisible();
    await expectAccessible(alone);
    await alone.goto('/me');
    await expect(alone.getByText('This could not be loaded.')).toBeVisible();
    await alone.getByRole('link', { name: 'Settings' }).click();
    await alone.getByLabel('Night').check();
    await alone.reload();
    await expect(alone.locator('html')).toHaveAttribute('data-theme', 'night');
  });
});

test('the browser finds all that it needs to install Skyline', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ name: 'Skyline', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    const width = (await icon.body()).readUInt32BE(16);
    expect(`${width}x${width}`).toBe(sizes);
  }
});
