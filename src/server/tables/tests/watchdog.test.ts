import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beating, newBeat, readBeat } from '../beat.ts';
import { Troubles } from '../troubles.ts';
import { Watchdog } from '../watchdog.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a beat', () => {
  it('says what is worked on, while it is', () => {
    const beat = newBeat();
    const working = beating(beat);
    expect(readBeat(beat)).toBeUndefined();
    const seen = working(7, 'table1', () => readBeat(beat));
    expect(seen).toMatchObject({ call: 7, table: 'table1' });
    expect(working(8, 'x', () => readBeat(beat))?.turn).not.toBe(seen?.turn);
    expect(readBeat(beat)).toBeUndefined();
  });

  it('ends when the work fails', () => {
    const beat = newBeat();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => beating(beat)(1, 't', fail)).toThrow('no');
    expect(readBeat(beat)).toBeUndefined();
  });
});

describe('a watchdog', () => {
  it('barks once at work that takes too long, and not at much work', () => {
    const stuck: string[] = [];
    const dog = new Watchdog(1000, (call, table) => stuck.push(`${call} ${table}`));
    const beat = newBeat();
    const working = beating(beat);
    dog.watch(beat);
    for (let n = 0; n < 20; n++) working(n, 'busy', () => vi.advanceTimersByTime(200));
    expect(stuck).toEqual([]);
    working(99, 'slow', () => vi.advanceTimersByTime(5000));
    expect(stuck).toEqual(['99 slow']);
    dog.stop();
  });
});

describe('a table that stops the thread', () => {
  it('is left alone longer every time, and then shut for a while', () => {
    const troubles = new Troubles();
    troubles.note('t', 0);
    expect(troubles.resting()).toEqual({ t: 5000 });
    expect(troubles.isShut('t')).toBe(false);
    const now = Date.now();
    troubles.note('t', now);
    troubles.note('t', now);
    expect(troubles.resting()).toEqual({ t: now + 20_000 });
    expect(troubles.isShut('t')).toBe(true);
    expect(troubles.isShut('other')).toBe(false);
    vi.advanceTimersByTime(21_000);
    expect(troubles.isShut('t')).toBe(false);
  });

  it('does not make threads start over and over', () => {
    const troubles = new Troubles();
    expect([1, 2, 3, 4].map(() => troubles.waitAfter(50))).toEqual([0, 100, 200, 400]);
    for (let n = 0; n < 20; n++) troubles.waitAfter(50);
    expect(troubles.waitAfter(50)).toBe(5000);
    expect(troubles.waitAfter(60_000)).toBe(0);
  });
});
