import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIn } from './precache.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-precache-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists every file except the worker and what only the server needs, and derives the version from their content', () => {
  for (const sub of ['assets', 'pages']) mkdirSync(join(folder, sub));
  for (const file of [
    'index.html',
    'emblem.svg',
    'sw.js',
    'robots.txt',
    'assets/main-1.js',
    'pages/home.fr.html',
  ])
    writeFileSync(join(folder, file), file);
  const before = buildIn(folder);
  expect(before.files).toEqual(['/assets/main-1.js', '/emblem.svg', '/']);
  writeFileSync(join(folder, 'sw.js'), 'another worker');
  expect(buildIn(folder)).toEqual(before);
  writeFileSync(join(folder, 'index.html'), 'another page');
  expect(buildIn(folder).version).not.toBe(before.version);
});
