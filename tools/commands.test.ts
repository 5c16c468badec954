/** Runs the command-line tools as a user would. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KeptDeals } from './arena/kept.ts';
import type { Match } from './arena/worker.ts';
import { spread, textTable } from './table.ts';
import { OWN_V8_FLAGS } from './v8Flags.ts';

const ROOT = join(import.meta.dirname, '..');

function run(tool: string, ...args: string[]) {
  // What `npx tsx` does, in one process instead of two.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...OWN_V8_FLAGS, '--import', 'tsx', `tools/${tool}.ts`, ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

const winsIn = ({ players }: { players: { wins: number }[] }) =>
  players.reduce((sum, { wins }) => sum + wins, 0);

describe('simulate', () => {
  it('prints a summary as JSON', () => {
    const { status, stdout } = run('simulate', 'rowhouse', '--seats', '3', '--games', '5', '--json');
    expect(status).toBe(0);
    const summary = JSON.parse(stdout);
    expect(summary).toMatchObject({ game: 'rowhouse', seats: 3, games: 5, bot: 'random' });
    expect(summary.lengths.length).toBe(5);
    expect(winsIn(summary)).toBeCloseTo(5, 10);
  });

  it('counts a win of an automaton for the automaton', () => {
    const { stdout } = run('simulate', 'flatiron', '--seats', '1', '--games', '4', '--json');
    const summary = JSON.parse(stdout);
    expect(summary.players.map(({ player }: { player: string }) => player)).toEqual(['seat 1', 'Daniel']);
    expect(summary.players[0].wins).toBe(summary.endings.danielBeaten ?? 0);
    expect(summary.players[1].wins).toBe(summary.endings.danielWins);
    expect(winsIn(summary)).toBe(4);
  });

  it('prints lengths, points by seat and part, and endings', () => {
    const { stdout } = run('simulate', 'rowhouse', '--games', '3', '--bot', 'greedy');
    expect(stdout).toContain('rowhouse, 2 seats, 3 games of greedy bots');
    for (const heading of ['actions a game', 'points', 'Storeys', 'Bonus points', 'ending'])
      expect(stdout).toContain(heading);
  });

  it.each([
    [['chess'], 'no such game'],
    [['rowhouse', '--seats', 'two'], 'not a whole number: two'],
    [['rowhouse', '--bot', 'genius'], 'no such bot: genius'],
    [['rowhouse', '--options', '{'], 'not JSON: {'],
    [['rowhouse', '--seats', '9'], 'refused by K2: wrongSeatCount'],
    [['rowhouse', '--speed', '9'], '--speed'],
  ])('rejects %j with a clear message', (args, message) => {
    const { status, stderr } = run('simulate', ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: ');
    expect(stderr).not.toContain('    at ');
  });
});

describe('arena', () => {
  it('prints a share with its interval', () => {
    const { status, stdout } = run(
      'arena',
      'rowhouse',
      '--a',
      'greedy',
      '--b',
      'random',
      '--games',
      '10',
      '--json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      games: 10,
      share: expect.any(Number),
      margin: expect.any(Number),
    });
  });

  it('goes on where a contest was stopped', () => {
    const kept = join(mkdtempSync(join(tmpdir(), 'arena-')), 'deals.jsonl');
    const play = (games: string) =>
      run('arena', ...`rowhouse --a greedy --b random --games ${games} --keep ${kept} --json`.split(' '));
    expect(play('4').status).toBe(0);
    const firstDeals = readFileSync(kept, 'utf8');
    expect(JSON.parse(play('6').stdout)).toMatchObject({ games: 6, deals: 3 });
    expect(readFileSync(kept, 'utf8').startsWith(firstDeals)).toBe(true);
  });

  it('takes deals of other sources only if the first comes out the same', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'deals.jsonl');
    const match = { game: 'rowhouse', options: {}, seats: 1, a: 'greedy', b: 'greedy' };
    const game = { seat: 0, win: 1, otherWin: 0, points: [20, 0], actions: 9, ending: 'end' } as const;
    const dealt = (deal: number, actions = 9) => ({ deal, games: [{ ...game, actions }], a: [1], b: [] });
    const written = [{ match, sources: 'others' }, dealt(0), dealt(1)];
    const openWith = (play: (deal: number) => ReturnType<typeof dealt>, of: Match = match) => {
      writeFileSync(file, written.map((line) => JSON.stringify(line)).join('\n'));
      return KeptDeals.open(file, of, async (deal) => play(deal));
    };
    expect((await openWith((deal) => dealt(deal))).deals).toEqual([dealt(0), dealt(1)]);
    expect((await openWith((deal) => dealt(deal, 10))).deals).toEqual([]);
    expect((await openWith((deal) => dealt(deal), { ...match, b: 'random' })).deals).toEqual([]);
  });

  it('lets bots of another revision play, and refuses a revision that does not exist', () => {
    const against = (b: string) =>
      run('arena', 'rowhouse', '--a', 'greedy', '--b', b, '--games', '4', '--json');
    const { status, stdout } = against('greedy@HEAD');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 4, match: { b: 'greedy@HEAD' } });
    expect(against('greedy@noSuchRevision')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no such bot: greedy@noSuchRevision'),
    });
  });
});

describe('usage', () => {
  it('writes a page and a chart, the same with two processes as with one', () => {
    const [one, two] = ['1', '2'].map((jobs) => {
      const out = mkdtempSync(join(tmpdir(), 'usage-'));
      const words = `rowhouse --games 5 --bot level3 --seed 3 --jobs ${jobs} --out ${out}`;
      expect(run('usage', ...words.split(' ')).status).toBe(0);
      return ['md', 'svg'].map((kind) => readFileSync(join(out, `rowhouse.${kind}`), 'utf8'));
    });
    expect(one?.[0]).toContain('tools/usage.ts rowhouse --games 5 --bot level3 --seats 2 --seed 3');
    expect(one?.[1]).toContain('rowhouse, 2 seats, 5 games of level3');
    expect(two).toEqual(one);
  });
});

describe('tables', () => {
  it('align words to the left and numbers to the right', () => {
    expect(
      textTable(
        ['name', 'points'],
        [
          ['Ana', 7],
          ['Ben', 12],
        ],
      ),
    ).toBe(['name  points', '----  ------', 'Ana        7', 'Ben       12'].join('\n'));
    expect(spread([1, 2, 6])).toEqual(['3.0', '1', '6']);
  });
});
