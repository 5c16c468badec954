/** What people at a table of the server settle among themselves. */
import { expect } from '@playwright/test';
import {
  answer,
  askedFirst,
  linkOf,
  logOf,
  nameMyself,
  openTable,
  playByItself,
  sheetOf,
  start,
  test,
} from './onlineSteps.ts';
import { answersOf, expectAccessible, picture } from './steps.ts';

test.setTimeout(60_000);

test('a link can be revoked, and then opens nothing', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  await openTable(ada, 'rowhouse');
  const link = await linkOf(ada);
  const bruno = await browserOf();
  await bruno.goto(link);
  await expect(bruno.getByRole('heading', { name: 'Ada invites you to Rowhouse' })).toBeVisible();
  await ada.getByRole('button', { name: 'Revoke' }).click();
  await ada.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(ada.getByLabel(/Address of the link/)).toHaveCount(0);
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await expect(bruno.getByRole('alert')).toContainText('This link does not work');
  await bruno.reload();
  await expect(bruno.getByRole('alert')).toContainText('This link does not work, or no longer.');
});

test('the host arranges the seats, and only an open table is joined without a link', async ({ guest }) => {
  const ada = await guest('Ada');
  const table = await openTable(ada, 'rowhouse');
  const bruno = await guest('Bruno');
  await bruno.goto(table);
  await expect(bruno.getByRole('alert')).toContainText('Only people with a link may see this table.');
  await ada.getByText('Other links').click();
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const watching = ada.getByLabel('Address of the link: Only to watch');
  await expect(watching).toHaveValue(/\/table\/\w+\?link=/);
  await bruno.goto(await watching.inputValue());
  await expect(bruno).toHaveURL(new RegExp(`${table}$`));
  await expect(bruno.getByText('Ask Ada for an invitation link')).toBeVisible();
  await expect(bruno.getByRole('button', { name: 'Take seat 2' })).toHaveCount(0);
  await ada.getByLabel('Bot for seat 2').selectOption('level3');
  await expect(bruno.getByText('bot, Builder')).toBeVisible();
  await ada.getByRole('button', { name: 'Remove Bot 2 from the seat' }).click();
  await expect(ada.getByRole('button', { name: 'Start the game' })).toBeDisabled();

  const open = await openTable(ada, 'rowhouse', (page) => page.getByLabel('Anybody').check({ force: true }));
  await bruno.goto('/lobby');
  await bruno.locator(`a[href="${open}"]`).click();
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(bruno.getByText('Ada starts the game.')).toBeVisible();
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toBeVisible();
});

test('a spectator’s page holds no secret of a seat', async ({ guest, pair }) => {
  const { ada, bruno, table } = await pair('rowhouse');
  const clara = await guest('Clara');
  await clara.goto(table);
  const hands = await Promise.all(
    [ada, bruno].map(async (page) => {
      await expect(answersOf(page)).toHaveCount(3);
      return answersOf(page).allTextContents();
    }),
  );
  await expect(clara.getByRole('heading', { name: /to move/ })).toBeVisible();
  const foundIn = async (html: string, hand: string[] = []) =>
    hand.filter((tile) => new RegExp(`${tile}\\b`, 'i').test(html));
  const [seen, own, other] = await Promise.all([clara.content(), ada.content(), bruno.content()]);
  expect(await foundIn(own, hands[0])).toEqual(hands[0]);
  for (const html of [seen, other]) expect(await foundIn(html, hands[0])).toEqual([]);
  for (const html of [seen, own]) expect(await foundIn(html, hands[1])).toEqual([]);
});

test('an answer is taken back freely, and after a reveal when the other agrees', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  await expect(answersOf(ada)).toHaveCount(3);
  const hand = await answersOf(ada).allTextContents();
  await answer(ada);
  await expect(answersOf(ada)).toHaveCount(0);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(answersOf(ada)).toHaveText(hand);

  await answer(ada);
  await answer(bruno);
  await expect(logOf(ada).filter({ hasText: 'shows' })).toHaveCount(2);
  await ada.getByRole('button', { name: 'Undo' }).click({ force: true });
  await ada.getByRole('button', { name: 'Ask to go back' }).click();
  await expect(bruno.getByText('Ada would like to go back.')).toBeVisible();
  await bruno.getByRole('button', { name: 'Agree' }).click();
  await expect(answersOf(ada)).toHaveText(hand);
  await expect(logOf(bruno).filter({ hasText: 'shows' })).toHaveCount(0);
  await expect(logOf(bruno).first()).toContainText('The game went back.');
});

test('an answer given while cut off arrives once, when the network is back', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  await expect(answersOf(ada)).toHaveCount(3);
  await ada.context().setOffline(true);
  await expect(ada.getByText('The connection is lost')).toBeVisible();
  await answersOf(ada).first().click();
  await answer(bruno);
  await expect(logOf(bruno).first()).toHaveText('Bruno has picked.');
  await ada.context().setOffline(false);
  for (const page of [ada, bruno]) {
    await expect(logOf(page).filter({ hasText: 'shows' })).toHaveCount(2);
    await expect(logOf(page).filter({ hasText: 'Ada has picked.' })).toHaveCount(1);
  }
});

test('people talk, and see who is there', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  await bruno.getByLabel('Say something').fill('Good luck!');
  await bruno.keyboard.press('Enter');
  await expect(ada.getByText('Good luck!')).toBeVisible();
  const seat = ada
    .getByRole('region', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: 'Bruno' });
  await expect(seat).toContainText('online');
  await bruno.context().close();
  await expect(seat).toContainText('not connected');
});

test('a rematch seats the same people again, and a game can be seen again', async ({ guest, pair }) => {
  const { ada, bruno, table } = await pair('rowhouse', { rounds: 3 });
  await playByItself(ada);
  await playByItself(bruno);
  await sheetOf(ada);
  const story = await logOf(ada).allTextContents();

  await bruno.getByRole('link', { name: 'Replay' }).click();
  const moment = bruno.getByRole('slider', { name: 'Moment' });
  await expect(moment).toHaveValue('0');
  // The keys are heard a moment after the slider is there.
  await expect(async () => {
    await bruno.keyboard.press('End');
    await expect(bruno.getByRole('table', { name: 'Score sheet' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(logOf(bruno)).toHaveCount(story.length);
  await bruno.keyboard.press('ArrowLeft');
  await expect(bruno.getByRole('table', { name: 'Score sheet' })).toBeHidden();
  const address = bruno.url();
  expect(address).toMatch(/\/replay\/\w+\?at=\d+&as=1$/);
  const told = await logOf(bruno).allTextContents();
  await bruno.getByLabel('Seen by').selectOption('0');
  await expect(bruno).toHaveURL(/as=0$/);
  const clara = await guest('Clara');
  await clara.goto(address);
  await expect(logOf(clara)).toHaveText(told);
  // From the start it would run as long as we wait for anything: a few moments before the end will do.
  await clara.getByRole('button', { name: 'One step back' }).click();
  await clara.getByLabel('Speed').selectOption('8');
  await clara.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(clara.getByRole('table', { name: 'Score sheet' })).toBeVisible();

  const waiting = clara.waitForEvent('download');
  await clara.getByRole('link', { name: 'Download the record' }).click();
  const record = await (await waiting).path();
  await clara.goto('/lobby');
  await clara.getByLabel('A file of a finished game').setInputFiles(record);
  await expect(clara).toHaveURL(/\/record\//);
  await clara.getByRole('button', { name: 'To the end' }).click();
  await expect(logOf(clara)).toHaveCount(story.length);

  await ada.getByRole('button', { name: 'Play a rematch' }).click();
  await ada.getByRole('link', { name: 'To the rematch' }).click();
  await bruno.goto(table);
  await bruno.getByRole('link', { name: 'To the rematch' }).click();
  await expect(ada).toHaveURL(bruno.url());
  expect(new URL(ada.url()).pathname).not.toBe(table);
});

test('quick match brings two together, and the next table is one press away', async ({
  guest,
  browserOf,
}) => {
  const [ada, bruno] = [await browserOf(), await guest('Bruno')];
  await ada.goto('/me');
  await nameMyself(ada, 'Ada', 'Go on');
  await expect(ada.getByRole('heading', { name: 'Ada' })).toBeVisible();
  for (const page of [ada, bruno]) await page.goto('/lobby');
  for (const page of [ada, bruno]) {
    await page.getByLabel('Game', { exact: true }).selectOption('Rowhouse');
    await page.getByRole('button', { name: 'Find a table' }).click();
  }
  await expect(ada).toHaveURL(/\/table\//);
  const [awaited] = await askedFirst(ada, bruno);
  const table = awaited.url();
  await awaited.goto('/lobby');
  await awaited.getByRole('button', { name: '1 table waits for you' }).click();
  await expect(awaited).toHaveURL(table);
});

test('a person takes a bot’s place before the first answer, and not after it', async ({ guest }) => {
  const ada = await guest('Ada');
  const table = await openTable(ada, 'rowhouse', async (page) => {
    await page.getByLabel('Anybody').check({ force: true });
    await page.getByLabel('3', { exact: true }).check({ force: true });
    for (const seat of [2, 3]) await page.getByLabel(`Who is player ${seat}`).selectOption('level3');
  });
  await start(ada);
  const bruno = await guest('Bruno');
  await bruno.goto(table);
  await bruno.getByRole('button', { name: 'Take over from bot 2' }).click();
  await expect(answersOf(bruno)).toHaveCount(3);
  const clara = await guest('Clara');
  await clara.goto(table);
  const takeOver = clara.getByRole('button', { name: 'Take over from bot 3' });
  await expect(takeOver).toBeVisible();
  await answer(bruno);
  await expect(takeOver).toBeHidden();
});

test('the lobby offers the seat of a bot nobody has answered yet', async ({ guest }) => {
  const ada = await guest('Ada of the bots');
  await ada.goto('/lobby');
  await ada.getByLabel('Game', { exact: true }).selectOption('Rowhouse');
  await ada.getByLabel('Players', { exact: true }).selectOption('4');
  await ada.getByLabel('With bots meanwhile').check({ force: true });
  await ada.getByRole('button', { name: 'Find a table' }).click();
  await expect(ada).toHaveURL(/\/table\//);
  const bruno = await guest('Bruno');
  await bruno.goto('/lobby');
  const offer = bruno
    .getByRole('listitem')
    .filter({ hasText: 'Ada of the bots' })
    .getByRole('button', { name: 'Take its seat: Rowhouse' });
  await expect(offer).toBeVisible();
  await expectAccessible(bruno);
  await picture(bruno, 'online.withBots', true);
  await offer.click();
  await expect(bruno).toHaveURL(ada.url());
  await expect(answersOf(bruno)).toHaveCount(3);
});

test('a page that finds no table says so', async ({ guest }) => {
  const ada = await guest('Ada');
  await ada.goto('/table/nosuchtable1');
  await expect(ada.getByRole('alert')).toContainText('There is no such table.');
  await ada.goto('/replay/nosuchtable1');
  await expect(ada.getByRole('alert')).toContainText('There is no such table.');
});
