/**
 * How long a board takes to show a new view, compared with an empty commit of React; written to bench/boards.md.
 *   npx tsx bench/boards.ts      exits with 1 if a board is too slow
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { GAME_IDS, type GameId } from '#games';
import { openChromium } from './browser.ts';
import { median } from './server/statistics.ts';

/** The longest median time of a full update, in milliseconds. */
const LIMIT = 8;
/** The board's width on a screen of 1280, and on a phone. */
const WIDTHS = [900, 352];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
/** The measurements of one board, in milliseconds. */
export interface Drawing {
  readonly game: string;
  readonly width: number;
  readonly elements: number;
  readonly updates: readonly number[];
  readonly commits: readonly number[];
}

/** The function that the page provides. */
export type Measure = (game: GameId, width: number) => Promise<Drawing>;

/** Only cross-origin isolated pages have a precise clock. */
const ISOLATION_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const folder = mkdtempSync(join(tmpdir(), 'skyline-boards-'));
try {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssTarget: ['chrome123'],
      rolldownOptions: { input: join(import.meta.dirname, 'boardsPage.html') },
    },
  });
  const drawings = await measureAll();
  const page = pageOf(drawings);
  console.log(page);
  writeFileSync(join(import.meta.dirname, 'boards.md'), page);
  process.exitCode = drawings.some(({ updates }) => median(updates) > LIMIT) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<Drawing[]> {
  const browser = await openChromium();
  try {
    const drawings: Drawing[] = [];
    for (const game of GAME_IDS)
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        drawings.push(await measureOn(page, game, width));
        await page.close();
      }
    return drawings;
  } finally {
    await browser.close();
  }
}

async function measureOn(page: Page, game: GameId, width: number): Promise<Drawing> {
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = readFileSync(join(folder, path));
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers: ISOLATION_HEADERS });
  });
  await page.goto('http://localhost/boardsPage.html');
  await page.waitForFunction(() => 'measure' in window);
  return page.evaluate(([id, room]) => (window as unknown as { measure: Measure }).measure(id, room), [
    game,
    width,
  ] as const);
}

function pageOf(drawings: readonly Drawing[]): string {
  const row = ({ game, width, elements, updates, commits }: Drawing) => {
    const [update, commit] = [median(updates), median(commits)];
    const best = Math.min(...updates).toFixed(2);
    const ratio = (update / commit).toFixed(0);
    return `| ${game} | ${width} | ${elements} | ${update.toFixed(2)} | ${best} | ${commit.toFixed(3)} | ${ratio} |`;
  };
  return `# The boards: how long a new view takes

Written by \`npx tsx bench/boards.ts\` (Node ${process.version}), from a separate production build, in headless Chromium.

| game | width, px | elements | full update, ms | the fastest, ms | empty commit, ms | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${drawings.map(row).join('\n')}

Each board shows the position with the most elements out of two games of greedy bots at full seat count, as the deciding seat sees it. An update goes from the question to
the position after its answer, or back, each time with a new view, and is measured from the call to render to the finished layout, sliding pieces included. An empty
commit changes one attribute of one element, in the same rounds. Figures are medians; the limit is ${LIMIT} ms on an idle machine:
this one had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.
`;
}
