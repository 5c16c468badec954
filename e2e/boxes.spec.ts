/** Records with values of their own: they are opened with these, and never mixed up with the ones in play. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { playMatch, random, seedNumber } from '#bots';
import { loadTitle } from '#games';
import { type Box, fingerprintOf, type GameRecord } from '#kernel';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';

/** A game of Rowhouse between random bots, as if it had been played with these values. */
async function recordWith(alike: number): Promise<GameRecord> {
  const { game } = await loadTitle('rowhouse');
  const { record } = playMatch(game, [random(), random()], {}, seedNumber(4));
  const values = structuredClone(game.box.values) as Box['values'] & {
    storeyPoints: { value: { alike: number } };
  };
  values.storeyPoints.value.alike = alike;
  return { ...record, box: fingerprintOf({ game: 'rowhouse', values }), values };
}

async function openRecord(page: Page, record: unknown): Promise<void> {
  await page.goto('/record');
  await chooseFile(page, record);
}

async function chooseFile(page: Page, record: unknown): Promise<void> {
  await page.getByLabel('Record file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
}

test('a record is opened with the values it carries, also where the game is loaded with others', async ({
  page,
}) => {
  await openRecord(page, await recordWith(40));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto('/rules/rowhouse');
  await expect(page.locator('.rules-values')).toContainText('Points for a full storey');
  // A page that shows the rules has loaded the usual values: from here the record needs a new page.
  await page.evaluate(() => history.pushState(null, '', '/record'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await chooseFile(page, await recordWith(40));
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
});

test('a record whose values nobody can play with is refused, and says why', async ({ page }) => {
  const broken = await recordWith(1);
  await openRecord(page, broken);
  await expect(page.getByRole('alert')).toContainText('other values on the components');
  const { values: _, ...unknown } = await recordWith(41);
  await openRecord(page, unknown);
  await expect(page.getByRole('alert')).toContainText('other values on the components');
});

test('a record older than the map of today is replayed on its own map', async ({ page }) => {
  const golden = new URL(
    '../src/games/newyork1901/tests/golden/564a86989321c018/2-seats.txt',
    import.meta.url,
  );
  const [header = '', ...lines] = readFileSync(golden, 'utf8').split('\n');
  const [game, , seed, options = '{}'] = header.split(' · ');
  const plays = lines
    .filter((line) => /^\d+ /.test(line))
    .map((line) => ({ seat: Number(line[0]), action: JSON.parse(line.slice(2)) }));
  await openRecord(page, {
    game,
    options: JSON.parse(options),
    seats: 2,
    seed: seed?.replace('seed ', ''),
    plays,
  });
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Board' })).not.toContainText('Rector');
  await page.goto('/play/newyork1901');
  await expect(page.getByRole('link', { name: 'Where each value comes from' })).toBeVisible();
});
