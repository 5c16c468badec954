/** The command for box files, as owners of a game use it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkBox } from '#box';
import { GAME_IDS, type GameId, loadTitle } from '#games';
import { loadBoxFile } from '#games/boxes';
import type { Box } from '#kernel';
import rowhouse from '../src/games/rowhouse/box.json' with { type: 'json' };
import { check, template, use, useOwn } from './box/commands.ts';
import { jsonText } from './box/jsonText.ts';
import { OWN_V8_FLAGS } from './v8Flags.ts';

const ROOT = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'skyline-box-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const newFolder = () => mkdtempSync(join(scratch, 'folder-'));

function fileWith(text: string, name = 'my-box.json'): string {
  const file = join(newFolder(), name);
  writeFileSync(file, text);
  return file;
}

/** A file of Rowhouse with other points. */
function rowhouseWith(alike: number): string {
  const changed = structuredClone(rowhouse);
  changed.values.storeyPoints = { source: 'printed', value: { alike, different: 4, mixed: 2 } };
  return JSON.stringify(changed);
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every blank filled in with what stands at the same place elsewhere. */
function filled(blanks: unknown, from: unknown): unknown {
  if (blanks === null) return from;
  if (typeof blanks !== 'object' || typeof from !== 'object' || from === null) return blanks;
  const parts = Object.entries(blanks).map(([key, part]) => [key, filled(part, Reflect.get(from, key))]);
  return Array.isArray(blanks) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

async function templateOf(game: GameId) {
  const folder = newFolder();
  await template(ROOT, game, folder);
  const blanks = read(join(folder, `${game}-box.json`)) as Box;
  const page = readFileSync(join(folder, `${game}-sheet.html`), 'utf8');
  return { blanks, page, own: (await loadTitle(game)).game.box, ...(await loadBoxFile(game)) };
}

describe.each(GAME_IDS)('the template of %s', (game) => {
  it('asks for every value that is ours, and for nothing else', async () => {
    const { blanks, own, kit } = await templateOf(game);
    const ours = Object.keys(own.values).filter((group) => own.values[group]?.source === 'reconstruction');
    const checked = checkBox(kit, blanks);
    const problems = 'problems' in checked ? checked.problems : [];
    for (const { message } of problems) expect(message).toBe('is not filled in yet');
    expect(new Set(problems.map(({ where }) => where.split(', ')[0]))).toEqual(new Set(ours));
    for (const [group, sourced] of Object.entries(own.values)) {
      if (ours.includes(group)) expect(blanks.values[group]?.source).toBe('printed');
      else expect(blanks.values[group]).toEqual(sourced);
    }
  });

  it('fits once it is filled in', async () => {
    const { blanks, own, kit } = await templateOf(game);
    const checked = checkBox(kit, filled(blanks, own));
    expect('problems' in checked ? checked.problems : []).toEqual([]);
  });

  it('has a sheet of one file that names every group to look at', async () => {
    const { page, sheet, blanks } = await templateOf(game);
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(/);
    const asked = sheet.filter(({ group }) => blanks.values[group]?.source === 'printed');
    expect(page.match(/<svg /g) ?? []).toHaveLength(asked.length);
    for (const { group, drawing } of asked) {
      expect(page).toContain(`<code>${group}</code>`);
      expect(page).toContain(drawing);
    }
  });
});

describe('template', () => {
  it('leaves a row to fill in for each component, with its id', async () => {
    const { page, blanks } = await templateOf('tangramcity');
    expect(page).toContain('<tr><th>T18</th><td></td></tr>');
    expect(blanks.values.startAreas?.value).toContainEqual({
      id: 'C',
      dark: { square: null, half: null, halfShape: null },
      green: { square: null, half: null, halfShape: null },
    });
  });

  it('never writes over a file that may be filled in already', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'rowhouse-box.json'), 'my work');
    await expect(template(ROOT, 'rowhouse', folder)).rejects.toThrow('is there already');
    expect(readdirSync(folder)).toEqual(['rowhouse-box.json']);
    expect(readFileSync(join(folder, 'rowhouse-box.json'), 'utf8')).toBe('my work');
  });

  it('writes what fits into a line on one line', () => {
    const value = {
      rows: [
        { id: 'A', cost: 3 },
        { id: 'B', cost: null },
      ],
      none: {},
      long: 'x'.repeat(120),
    };
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(jsonText(value)).toContain(
      '\n  "rows": [{ "id": "A", "cost": 3 }, { "id": "B", "cost": null }],\n',
    );
  });
});

describe('check', () => {
  it('tells the fingerprint and where each group comes from', async () => {
    const report = await check('rowhouse', fileWith(rowhouseWith(8)));
    expect(report).toContain('my-box.json fits rowhouse. Fingerprint ');
    expect(report).not.toContain('the values Skyline comes with');
    expect(report).toMatch(/\nhouse +the rulebook\n/);
    expect(report).toMatch(/\nstoreyPoints +your copy of the game$/);
    expect(await check('rowhouse', fileWith(`\uFEFF${JSON.stringify(rowhouse)}`))).toContain(
      'These are the values Skyline comes with.',
    );
  });

  it.each([
    ['no JSON', '{\n  "game": "rowhouse",\n  oops\n}', 'my-box.json is not JSON, line 3'],
    [
      'another game',
      '{ "game": "flatiron", "values": {} }',
      'my-box.json is a box of flatiron, not of rowhouse',
    ],
    ['no box at all', '[]', 'my-box.json does not fit rowhouse yet'],
    [
      'a value out of range',
      rowhouseWith(100),
      '1 problem:\n  storeyPoints, alike: expected at most 99, found 100',
    ],
    ['a value against the rules', rowhouseWith(3), '(R5.3)'],
  ])('says what is wrong: %s', async (_, text, message) => {
    await expect(check('rowhouse', fileWith(text))).rejects.toThrow(message);
  });

  it('says that there is no such file', async () => {
    await expect(check('rowhouse', join(scratch, 'nowhere.json'))).rejects.toThrow('there is no file ');
    await expect(check('rowhouse', scratch)).rejects.toThrow('cannot be read');
  });
});

describe('use', () => {
  it('takes a file that fits, and goes back', async () => {
    const boxes = join(newFolder(), 'boxes');
    expect(useOwn(boxes, 'rowhouse')).toBe('Rowhouse is played with Skyline’s own values already.');
    expect(await use(boxes, 'rowhouse', fileWith(rowhouseWith(8)))).toBe(
      'The next npm start builds Skyline with the values of my-box.json, and Rowhouse is played with them.',
    );
    expect(readFileSync(join(boxes, 'rowhouse.json'), 'utf8')).toBe(rowhouseWith(8));
    expect(useOwn(boxes, 'rowhouse')).toBe(
      'The next npm start builds Skyline with its own values for Rowhouse again.',
    );
    expect(existsSync(join(boxes, 'rowhouse.json'))).toBe(false);
  });

  it('changes nothing if the file does not fit', async () => {
    const boxes = join(newFolder(), 'boxes');
    await expect(use(boxes, 'rowhouse', fileWith(rowhouseWith(3)))).rejects.toThrow('(R5.3)');
    expect(existsSync(boxes)).toBe(false);
    await use(boxes, 'rowhouse', fileWith(rowhouseWith(8)));
    for (const file of [fileWith('{'), fileWith(rowhouseWith(3)), join(scratch, 'nowhere.json')])
      await expect(use(boxes, 'rowhouse', file)).rejects.toThrow();
    expect(readFileSync(join(boxes, 'rowhouse.json'), 'utf8')).toBe(rowhouseWith(8));
  });
});

describe('npm run box', () => {
  const run = (...args: string[]) =>
    // What `npx tsx` does, in one process instead of two.
    spawnSync(process.execPath, [...OWN_V8_FLAGS, '--import', 'tsx', 'tools/box.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it('ends with 0 for a file that fits, 1 for one that does not, 2 for a command nobody knows', () => {
    const fits = run('check', 'rowhouse', fileWith(rowhouseWith(8)));
    expect([fits.status, fits.stderr]).toEqual([0, '']);
    expect(fits.stdout).toContain('fits rowhouse');
    const broken = run('check', 'rowhouse', fileWith(rowhouseWith(100)));
    expect([broken.status, broken.stdout]).toEqual([1, '']);
    expect(broken.stderr).toContain('storeyPoints, alike');
    for (const args of [[], ['polish'], ['check', 'chess', 'x.json'], ['check', 'rowhouse']]) {
      const { status, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('usage: npm run box');
    }
  });
});
