/** Statistics: of a person from their profile, of a game from its rules; with few games, with many, with none. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.setTimeout(120_000);
test.use(WINDOWS[0]);

const DAY = 86_400_000;
const START = Date.UTC(2026, 7, 1, 18);
const tally = (games: number, won: number, points: number) => {
  return { games, won, scored: games, points: games * points };
};

/** What the server would count after many games of Tangram City; its own tests prove that it counts so. */
const MANY = {
  seats: 2,
  bySeats: [
    { seats: 2, games: 61 },
    { seats: 4, games: 3 },
  ],
  total: { ...tally(61, 33.5, 131), contests: 61, best: 188 },
  listed: Array.from({ length: 60 }, (_, i) => ({
    table: `t${i}`,
    finished: START - i * 2 * DAY,
    seat: i % 2,
    place: (i * 7) % 5 < 3 ? 1 : 2,
    players: 2,
    points: Math.round(150 - i * 0.6 + ((i * 37) % 29) - 14),
  })),
  parts: {
    players: 61,
    parts: {
      ...{ start: 1, round1: 5.2, round2: 9.8, round3: 16.1, round4: 23.4, round5: 29.9, round6: 33.2 },
      ...{ planning: 1.6, balance: 9.1 },
    },
  },
  average: {
    games: 412,
    all: {
      players: 824,
      parts: {
        ...{ start: 1, round1: 4.6, round2: 8.7, round3: 14, round4: 20.5, round5: 26.8, round6: 30.1 },
        ...{ planning: 0.4, balance: 8.2 },
      },
    },
  },
  turns: [
    { turn: 0, ...tally(30, 18, 134) },
    { turn: 1, ...tally(31, 15.5, 128) },
  ],
  opponents: [
    { person: 'bruno', bot: null, ...tally(31, 17, 131), lost: 13, theirs: 31 * 127 },
    { person: null, bot: 'level4', ...tally(22, 9, 129), lost: 13, theirs: 22 * 140 },
  ],
  traits: {
    board: ['0.0', '1.1', '0.1', '2.0', '3.1'].map((id, i) => ({
      id,
      ...tally(22 - 4 * i, 13 - 3 * i, 136 - i),
    })),
    fountains: [
      { id: '5', ...tally(40, 22, 133) },
      { id: '6', ...tally(21, 11.5, 128) },
    ],
  },
  reviewed: { cost: { games: 6, decisions: 170, cost: 197, good: 112 }, tables: [] },
  names: { bruno: 'Bruno' },
};

const EVERYBODYS = {
  ...{ seats: 2, bySeats: MANY.bySeats, games: 412, contests: 412, since: START - 300 * DAY },
  all: MANY.average.all,
  winners: { ...MANY.parts, players: 412 },
  others: { ...MANY.average.all, players: 412 },
  points: {
    width: 10,
    bins: [4, 22, 51, 88, 120, 143, 131, 109, 84, 46, 21, 5].map((players, i) => {
      return { from: 70 + 10 * i, players };
    }),
  },
  turns: [
    { turn: 0, ...tally(412, 221, 124) },
    { turn: 1, ...tally(412, 191, 121) },
  ],
  traits: {
    board: Array.from({ length: 10 }, (_, i) => {
      return { id: `${i % 5}.${i % 2}`, ...tally(90 - 9 * i, 44 - 4 * i, 124 - i) };
    }),
    fountains: [6, 5, 4, 3].map((id, i) => ({
      id: String(id),
      ...tally(300 - 90 * i, 160 - 48 * i, 130 - 8 * i),
    })),
  },
};

test('of a person and of a game', async ({ pair, baseURL }) => {
  const { ada, bruno, table } = await pair('rowhouse');
  const { me } = await (await ada.request.get('/api/me')).json();

  await test.step('after one game they are there, and say that one is few', async () => {
    const resigned = await bruno.request.post(`/api/tables/${table.split('/').at(-1)}/commands`, {
      data: { id: randomUUID(), command: { do: 'resign' } },
      headers: { origin: baseURL ?? '' },
    });
    expect(resigned).toBeOK();
    await ada.goto(`/people/${me.id}`);
    await ada.getByRole('link', { name: 'Statistics: Rowhouse' }).click();
    await expect(ada.getByText(/From 1 game\. That is few/)).toBeVisible();
    await expect(ada.getByRole('region', { name: 'By turn order' })).toContainText('100%');
    await expect(ada.getByRole('region', { name: 'Against whom' })).toContainText('Bruno');
    await ada.getByRole('link', { name: 'Everybody’s games' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: 'Rowhouse' })).toBeVisible();
    await expect(ada.getByRole('region', { name: 'Storeys of one colour' })).toContainText('50%');
  });

  await test.step('without games they are friendly', async () => {
    await ada.goto(`/people/${me.id}/statistics/flatiron`);
    await expect(ada.getByText('Your first one counts.')).toBeVisible();
    await expectSound(ada, 'statistics.none');
    await bruno.goto(`/people/${me.id}/statistics/rowhouse`);
    await expect(bruno.getByText('Games are not shown here.')).toBeVisible();
  });

  await test.step('with many games every plot has its figures as a table', async () => {
    const person = { id: me.id, name: 'Ada' };
    await ada.route('**/api/people/*/statistics/tangramcity*', (route) =>
      route.fulfill({ json: { person, isOwn: true, figures: MANY } }),
    );
    await ada.goto(`/people/${me.id}/statistics/tangramcity`);
    await expect(ada.getByRole('heading', { name: /^You play like level/ })).toBeVisible();
    await expect(ada.getByRole('region', { name: 'Points by category' })).toContainText('Level 6');
    await expect(ada.getByRole('row', { name: /Board A, Roofs/ })).toContainText('59%');
    await ada.getByText('As a table').click();
    await expect(ada.getByRole('region', { name: 'Results over time' }).getByRole('row')).toHaveCount(61);
    await ada.getByText('As a table').click();
    await expectSound(ada, 'statistics.person');
    await ada.route('**/api/statistics/tangramcity*', (route) => route.fulfill({ json: EVERYBODYS }));
    await ada.getByRole('link', { name: 'Everybody’s games' }).click();
    await expect(ada.getByRole('region', { name: 'What winners score' })).toBeVisible();
    await ada.getByText('As a table').click();
    await expect(ada.getByRole('row', { name: /110 to 119/ })).toContainText('120');
    await ada.getByText('As a table').click();
    await expectSound(ada, 'statistics.game');
  });
});
