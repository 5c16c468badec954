/** A server that is killed in the middle of a game: nothing is lost, and nobody reloads. */
import { expect } from '@playwright/test';
import { answer, askedFirst, logOf, test } from './onlineSteps.ts';
import { freePort, type OwnServer, ownServer } from './ownServer.ts';

test.setTimeout(90_000);

const port = await freePort();
let server: OwnServer;

test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  server = await ownServer(port);
});
test.afterAll(() => server.stop());

test('a killed server comes back with every answer, and the pages with it', async ({ pair }) => {
  const { ada, bruno } = await pair('rowhouse');
  const lost = 'The connection is lost';
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const [asked, other] = await askedFirst(ada, bruno);
    await answer(asked);
    await expect(logOf(other)).toHaveCount(await logOf(asked).count());
    const told = await logOf(ada).count();
    await server.kill(signal);
    await expect(ada.getByText(lost)).toBeVisible();
    await server.start();
    for (const page of [ada, bruno]) await expect(page.getByText(lost)).toBeHidden({ timeout: 15_000 });
    expect(await logOf(ada).count()).toBe(told);
  }
  await answer((await askedFirst(ada, bruno))[0]);
  await expect(logOf(bruno)).toHaveCount(await logOf(ada).count());
});
