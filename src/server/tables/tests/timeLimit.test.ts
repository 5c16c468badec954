import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '#kernel';
import { StuckTables, TimeLimit } from '../timeLimit.ts';

const LIMIT = 60;

/** Stuck tables are noted here. */
const stuck: string[] = [];
const limited = () => new TimeLimit(LIMIT, (table) => stuck.push(table));

/** Rules that never end; nothing they do against it helps. */
function endless(): never {
  for (;;)
    try {
      for (;;);
    } finally {
      endless();
    }
}

beforeEach(() => {
  stuck.length = 0;
});

describe('rules under a time limit', () => {
  it('give what they give, and throw what they throw', async () => {
    const { run } = limited();
    const fail = () => {
      throw new Error('no');
    };
    const [one, two, three] = [run('a', () => 1), run('b', fail), run('c', () => 3)];
    expect(await one).toBe(1);
    await expect(two).rejects.toThrow('no');
    expect(await three).toBe(3);
    expect(stuck).toEqual([]);
  });

  it('run at the end of the turn, all that wait together', async () => {
    const { run } = limited();
    const ran: string[] = [];
    const both = [run('a', () => ran.push('a')), run('b', () => ran.push('b'))];
    expect(ran).toEqual([]);
    setImmediate(() => ran.push('after'));
    await Promise.all(both);
    expect(ran).toEqual(['a', 'b']);
  });

  it('[T21] are stopped when they do not come back, and nobody else is', async () => {
    const { run, restUntil } = limited();
    const begun = performance.now();
    const [before, guilty, after] = [run('a', () => 1), run('b', endless), run('c', () => 3)];
    await expect(guilty).rejects.toMatchObject({ reason: { rule: 'T21', code: 'tooSlow' } });
    await expect(guilty).rejects.toBeInstanceOf(Refused);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(LIMIT - 1);
    expect([await before, await after]).toEqual([1, 3]);
    expect(stuck).toEqual(['b']);
    expect(restUntil('b')).toBeGreaterThan(Date.now());
    expect(restUntil('a')).toBe(0);
    expect(await run('b', () => 'again')).toBe('again');
  });

  it('[T21] run no more for a table that was stopped three times', async () => {
    const { run } = limited();
    for (let n = 0; n < 3; n++) await expect(run('b', endless)).rejects.toThrow();
    await expect(run('b', () => 1)).rejects.toMatchObject({ reason: { code: 'tooSlow' } });
    expect(await run('a', () => 1)).toBe(1);
  });
});

describe('a table whose rules were stopped', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is left alone longer every time, and then shut for a while', () => {
    const tables = new StuckTables();
    tables.note('t', 0);
    expect(tables.restUntil('t')).toBe(5000);
    expect(tables.isShut('t')).toBe(false);
    const now = Date.now();
    tables.note('t', now);
    tables.note('t', now);
    expect(tables.restUntil('t')).toBe(now + 20_000);
    expect(tables.isShut('t')).toBe(true);
    expect(tables.isShut('other')).toBe(false);
    vi.advanceTimersByTime(21_000);
    expect(tables.isShut('t')).toBe(false);
  });
});
