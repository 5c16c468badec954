/** Every screen of online play in both themes and at both ends of the sizes: accessible, and never wider than the window. */
import { expect } from '@playwright/test';
import { expectInEveryLanguage } from './languages.ts';
import {
  answer,
  askedFirst,
  joinBy,
  linkOf,
  openTable,
  playByItself,
  sheetOf,
  start,
  test,
} from './onlineSteps.ts';
import { expectSound, playShort, WINDOWS } from './steps.ts';

test.setTimeout(120_000);

test.use(WINDOWS[0]);

test('from the name to the replay', async ({ guest, browserOf }) => {
  const bruno = await browserOf();
  await bruno.goto('/lobby');
  await expect(bruno.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
  await expectSound(bruno, 'online.nobody');
  await expectInEveryLanguage(bruno, 'online.nobody');
  await bruno.goto('/me');
  await expect(bruno.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectSound(bruno, 'online.signIn');
  await expectInEveryLanguage(bruno, 'online.signIn');

  const ada = await guest('Ada');
  await ada.goto('/lobby');
  await expect(ada.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
  await expectSound(ada, 'online.lobby');
  await ada.goto('/me');
  await expect(ada.getByRole('heading', { name: 'Keep my account' })).toBeVisible();
  await expectSound(ada, 'online.me');
  await expectInEveryLanguage(ada, 'online.me');
  await ada.goto('/new/rowhouse');
  await expect(ada.getByRole('heading', { name: 'Rowhouse' })).toBeVisible();
  await expectSound(ada, 'online.new');
  await expectInEveryLanguage(ada, 'online.new');
  await openTable(ada, 'rowhouse', playShort);
  const link = await linkOf(ada);
  await expectSound(ada, 'online.gathering');
  await expectInEveryLanguage(ada, 'online.gathering');
  await bruno.goto(link);
  await expect(bruno.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expectSound(bruno, 'online.join');
  await expectInEveryLanguage(bruno, 'online.join');
  await joinBy(bruno, link, 'Bruno');
  await expect(bruno.getByText('Ada starts the game.')).toBeVisible();
  await expectSound(bruno, 'online.seated');
  await expectInEveryLanguage(bruno, 'online.seated');
  await start(ada);
  await answer((await askedFirst(ada, bruno))[0]);
  await expectSound(ada, 'online.table');
  await ada.goto('/lobby');
  await expect(ada.getByRole('link', { name: /^Go( on)?: Rowhouse$/ })).toBeVisible();
  await expectSound(ada, 'online.lobbyWithTable');
  await expectInEveryLanguage(ada, 'online.lobbyWithTable');
  await ada.goBack();

  await playByItself(ada);
  await playByItself(bruno);
  await sheetOf(ada);
  await expectSound(ada, 'online.end');
  await ada.getByRole('link', { name: 'Replay' }).click();
  await ada.getByRole('button', { name: 'One step on' }).click();
  await ada.getByRole('button', { name: 'One step on' }).click();
  await expectSound(ada, 'online.replay');
});
