/** Builds with somebody's own box files in place of the games' box.json. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { resolveConfig, build as viteBuild } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import own from '../src/games/rowhouse/box.json' with { type: 'json' };
import { boxesForEsbuild, boxesForVite, boxFiles, checkBoxes } from './boxes.mjs';

const ROOT = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'skyline-boxes-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const POINTS = { alike: 12, different: 7, mixed: 1 };
const changed = structuredClone(own);
changed.values.storeyPoints.value = POINTS;

/** A folder with one box file. */
function folderWith(name: string, file: unknown): string {
  const folder = mkdtempSync(join(scratch, 'boxes-'));
  writeFileSync(join(folder, name), JSON.stringify(file));
  return folder;
}

const boxes = folderWith('rowhouse.json', changed);
const entry = join(scratch, 'entry.ts');
const components = JSON.stringify(join(ROOT, 'src/games/rowhouse/components.ts'));
writeFileSync(
  entry,
  `export { STOREY_POINTS } from ${components}; export { default as own } from ${JSON.stringify(join(ROOT, 'src/games/rowhouse/box.json'))};`,
);

/** What bundled code exports. */
function exportsOf(code: string): Promise<unknown> {
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

async function withEsbuild(folder: string): Promise<unknown> {
  const { outputFiles } = await esbuild({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [boxesForEsbuild(folder)],
  });
  return exportsOf(outputFiles[0]?.text ?? '');
}

async function withVite(folder: string): Promise<string> {
  const built = await viteBuild({
    root: scratch,
    configFile: false,
    logLevel: 'silent',
    plugins: [boxesForVite(folder)],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  if (!Array.isArray(built)) throw new Error('one format gives one list');
  return (built[0]?.output ?? [])
    .map((part) => ('code' in part ? part.code : String(part.source)))
    .join('\n');
}

describe('a build with a box file', () => {
  it('plays with its values: the server', async () => {
    expect(await withEsbuild(boxes)).toMatchObject({ STOREY_POINTS: POINTS, own });
    expect(await withEsbuild('')).toMatchObject({ STOREY_POINTS: own.values.storeyPoints.value });
  });

  it('plays with its values: the page', async () => {
    expect(await exportsOf(await withVite(boxes))).toMatchObject({ STOREY_POINTS: POINTS, own });
    expect(await exportsOf(await withVite(''))).toMatchObject({
      STOREY_POINTS: own.values.storeyPoints.value,
    });
  });

  it('is what the product’s configuration asks for; the bots’ worker is built from the page’s own files', async () => {
    const { plugins } = await resolveConfig({ configFile: join(ROOT, 'vite.config.ts') }, 'build');
    const names = plugins.map(({ name }) => name);
    expect(names).toContain('skyline-boxes');
    expect(names).toContain('skyline-sharing-worker');
  });
});

describe('box files to build with', () => {
  it('are found by the name of their game', () => {
    expect([...boxFiles(boxes)]).toEqual([['rowhouse', join(boxes, 'rowhouse.json')]]);
    expect(boxFiles(join(scratch, 'nowhere')).size).toBe(0);
    expect(boxFiles('').size).toBe(0);
  });

  it('pass if they fit their game', async () => {
    await expect(checkBoxes(boxes)).resolves.toBeUndefined();
    await expect(checkBoxes('')).resolves.toBeUndefined();
  });

  it('stop the build with all that is wrong', async () => {
    const broken = structuredClone(changed);
    broken.values.storeyPoints.value = { alike: 1, different: 7, mixed: 200 };
    const folder = folderWith('rowhouse.json', broken);
    await expect(checkBoxes(folder)).rejects.toThrow('storeyPoints, mixed: expected at most 99, found 200');
    await expect(checkBoxes(folder)).rejects.toThrow('npm run box -- use rowhouse --own');
  });

  it('stop the build if nobody knows their game', async () => {
    await expect(checkBoxes(folderWith('chess.json', changed))).rejects.toThrow('there is no game chess');
  });
});
