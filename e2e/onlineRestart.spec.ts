/** A server that is killed in the middle of a game: nothing is lost, and nobody reloads. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { answer, askedFirst, joinBy, linkOf, logOf, openTable, start, test } from './onlineSteps.ts';

test.setTimeout(90_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The built server on a folder of its own; resolves when it is ready. */
async function serve(port: number, data: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), SKYLINE_DATA: data, SKYLINE_LOG: 'silent' };
  const server = spawn('node', ['dist/server/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (server.stdout) await once(server.stdout, 'data');
  return server;
}

const data = mkdtempSync(join(tmpdir(), 'skyline-restart-'));
const port = await freePort();
let server: ChildProcess;

test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  server = await serve(port, data);
});
test.afterAll(async () => {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test('a killed server comes back with every answer, and the pages with it', async ({ guest, browserOf }) => {
  const ada = await guest('Ada');
  await openTable(ada, 'rowhouse');
  const bruno = await browserOf();
  await joinBy(bruno, await linkOf(ada), 'Bruno');
  await start(ada);
  const lost = 'The connection is lost';
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const [asked, other] = await askedFirst(ada, bruno);
    await answer(asked);
    await expect(logOf(other)).toHaveCount(await logOf(asked).count());
    const told = await logOf(ada).count();
    server.kill(signal);
    await once(server, 'exit');
    await expect(ada.getByText(lost)).toBeVisible();
    server = await serve(port, data);
    for (const page of [ada, bruno]) await expect(page.getByText(lost)).toBeHidden({ timeout: 15_000 });
    expect(await logOf(ada).count()).toBe(told);
  }
  await answer((await askedFirst(ada, bruno))[0]);
  await expect(logOf(bruno)).toHaveCount(await logOf(ada).count());
});
