/** The pictures in the README, taken of the built product: `npm run pictures` writes docs/pictures. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openStoredGame } from '../e2e/storedGame.ts';
import { findChromium } from './findChromium.mjs';

const FOLDER = 'docs/pictures';
const PORT = 3917;
const MOST_BYTES = 100_000;

/** Every picture, with the window it is taken in and the way there. */
const PICTURES: readonly {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  open(page: Page): Promise<unknown>;
}[] = [
  { name: 'home', width: 1280, height: 800, open: (page) => page.goto('/') },
  ...(['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'] as const).map((game) => ({
    name: game,
    width: 1280,
    height: 800,
    open: (page: Page) => openStoredGame(page, game, 'half'),
  })),
  {
    name: 'phone',
    width: 390,
    height: 844,
    dark: true,
    open: (page) => openStoredGame(page, 'tangramcity', 'half'),
  },
];

const found = await findChromium();
if ('error' in found) throw new Error(`${found.error}; ${found.cure}`);
const data = mkdtempSync(join(tmpdir(), 'skyline-pictures-'));
const env = { ...process.env, PORT: String(PORT), SKYLINE_DATA: data, SKYLINE_LOG: 'warn' };
const server = spawn(process.execPath, ['dist/server/main.mjs'], { stdio: 'inherit', env });
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox'],
  env: { ...process.env, ...found.env },
});
try {
  await answering();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, width, height, dark, open } of PICTURES) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${PORT}`,
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/emblem.svg');
    await page.evaluate(() => localStorage.setItem('skyline.coach', 'off'));
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // Chromium can write WebP, which Playwright's own pictures cannot be.
    const session = await context.newCDPSession(page);
    const { data: picture } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 55 });
    const bytes = Buffer.from(picture, 'base64');
    const path = join(FOLDER, `${name}.webp`);
    if (bytes.length > MOST_BYTES) throw new Error(`${path} would have ${bytes.length} bytes`);
    writeFileSync(path, bytes);
    console.log(`${path}: ${bytes.length} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

/** Waits until the server answers, for at most ten seconds. */
async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://localhost:${PORT}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}
