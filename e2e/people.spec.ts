/** People: from a name at the table to friendship, profile, groups and devices; each screen in both themes and at both ends of the sizes. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectInEveryLanguage } from './languages.ts';
import { test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.setTimeout(120_000);
test.use(WINDOWS[0]);

test('people meet at a table, become friends and found a group', async ({ pair, baseURL }) => {
  const { ada, bruno, table } = await pair('rowhouse');
  const headers = { origin: baseURL ?? '' };

  await test.step('a name at the table opens the card of its person', async () => {
    // On a phone all of a seat opens the points, and the names are there.
    await ada.locator('.score-button').first().click();
    await ada.locator('.score-people').getByRole('button', { name: 'Bruno' }).click();
    const card = ada.getByRole('dialog', { name: 'Bruno' });
    await expect(card.getByRole('button', { name: 'Add as a friend' })).toBeVisible();
    await expectSound(ada, 'people.card');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
  });

  await test.step('the end of a game offers friendship, which the other accepts', async () => {
    const id = randomUUID();
    const resigned = await bruno.request.post(`/api/tables/${table.split('/').at(-1)}/commands`, {
      data: { id, command: { do: 'resign' } },
      headers,
    });
    expect(resigned).toBeOK();
    await ada.getByRole('button', { name: 'Add Bruno as a friend' }).click();
    await expect(ada.getByText('Asked. Waiting for an answer.')).toBeVisible();
    await bruno.goto('/friends');
    await bruno.getByRole('button', { name: 'Accept: Ada' }).click();
    await expect(bruno.getByRole('button', { name: 'Accept: Ada' })).toBeHidden();
    await expect(bruno.getByRole('region', { name: 'Friends' }).getByText('Ada')).toBeVisible();
  });

  await test.step('profiles show games and a picture of one’s own', async () => {
    const { me } = await (await ada.request.get('/api/me')).json();
    await ada.goto(`/people/${me.id}`);
    await expect(ada.getByRole('heading', { name: 'Head to head' })).toBeVisible();
    await expect(ada.getByText('1 won, 0 shared, 0 lost')).toBeAttached();
    // Which one somebody begins with follows from their id.
    const emblems = ada.getByRole('group', { name: 'Emblem' });
    await emblems.getByRole('radio', { checked: false }).first().check();
    await expect(ada.getByText('Saved.')).toBeVisible();
    await expectSound(ada, 'people.profile');
    await expectInEveryLanguage(ada, 'people.profile');
    await bruno.goto(`/people/${me.id}`);
    await expect(bruno.getByText('Games are not shown here.')).toBeVisible();
    await bruno.getByRole('button', { name: 'Block', exact: true }).click();
    await bruno.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await bruno.getByRole('button', { name: 'Unblock' }).click();
    await expect(bruno.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  });

  await test.step('a group has a link, tables and a conversation', async () => {
    await ada.goto('/friends');
    await ada.getByRole('textbox', { name: 'Name of the group' }).fill('Thursday');
    await expectSound(ada, 'people.friends');
    await expectInEveryLanguage(ada, 'people.friends');
    await ada.getByRole('button', { name: 'Found a group' }).click();
    const link = await ada.getByRole('textbox', { name: 'Link to join' }).inputValue();
    await bruno.goto(link);
    await expect(bruno.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
    await expectInEveryLanguage(bruno, 'people.join');
    await bruno.getByRole('button', { name: 'Join', exact: true }).click();
    await bruno.getByRole('textbox', { name: 'Your line' }).fill('Who plays tonight?');
    await bruno.getByRole('button', { name: 'Send' }).click();
    await expect(ada.getByText('Who plays tonight?')).toBeVisible({ timeout: 15_000 });
    await expect(ada.getByRole('button', { name: 'Make host: Bruno' })).toBeVisible();
    await test.step('whose lines can be reported', async () => {
      await ada.getByRole('button', { name: 'Mute or report' }).click();
      await ada.getByRole('button', { name: 'Report Bruno' }).click();
      await ada.getByRole('button', { name: 'Send the report' }).click();
      await expect(ada.getByText('Thank you. A moderator will look at it')).toBeVisible();
      await ada.keyboard.press('Escape');
    });
    await expectSound(ada, 'people.group');
    await expectInEveryLanguage(ada, 'people.group');
    await ada.getByRole('link', { name: /for the group: Flatiron/ }).click();
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await expect(bruno.getByRole('link', { name: /Flatiron/ }).first()).toBeVisible({ timeout: 15_000 });
  });

  await test.step('devices are listed on one’s own page', async () => {
    await ada.goto('/me');
    await expect(ada.getByText('This device')).toBeVisible();
    await expectSound(ada, 'people.me');
    await expectInEveryLanguage(ada, 'people.me');
  });
});
