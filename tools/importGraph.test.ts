import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, gameFaults, importFaults, readPermissions } from './importGraph.ts';

const ROOT = join(import.meta.dirname, '..');
const permissions = readPermissions(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'));

/** Everything under src but tests, which may also use the toy game and the laws. */
const sources = new Map(
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/tests\/|\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
);

describe('import directions', () => {
  it('are those of the table in ARCHITECTURE.md', () => {
    expect(sources.size).toBeGreaterThan(20);
    expect(importFaults(sources, permissions)).toEqual([]);
  });

  it('keep games apart from each other', () => {
    expect(gameFaults(sources)).toEqual([]);
  });

  it('have a row for every folder, and a folder for every row', () => {
    const folders = new Set([...sources.keys()].map(folderOf));
    expect([...permissions.keys()].sort()).toEqual([...folders].sort());
  });

  it('allow no cycles', () => {
    const reach = (from: string, seen: ReadonlySet<string>): boolean =>
      [...(permissions.get(from) ?? [])].some((to) => seen.has(to) || reach(to, new Set([...seen, to])));
    for (const folder of permissions.keys())
      expect([folder, reach(folder, new Set([folder]))]).toEqual([folder, false]);
  });

  it('are noticed when wrong, by alias and by path', () => {
    const wrong = new Map([
      ['src/kernel/a.ts', "import { x } from '#games';"],
      ['src/kernel/b.ts', "export * from '../bots/index.ts';"],
      ['src/bots/c.ts', "const m = await import('../client/main.tsx');"],
      ['src/games/one/d.ts', "import { two } from '#games/two';"],
      ['src/games/one/e.ts', "import { two } from '../two/flow.ts';"],
      ['src/games/one/f/g.ts', "import { three } from '../../three/flow.ts';"],
    ]);
    expect(importFaults(wrong, permissions).length).toBe(3);
    expect(gameFaults(wrong).length).toBe(3);
  });
});
