/** The settings: each acts at once, and is remembered. */
import { expect } from '@playwright/test';
import { expectNoSidewaysScrolling, expectSound, picture, WINDOWS } from './steps.ts';
import { test } from './test.ts';

test('the settings are accessible, also in large letters', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectSound(page, 'settings');
  await page.getByRole('radio', { name: 'Large' }).check();
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  for (const { viewport } of WINDOWS) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScrolling(page);
    await picture(page, `settings.large.${viewport.width}`, true);
  }
});

test('what is chosen acts at once and is remembered', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'None' }).check();
  await page.getByRole('checkbox', { name: 'Strong patterns' }).check();
  await page.getByRole('checkbox', { name: 'Confirm by itself' }).check();
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.getByRole('radio', { name: 'Small' }).check();
  const chosen = async () => {
    await expect(html).toHaveAttribute('data-theme', 'night');
    await expect(html).toHaveAttribute('data-motion', 'none');
    await expect(html).toHaveAttribute('data-patterns', 'strong');
    await expect(html).toHaveAttribute('data-text', 'small');
  };
  await chosen();
  await page.reload();
  await chosen();
  await expect(page.getByRole('checkbox', { name: 'Confirm by itself' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
});

test('the theme turns from the device’s to night and to day', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [day, night] = ['rgb(244, 236, 216)', 'rgb(15, 27, 45)'];
  await page.goto('/settings');
  expect(await ground()).toBe(day);
  await page.getByRole('radio', { name: 'Night' }).check();
  expect(await ground()).toBe(night);
  await page.reload();
  expect(await ground()).toBe(night);
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  expect(await ground()).toBe(day);
});

test('nothing moves where the device attempts it, unless motion is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'All' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
});

test('notifications need the browser’s permission', async ({ page }) => {
  // A browser without a window has none to give.
  await page.addInitScript(() => {
    const permission = () => sessionStorage.getItem('permission') ?? 'default';
    const requestPermission = async () => {
      sessionStorage.setItem('permission', 'granted');
      return permission();
    };
    const browser = Object.defineProperty({ requestPermission }, 'permission', { get: permission });
    Object.defineProperty(window, 'Notification', { value: browser });
  });
  await page.goto('/settings');
  const notifications = page.getByRole('checkbox', { name: 'Tell me when it is my turn' });
  await expect(notifications).not.toBeChecked();
  await notifications.click();
  await expect(notifications).toBeChecked();
  await page.reload();
  await expect(notifications).toBeChecked();
});
