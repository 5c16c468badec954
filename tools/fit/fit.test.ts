/** Runs the program as a user would. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OWN_V8_FLAGS } from '../v8Flags.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fit(...args: string[]) {
  // What `npx tsx` does, in one process instead of two.
  return spawnSync(process.execPath, [...OWN_V8_FLAGS, '--import', 'tsx', 'tools/fit.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

/** All files below a folder, by name. */
function filesIn(name: string): Record<string, string> {
  const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}

describe('npm run fit', () => {
  it('writes the same files twice, whatever the number of jobs, and keeps other seat counts', () => {
    const common = ['rowhouse', '--games', '16', '--bot', 'level2,search:20it'];
    const one = fit(...common, '--seats', '2', '--out', join(folder, 'one'));
    expect(one.stderr + one.stdout).toContain('fitted');
    expect(one.status).toBe(0);
    expect(fit(...common, '--seats', '2', '--jobs', '2', '--out', join(folder, 'two')).status).toBe(0);
    const files = filesIn('one');
    expect(Object.keys(files).sort()).toEqual([
      'fit.md',
      'fitted.json',
      'rowhouse-calibration.svg',
      'rowhouse.json',
    ]);
    expect(filesIn('two')).toEqual(files);
    expect(fit(...common, '--seats', '3', '--out', join(folder, 'one')).status).toBe(0);
    const [before, after] = [files, filesIn('one')].map((all) => JSON.parse(all['fitted.json'] ?? ''));
    expect(Object.keys(after.calibration)).toEqual(['2', '3']);
    expect(after.calibration[2]).toEqual(before.calibration[2]);
    expect(after.origin[3]).toMatchObject({
      command: 'npm run fit -- rowhouse --seats 3 --games 16 --bot level2,search:20it',
      games: 16,
    });
  });

  it.each([
    [['rowhouse', '--bot', 'search:20ms'], 'a bot with a clock: search:20ms'],
    [['rowhouse', '--bot', 'genius'], 'no such bot: genius'],
  ])('rejects %j with a clear message', (args, message) => {
    const { status, stderr } = fit(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
