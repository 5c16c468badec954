import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newWorkSign, readWork, StuckTables, showingWork, Watchdog } from '../watchdog.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a sign of work', () => {
  it('shows what is worked on, while it is', () => {
    const sign = newWorkSign();
    const working = showingWork(sign);
    expect(readWork(sign)).toBeUndefined();
    const seen = working(7, 'table1', () => readWork(sign));
    expect(seen).toMatchObject({ call: 7, table: 'table1' });
    expect(working(8, 'x', () => readWork(sign))?.turn).not.toBe(seen?.turn);
    expect(readWork(sign)).toBeUndefined();
  });

  it('ends when the work fails', () => {
    const sign = newWorkSign();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => showingWork(sign)(1, 't', fail)).toThrow('no');
    expect(readWork(sign)).toBeUndefined();
  });
});

describe('a watchdog', () => {
  it('barks once at work that takes too long, and not at much work', () => {
    const stuck: string[] = [];
    const dog = new Watchdog(1000, (call, table) => stuck.push(`${call} ${table}`));
    const sign = newWorkSign();
    const working = showingWork(sign);
    dog.observe(sign);
    for (let n = 0; n < 20; n++) working(n, 'busy', () => vi.advanceTimersByTime(200));
    expect(stuck).toEqual([]);
    working(99, 'slow', () => vi.advanceTimersByTime(5000));
    expect(stuck).toEqual(['99 slow']);
    dog.stop();
  });
});

describe('a table that stops the thread', () => {
  it('is left alone longer every time, and then shut for a while', () => {
    const tables = new StuckTables();
    tables.note('t', 0);
    expect(tables.resting()).toEqual({ t: 5000 });
    expect(tables.isShut('t')).toBe(false);
    const now = Date.now();
    tables.note('t', now);
    tables.note('t', now);
    expect(tables.resting()).toEqual({ t: now + 20_000 });
    expect(tables.isShut('t')).toBe(true);
    expect(tables.isShut('other')).toBe(false);
    vi.advanceTimersByTime(21_000);
    expect(tables.isShut('t')).toBe(false);
  });

  it('does not make threads start over and over', () => {
    const tables = new StuckTables();
    expect([1, 2, 3, 4].map(() => tables.waitAfter(50))).toEqual([0, 100, 200, 400]);
    for (let n = 0; n < 20; n++) tables.waitAfter(50);
    expect(tables.waitAfter(50)).toBe(5000);
    expect(tables.waitAfter(60_000)).toBe(0);
  });
});
