/** Several humans around one device: the page holds nothing the next player may not know. */
import { expect, type Page } from '@playwright/test';
import { answersOf, startHotSeat } from './steps.ts';
import { test } from './test.ts';

/** The viewer's hand in words, as their answers name it; the document holds it, so that the search below can miss it. */
async function handOf(page: Page): Promise<string[]> {
  const hand = await answersOf(page).allTextContents();
  expect(hand).toHaveLength(3);
  expect(await foundIn(page, hand)).toEqual(hand);
  return hand;
}

/** Those of the secrets that are anywhere in the document: as text, label or attribute. */
async function foundIn(page: Page, secrets: readonly string[]): Promise<string[]> {
  const html = await page.content();
  return secrets.filter((secret) => new RegExp(`${secret}\\b`, 'i').test(html));
}

async function expectNowhere(page: Page, secrets: readonly string[]): Promise<void> {
  expect(await foundIn(page, secrets)).toEqual([]);
}

test('a hand never reaches the next player', async ({ page }) => {
  await startHotSeat(page);
  await expect(page.getByRole('heading', { name: 'Hand over to Ada' })).toBeVisible();
  await expect(answersOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ada: show my side' }).click();
  await expect(page.getByText('Ada’s turn')).toBeVisible();
  const ada = await handOf(page);
  await answersOf(page).first().click();

  await expect(page.getByRole('heading', { name: 'Hand over to Bruno' })).toBeVisible();
  await expectNowhere(page, ada);
  await page.getByRole('button', { name: 'I am Bruno: show my side' }).click();
  await expect(page.getByText('Bruno’s turn')).toBeVisible();
  await expectNowhere(page, ada);
  const bruno = await handOf(page);
  await answersOf(page).first().click();

  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
  const builder = (await page.getByText('Ada’s turn').isVisible()) ? bruno : ada;
  await expectNowhere(page, builder.slice(1));
});

test('a play is taken back from behind the curtain, without a glance at the hand', async ({ page }) => {
  await startHotSeat(page);
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  const ada = await handOf(page);
  await answersOf(page).first().click();
  await expect(page.getByRole('heading', { name: 'Hand over to Bruno' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Hand over to Ada' })).toBeVisible();
  await expectNowhere(page, ada);
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(answersOf(page)).toHaveText(ada);
});
