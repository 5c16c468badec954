/** Browser tests against the built product: `npx playwright test`, after `node tools/build.mjs`. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/findChromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes and threads: what they tell each other costs more than what they do here.
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--js-flags=--single-threaded',
];

const chromium = await findChromium();
if ('error' in chromium) {
  console.log(`SKIPPED browser tests: ${chromium.error}; cure: ${chromium.cure}`);
  process.exit(process.env.REQUIRE_ALL === '1' ? 1 : 0);
}

// Chosen once; the workers read this file again and must find the same server and the same data.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'skyline-e2e-'));
const address = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  // Where tsx is there, as in the gate, it compiles the sources that tests import: Playwright's own compiler takes 10 s of CPU for them.
  build: { external: process.execArgv.includes('tsx') ? ['**/src/**', '**/tools/**'] : [] },
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  // A machine that stalls for a second is no fault of the page; a fault shows twice.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    colorScheme: 'light',
    // Nothing moves while it is looked at, and nothing is drawn that nobody sees.
    reducedMotion: 'reduce',
    // What every first visit keeps for later is the business of the tests without a network.
    serviceWorkers: 'block',
    // Wide enough for the log to be open.
    viewport: { width: 1600, height: 900 },
    launchOptions: {
      executablePath: chromium.path,
      args: FLAGS,
      // Playwright has Chromium share memory through files, for containers without room; with room that is a waste.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      env: { ...definedOf(process.env), ...chromium.env },
    },
  },
  webServer: {
    command: 'node dist/server/main.mjs',
    url: `${address}/health`,
    env: {
      PORT: process.env.E2E_PORT,
      SKYLINE_DATA: process.env.E2E_DATA,
      SKYLINE_LOG: 'warn',
      // All browsers of the tests share one address, and play faster than people do.
      SKYLINE_LIMITS: '1000',
      SKYLINE_BOT_PAUSE: '50',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});

/** Whether there is a gigabyte of memory for processes to share. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
