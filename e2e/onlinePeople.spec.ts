/** People: guests, accounts, friends, and the right to be forgotten. */
import { expect, type Page } from '@playwright/test';
import { answer, joinBy, linkOf, nameMyself, openTable, start, test } from './onlineSteps.ts';
import { answersOf } from './steps.ts';

test.setTimeout(60_000);

/** An address nobody else has claimed. */
function newEmail(): string {
  return `ada.${Date.now()}.${Math.random().toString(36).slice(2)}@example.org`;
}

/** A device that keeps passkeys and unlocks them by itself. */
async function givePasskeys(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

test('from a link to the first answer it takes three presses', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  await openTable(ada, 'tangramcity');
  const link = await linkOf(ada);
  const bruno = await browserOf();
  await bruno.goto(link);
  await nameMyself(bruno, 'Bruno', 'Sit down');
  await start(ada);
  await answer(bruno);
  await expect(bruno.locator('.log')).toContainText('Bruno');
});

test('a guest claims an account by password and finds the tables elsewhere', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  const table = await openTable(ada, 'rowhouse');
  const email = newEmail();
  await ada.goto('/me');
  await ada.getByLabel('E-mail').fill(email);
  await ada.getByLabel('Password').fill('short');
  await ada.getByRole('button', { name: 'Save e-mail and password' }).click();
  await expect(
    ada.getByRole('alert').filter({ hasText: 'A password has 8 to 200 characters.' }),
  ).toBeVisible();
  await ada.getByLabel('Password').fill('a city of brass');
  await ada.getByRole('button', { name: 'Save e-mail and password' }).click();
  await expect(ada.getByText('You have an account')).toBeVisible();

  const elsewhere = await browserOf();
  await elsewhere.goto('/me');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel('Password').fill('a city of bronze');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('E-mail and password do not belong together.')).toBeVisible();
  await expect(elsewhere.getByRole('alert').filter({ hasText: /Rule/ })).toHaveCount(0);
  await elsewhere.getByLabel('Password').fill('a city of brass');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.locator(`a[href="${table}"]`)).toBeVisible();
});

test('a guest claims an account by passkey, signs out and comes back', async ({ guest }) => {
  const ada = await guest('Ada');
  await givePasskeys(ada);
  const table = await openTable(ada, 'rowhouse');
  await ada.goto('/me');
  await ada.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ada.getByText('1 passkey saved.')).toBeVisible();
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await expect(ada.getByText('Four games, one city')).toBeVisible();
  await ada.goto('/me');
  await ada.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ada.locator(`a[href="${table}"]`)).toBeVisible();
});

test('a new name is seen at once by the others at the table', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  await openTable(ada, 'rowhouse');
  const bruno = await browserOf();
  await joinBy(bruno, await linkOf(ada), 'Bruno');
  await expect(ada.getByText('Bruno', { exact: true })).toBeVisible();
  await bruno.goto('/me');
  await bruno.getByRole('textbox', { name: 'Your name' }).fill('Beppo');
  await bruno.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ada.getByText('Beppo', { exact: true })).toBeVisible();
});

test('who is deleted leaves the game to a bot, and no name behind', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  await answer(bruno);
  await expect(ada.locator('.log')).toContainText('Bruno');
  await bruno.goto('/me');
  const export_ = await bruno.request.get('/api/me/export');
  expect(await export_.text()).toContain('Bruno');
  await bruno.getByLabel('Yes, delete me for good').check();
  await bruno.getByRole('button', { name: 'Delete me' }).click();
  await expect(bruno.getByText('Four games, one city')).toBeVisible();
  await expect(ada.locator('body')).not.toContainText('Bruno');
  await answer(ada);
  await expect(answersOf(ada).first()).toBeVisible();
});

test('friends find each other’s tables', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  await ada.goto('/lobby');
  await ada.getByRole('button', { name: 'Make a link for a friend' }).click();
  const link = ada.getByLabel('Address of the link');
  await expect(link).toHaveValue(/\/friend\//);
  const bruno = await browserOf();
  await bruno.goto(await link.inputValue());
  await nameMyself(bruno, 'Bruno', 'Accept');
  await expect(bruno.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
  const table = await openTable(ada, 'rowhouse');
  await bruno.reload();
  await bruno.locator(`a[href="${table}"]`).click();
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(ada.getByText('Bruno', { exact: true })).toBeVisible();
});
