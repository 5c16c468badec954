/** A new version arrives while somebody plays: nothing breaks, and it comes when they want it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { hurry, keptWhole } from './offlineSteps.ts';
import { answersOf, giveFirstAnswer, SEED, startGame } from './steps.ts';
import { test } from './test.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

test.use({ serviceWorkers: 'allow' });
// Every file is fetched twice, which takes its time on a busy machine.
test.setTimeout(120_000);

let folder: string;
const server = createServer(({ url = '/' }, response) => {
  const path = new URL(url, 'http://here').pathname;
  const file = join(folder, extname(path) === '' ? 'index.html' : path);
  try {
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  } catch {
    response.writeHead(404).end();
  }
});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-update-'));
  cpSync('dist/client', folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next version: another page, another worker, and one of the old files gone. */
function deployNext(): void {
  const change = (file: string, by: (text: string) => string) =>
    writeFileSync(join(folder, file), by(readFileSync(join(folder, file), 'utf8')));
  const old = readdirSync(join(folder, 'assets')).find((name) => /^PlayScreen-.*\.js$/.test(name));
  rmSync(join(folder, 'assets', old ?? 'missing'));
  change('index.html', (page) => page.replace('<html lang="en">', '<html lang="en" class="next">'));
  change('sw.js', (worker) =>
    worker.replace(`"/assets/${old}",`, '').replace(/version:"[0-9a-f]{12}"/, 'version:"next"'),
  );
}

test('a page in use goes on with its own files until its reader reloads', async ({ page }) => {
  const address = server.address();
  const home = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const offer = page.getByText('A new version of Skyline is ready.');
  await hurry(page);
  await page.goto(`${home}/settings`);
  await keptWhole(page);
  await expect(offer).toHaveCount(0);
  deployNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // The new worker first fetches all files.
  await expect(offer).toBeVisible({ timeout: 25_000 });

  await page.evaluate((seed) => {
    history.pushState(null, '', `/play/rowhouse?seed=${seed}`);
  }, SEED);
  await startGame(page);
  await giveFirstAnswer(page);
  await expect(offer).toHaveCount(0);
  await expect(answersOf(page).first()).toBeVisible();

  await page.evaluate(() => history.pushState(null, '', '/settings'));
  await expect(page.locator('html')).not.toHaveClass('next');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveClass('next');
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(['skyline-next']);
});
