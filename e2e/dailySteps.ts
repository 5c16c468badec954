/** Deals of the day: other people’s results, and a game that is almost over. */
import { type Page, request } from '@playwright/test';
import { seedNumber } from '#bots';
import { loadTitle } from '#games';
import { fingerprintOf, Rng } from '#kernel';
import { dayNumber } from '#protocol';
import { dailyPlan, dailyValue } from '#table';
import { nameFor } from '../src/client/table/store/localPlan.ts';
import { honestGame } from '../src/server/daily/testing/honestGame.ts';
import { openStore, storeFile } from '../src/server/store/index.ts';
import { ownServer } from './ownServer.ts';
import { storedGame, store as storeHere } from './storedGame.ts';
import { test as plain } from './test.ts';

interface Deal {
  readonly game: string;
  readonly seed: string;
  readonly box: string;
}

const DAY = 86_400_000;

/** Each test with a server of its own, on which nobody has played: it takes this moment for tomorrow’s noon, so that no day ends meanwhile, for it or for the page. */
export const test = plain.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  async baseURL({}, use) {
    const noon = (dayNumber(Date.now()) + 1.5) * DAY;
    const clock = `const now = Date.now, ahead = ${noon} - now();
      globalThis.Date = class extends Date { constructor(...at) { super(...(at.length ? at : [now() + ahead])); } static now() { return now() + ahead; } };`;
    const server = await ownServer(undefined, undefined, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    });
    await use(server.address);
    await server.stop();
  },
});

/** Today’s deals, as the server of the page has them. */
export async function dealsOf(page: Page): Promise<{ day: string; games: readonly Deal[] }> {
  return (await page.request.get('/api/daily')).json();
}

/** Somebody else hands in a game; with an account they may be among the best. */
export async function playedBy(page: Page, name: string, game: string, luck: number): Promise<void> {
  const { day, games } = await dealsOf(page);
  const deal = games.find((one) => one.game === game);
  if (!deal) throw new Error(`no deal of ${game}`);
  const handedIn = honestGame(await loadTitle(game), { ...deal, day: 0 }, Rng.fromSeed(seedNumber(luck)));
  const { origin } = new URL(page.url());
  const device = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await device.post('/api/guest', { data: { name } });
  const { me } = await (await device.get('/api/me')).json();
  const answer = await device.put(`/api/daily/${game}/${day}/by${me.id}`, { data: handedIn });
  if (!answer.ok()) throw new Error(await answer.text());
  if (luck % 2)
    await device.post('/api/me/password', {
      data: { email: `${me.id}@example.org`, password: 'a long password' },
    });
  await device.dispose();
}

/** So many days back every day is closed, whatever the time. */
const LONG_AGO = 2;

/** Puts a day into an empty store on which three people with accounts have played Flatiron. */
export async function fillDayBefore(data: string): Promise<void> {
  const store = await openStore({ file: storeFile(data) });
  const title = await loadTitle('flatiron');
  const day = dayNumber(Date.now()) - LONG_AGO;
  const deal = { day, game: 'flatiron', seed: seedNumber(day), box: fingerprintOf(title.game.box) };
  await store.keepDeals([deal]);
  for (const [luck, name] of ['Noor', 'Piotr', 'Yuna'].entries()) {
    const { record, scores } = honestGame(title, deal, Rng.fromSeed(seedNumber(luck)));
    const person = name.toLowerCase();
    const account = { email: `${person}@example.org`, passwordHash: 'none', gone: false };
    await store.addPerson({ id: person, name, created: 1, ...account });
    await store.countDaily({
      ...{ id: `by${person}`, day, game: 'flatiron', person, started: 1 },
      result: { scores, value: dailyValue(scores), place: 2, finished: luck },
      plays: JSON.stringify(record.plays),
    });
  }
  await store.close();
}

/** Puts a game with one choice left in the place of the attempt that the page has just begun. */
export async function almostOver(page: Page, { game, seed }: Deal): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const daily = await page.evaluate(
    (table) =>
      JSON.parse(localStorage.getItem('skyline.daily.attempts') ?? '[]').find(
        (one: { table: string }) => one.table === table,
      ).id,
    id,
  );
  const title = await loadTitle(game);
  const { options, seats } = dailyPlan(title.game);
  const plan = {
    options,
    seats: seats.map((player, seat) => ({ name: nameFor(seat), player })),
    daily,
  };
  await page.evaluate(storeHere, storedGame(title, 1, { id, plan, seed }));
  await page.reload();
}
