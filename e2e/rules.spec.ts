/** The rules: found by number, by link and by search, in every language. */
import { expect } from '@playwright/test';
import { expectSound, startHotSeat, WINDOWS } from './steps.ts';
import { test } from './test.ts';

test('the rules are accessible and not too wide', async ({ page }) => {
  test.setTimeout(80_000);
  for (const [address, window] of [
    ['/rules', WINDOWS[0]],
    // The longest pages there are; the drawings of every game are looked at in the drawer beside its board.
    ...(process.env.DEEP ? ([['/rules/flatiron#R4.2', WINDOWS[0]]] as const) : []),
    ['/rules/tangramcity', WINDOWS[1]],
    ['/rules/table#K9', WINDOWS[1]],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const name = address.slice(1).replace(/\W/g, '-');
      await expectSound(page, name, { fullPage: false, checked: [window] });
    });
});

test('a link to a rule leads to it, and the languages agree on its number', async ({ page }) => {
  await page.goto('/rules/flatiron#R9.16');
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Rule R9.16' }) });
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Flatiron: die Regeln' })).toBeVisible();
  await expect(
    page.locator('[aria-current=true]').filter({ hasText: 'wer das Dach gebaut hat' }),
  ).toBeInViewport();
});

test('the search filters as one types, and a number found leads back into the text', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('link', { name: /^Rowhouse/ }).click();
  await page.getByLabel('Search the rules').fill('bonus');
  await expect(page.getByText('2 rules found')).toBeVisible();
  await page.getByRole('link', { name: 'Rule R5.4' }).click();
  await expect(page.getByLabel('Search the rules')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Rule R5.4' })).toBeInViewport();
  await page.getByRole('link', { name: 'Previous chapter: Picking' }).click();
  await expect(page).toHaveURL(/#R3$/);
});

test('from a refusal at the table to its rule, and back', async ({ page }) => {
  await startHotSeat(page);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await page.getByRole('link', { name: 'Rule K9' }).click();
  await expect(page.locator('[aria-current=true]').filter({ hasText: 'K9' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('button', { name: 'I am Ada' })).toBeVisible();
});
