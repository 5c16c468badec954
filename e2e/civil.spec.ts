/** Civil talk: phrases, covered words, muting and reporting at a table; then the pages around it, for those concerned and for moderators. */
import { expect, type Page } from '@playwright/test';
import { expectInEveryLanguage } from './languages.ts';
import { test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.setTimeout(120_000);

test.use(WINDOWS[1]);

const DAY = Date.UTC(2026, 10, 15, 12);
const NAMES = { ada: 'Ada', bruno: 'Bruno', mo: 'Mo' };
const ROW = {
  ...{ id: 'case1', reporter: 'ada', person: 'bruno', name: 'Bruno the Terrible', table: 'table1' },
  ...{ reason: 'insult', state: 'open', created: DAY, closed: null, outcome: null },
};
const STEP = {
  ...{
    id: 's1',
    kind: 'ban',
    until: DAY + 20 * 86_400_000,
    words: 'Insults at three tables in one evening.',
  },
  ...{ created: DAY, lifted: null, appeal: 'We are friends, and it was a joke.', appealed: DAY + 1 },
  ...{ verdict: null, verdictWords: '', person: 'bruno', case: 'case1', moderator: 'mo' },
};
const LINES = [
  { seq: 4, at: DAY, person: 'ada', seat: 0, text: 'Good luck, have fun!', phrase: 'goodLuck' },
  { seq: 7, at: DAY, person: 'bruno', seat: 1, text: 'you play like a wet brick, go home' },
  { seq: 8, at: DAY, person: 'ada', seat: 0, text: 'that is not nice' },
];
const HISTORY = { reported: [ROW], reports: [], sanctions: [{ ...STEP, kind: 'warn', until: null }] };

/** What the server would tell a moderator; its own tests prove that it does. */
async function answerAs(page: Page, answers: Readonly<Record<string, object>>): Promise<void> {
  for (const [path, body] of Object.entries(answers))
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: body }));
}

test('at the table', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  const chatOf = (page: Page) => page.getByRole('log', { name: 'Chat' });
  const say = async (page: Page, text: string) => {
    await page.getByLabel('Say something').fill(text);
    await page.keyboard.press('Enter');
  };
  for (const page of [ada, bruno]) await page.getByRole('button', { name: 'Chat' }).click();
  await test.step('a phrase is one tap, and a coarse word is covered until it is wanted', async () => {
    await ada.getByRole('button', { name: 'Nice move!' }).click();
    await expect(chatOf(bruno)).toContainText('Ada Nice move!');
    await bruno.getByRole('button', { name: 'All phrases' }).click();
    await bruno.getByRole('button', { name: 'This is my first game.' }).click();
    await expect(chatOf(ada)).toContainText('Bruno This is my first game.');
    await say(bruno, 'shit, what luck');
    await expect(chatOf(ada)).toContainText('••••, what luck');
    await expectSound(ada, 'civil.table', { fullPage: false });
    await chatOf(ada).getByRole('button', { name: 'Uncover' }).click();
    await expect(chatOf(ada)).toContainText('shit, what luck');
  });
  await test.step('whoever is muted is folded, and heard again from the same place', async () => {
    await ada.getByRole('button', { name: 'Mute or report' }).click();
    await expectSound(ada, 'civil.people', { fullPage: false });
    await ada.getByRole('button', { name: 'Mute Bruno' }).click();
    await expect(ada.getByRole('button', { name: 'Hear Bruno again' })).toBeVisible();
    await ada.keyboard.press('Escape');
    await expect(chatOf(ada)).toContainText('Bruno is muted. Lines hidden: 2');
    await expect(chatOf(ada)).not.toContainText('what luck');
    await chatOf(ada).getByRole('button', { name: 'Show' }).click();
    await expect(chatOf(ada)).toContainText('what luck');
    await ada.reload();
    await ada.getByRole('button', { name: 'Chat' }).click();
    await expect(chatOf(ada)).toContainText('Lines hidden: 2');
  });
  await test.step('a report is sent with what it is about', async () => {
    await ada.getByRole('button', { name: 'Mute or report' }).click();
    await ada.getByRole('button', { name: 'Report Bruno' }).click();
    await ada.getByLabel('Hatred against a group').check();
    await ada.getByLabel('In your own words').fill('Three times this evening.');
    await expectSound(ada, 'civil.report', { fullPage: false });
    await ada.getByRole('button', { name: 'Send the report' }).click();
    await ada.getByRole('link', { name: 'My reports' }).click();
    await expect(ada.getByText('About Bruno')).toBeVisible();
    await expect(ada.getByText('waits for an answer')).toBeVisible();
    await expectSound(ada, 'civil.mine');
    await expectInEveryLanguage(ada, 'civil.mine');
    await ada.getByRole('link', { name: 'Rules of conduct' }).click();
    await expect(ada.getByRole('heading', { name: 'Nobody is worth less' })).toBeVisible();
    await expectSound(ada, 'civil.conduct');
    await expectInEveryLanguage(ada, 'civil.conduct');
  });
});

test('for moderators, and for whoever is shut out', async ({ guest }) => {
  const mo = await guest('Mo');
  const { me } = await (await mo.request.get('/api/me')).json();
  const sanctions = [
    { ...STEP, appeal: null, appealed: null },
    { ...STEP, id: 's2', kind: 'warn', until: null },
  ];
  await answerAs(mo, {
    'cases?state=open': { cases: [ROW, { ...ROW, id: 'c2', reason: 'spam' }], appeals: [STEP], names: NAMES },
    'cases/case1': {
      ...{ case: ROW, words: 'Rude from the first move on.', answer: '', excerpt: LINES, steps: [STEP] },
      ...{ person: HISTORY, reporter: { reported: [], reports: [ROW], sanctions: [] }, names: NAMES },
    },
    admin: {
      ...{ version: '1.0.0', since: DAY, memory: 90_000_000, sockets: 4, people: 12, plays: 800 },
      ...{ tables: { gathering: 1, playing: 2, over: 30 }, refusals: {}, restarts: 0, botFailures: 0 },
      ratings: [{ ladder: 'people flatiron 2', checked: DAY, games: 40, differing: 3 }],
      ...{ latest: [], names: {} },
    },
    audit: {
      rows: ['closed', 'ban', 'note'].map((did, i) => {
        const who = { moderator: 'mo', person: 'bruno', body: '{}', created: DAY };
        return { id: 3 - i, did, ...who, prev: '', hash: 's6B6ukLdssNy' };
      }),
      ...{ count: 3, broken: null, names: NAMES },
    },
    'me/sanctions': { sanctions },
    me: { me: { ...me, moderator: true, admin: true, bannedUntil: DAY + 20 * 86_400_000 } },
  });
  await mo.goto('/moderation');
  await expect(mo.getByText('About Bruno').first()).toBeVisible();
  await expectSound(mo, 'civil.cases');
  await expectInEveryLanguage(mo, 'civil.cases');
  await mo.getByRole('link', { name: 'About Bruno' }).first().click();
  await expect(mo.getByText('you play like a wet brick')).toBeVisible();
  await mo.getByLabel('Muted').check();
  await expectSound(mo, 'civil.case');
  await expectInEveryLanguage(mo, 'civil.case');
  await mo.goto('/admin');
  await expect(mo.getByText('Rows: 3. None was changed.')).toBeVisible();
  await expectSound(mo, 'civil.audit');
  await mo.goto('/lobby');
  await mo.getByRole('link', { name: 'Reports' }).click();
  await expect(mo.getByText('You are shut out until')).toBeVisible();
  await mo.getByText('Appeal', { exact: true }).first().click();
  await expectSound(mo, 'civil.shutOut');
  await expectInEveryLanguage(mo, 'civil.shutOut');
});
