/** How people are told when they are away: the settings for it, the links in messages, the tab, and the moment at which they are asked. */
import { expect, type Page } from '@playwright/test';
import { expectInEveryLanguage } from './languages.ts';
import { askedFirst, test } from './onlineSteps.ts';
import { expectNoSidewaysScrolling, expectSound, picture } from './steps.ts';

/** Other pages that messages lead to. */
const LINKS = {
  confirm: '/confirm/abcdefghijkl-1-zzzzzz-0000000000000000000000',
  forgotten: '/forgotten',
  reset: '/reset/abcdefghijkl-zzzzzz-0123456789abcdef-0000000000000000000000',
};

/** A browser without a window has no notifications to allow. */
async function withNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const browser = { permission: 'default', requestPermission: async () => 'denied' };
    Object.defineProperty(window, 'Notification', { value: browser });
  });
}

test('what is told where and when is set with switches, and kept', async ({ guest }) => {
  const ada = await guest('Ada');
  const claim = { email: `ada${Date.now()}@example.org`, password: 'correct horse' };
  const origin = new URL((await ada.request.get('/health')).url()).origin;
  expect(await ada.request.post('/api/me/password', { data: claim, headers: { origin } })).toBeOK();
  await ada.goto('/settings');
  const panel = ada.getByRole('region', { name: 'Notifications', exact: true });
  await panel.getByRole('checkbox', { name: 'A game is over: Push' }).check();
  await panel.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await panel.getByLabel('From').fill('21:30');
  await test.step('a webhook into a closed network is refused, another is there at once', async () => {
    const address = panel.getByRole('textbox', { name: 'Webhook' });
    await address.fill('https://10.0.0.1/hook');
    await panel.getByRole('button', { name: 'Add' }).click();
    await expect(panel.getByText('Skyline cannot send anything to this address.')).toBeVisible();
    await panel.getByRole('combobox').selectOption('ntfy');
    await address.fill('https://ntfy.example.org/ada');
    await address.press('Enter');
    await expect(panel.getByText('ntfy, ntfy.example.org')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Test: ntfy, ntfy.example.org' })).toBeVisible();
  });
  await ada.reload();
  await expect(panel.getByRole('checkbox', { name: 'A game is over: Push' })).toBeChecked();
  await expect(panel.getByLabel('From')).toHaveValue('21:30');
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await ada.setViewportSize({ width, height: 844 });
      await ada.emulateMedia({ colorScheme });
      await expectNoSidewaysScrolling(ada);
      await picture(ada, `notices.${width}.${colorScheme}`, true);
    }
  await expectSound(ada, 'notices');
  await expectInEveryLanguage(ada, 'notices');
  await panel.getByRole('button', { name: 'Remove: ntfy, ntfy.example.org' }).click();
  await expect(panel.getByText('Nothing yet')).toBeVisible();
});

test('a link in a message does nothing until its button is pressed, and a forged one nothing at all', async ({
  page,
}) => {
  await page.goto('/stop/abcdefghijkl-1-zzzzzz-0000000000000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Stop these messages?' })).toBeVisible();
  await expectSound(page, 'stop');
  await expectInEveryLanguage(page, 'stop');
  await page.getByRole('button', { name: 'Stop them' }).click();
  await expect(page.getByText('We did not make this link.')).toBeVisible();
  for (const [name, address] of Object.entries(LINKS))
    await test.step(name, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page, name);
      await expectInEveryLanguage(page, name);
    });
});

test('the tab says whose turn it is, and whoever leaves is asked once', async ({ pair, guest: _guest }) => {
  const { ada, bruno } = await pair('rowhouse');
  const [awaited, other] = await askedFirst(ada, bruno);
  await expect(awaited).toHaveTitle('● Your turn · Rowhouse');
  await expect(awaited.locator('link[rel="icon"]')).toHaveAttribute('href', '/emblem-turn.svg');
  await withNotifications(other);
  await other.reload();
  await other.locator('a.back').click();
  const question = other.getByRole('region', { name: 'Shall we tell you when it is your turn?' });
  await expect(question).toBeVisible();
  await expectSound(other, 'asked');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await awaited.locator('a.back').click();
  await expect(awaited.locator('.waiting-count').first()).toHaveText('1');
});
