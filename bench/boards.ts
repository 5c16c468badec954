/**
 * How long a board takes to show a new view, beside an empty commit of React; written to bench/boards.md.
 *   npx tsx bench/boards.ts      ends with 1 when a board is too slow
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

/** The longest a full update may take in the middle, in milliseconds. */
const LIMIT = 8;
/** The board's width at a desk of 1280, and on a phone. */
const WIDTHS = [900, 352];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
/** What the page tells of one board, in milliseconds. */
export interface Drawing {
  readonly game: string;
  readonly width: number;
  readonly elements: number;
  readonly updates: readonly number[];
  readonly commits: readonly number[];
}

/** What the page can be asked. */
export type Measure = (game: GameId, width: number) => Promise<Drawing>;

/** Only pages of their own have a fine clock. */
const APART = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

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
  const drawings = await drawn();
  const page = pageOf(drawings);
  console.log(page);
  writeFileSync(join(import.meta.dirname, 'boards.md'), page);
  process.exitCode = drawings.some(({ updates }) => median(updates) > LIMIT) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function drawn(): Promise<Drawing[]> {
  const browser = await openChromium();
  try {
    const drawings: Drawing[] = [];
    for (const game of GAME_IDS)
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        drawings.push(await measuredOn(page, game, width));
        await page.close();
      }
    return drawings;
  } finally {
    await browser.close();
  }
}

async function measuredOn(page: Page, game: GameId, width: number): Promise<Drawing> {
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = readFileSync(join(folder, path));
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers: APART });
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

Written by \`npx tsx bench/boards.ts\` (Node ${process.version}), from a production build of its own, in Chromium without a screen.

| game | width, px | elements | full update, ms | the fastest, ms | empty commit, ms | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${drawings.map(row).join('\n')}

The moment with the most elements out of two games of greedy bots with all seats taken, seen by whoever decides. An update leads from the question to
what follows from its answer, or back, each time with a view of its own: from the wish to draw to a finished layout, with pieces that slide. An empty
commit changes one attribute of one element, in the same rounds. Medians; the limit is ${LIMIT} ms, on a machine that has nothing else to do:
this one had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.
`;
}
