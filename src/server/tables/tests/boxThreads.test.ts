import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { type Box, fingerprintOf } from '#kernel';
import { BoxThreads } from '../boxThreads.ts';
import type { Apart } from '../tablesContext.ts';
import type { TablesThread } from '../tablesThread.ts';

/** Only what BoxThreads looks at. */
class Fake {
  isOn = false;
  isNeeded = true;
  used = 0;
  starts = 0;
  readonly apart: Apart;

  constructor(apart: Apart) {
    this.apart = apart;
  }

  start(): void {
    this.isOn = true;
    this.isNeeded = true;
    this.starts += 1;
  }

  async stop(): Promise<void> {
    this.isOn = false;
  }
}

const asked = new Set<unknown>();
const boxes = new Map<string, Box>();
let threads: BoxThreads;
beforeEach(() => {
  vi.useFakeTimers();
  asked.clear();
  boxes.clear();
  threads = new BoxThreads({
    store: { box: async (fingerprint) => boxes.get(fingerprint) },
    newThread: (_box, apart) => new Fake(apart) as unknown as TablesThread,
    isAsked: (thread) => asked.has(thread),
  });
});
afterEach(() => {
  threads.close();
  vi.useRealTimers();
});

/** The thread for Rowhouse with storeys of different worth. */
async function threadFor(alike: number): Promise<Fake & TablesThread> {
  const { game } = await loadTitle('rowhouse');
  const storeyPoints = { source: 'printed' as const, value: { alike, different: 4, mixed: 2 } };
  const box = { game: 'rowhouse', values: { ...game.box.values, storeyPoints } };
  boxes.set(fingerprintOf(box), box);
  const thread = await threads.of('rowhouse', fingerprintOf(box));
  if (!thread) throw new Error('these values are known');
  return thread as Fake & TablesThread;
}

/** As many as may run, each unused for longer than the next. */
async function full(): Promise<(Fake & TablesThread)[]> {
  const all = await Promise.all([11, 12, 13, 14].map(threadFor));
  for (const [i, thread] of all.entries()) {
    thread.used = i;
    expect(threads.place(thread)).toBe(true);
  }
  return all;
}

describe('threads for other values', () => {
  it('are found by fingerprint, one for each, and not for values that cannot be played with', async () => {
    const [one, again, two] = [await threadFor(7), await threadFor(7), await threadFor(8)];
    expect(one).toBe(again);
    expect(one).not.toBe(two);
    const { game } = await loadTitle('rowhouse');
    expect(one.apart).toEqual({ game: 'rowhouse', boxOfNew: fingerprintOf(game.box) });
    await expect(threadFor(3)).rejects.toThrow('known');
    expect(await threads.of('rowhouse', 'f'.repeat(16))).toBeUndefined();
    expect(await threads.of('chess', fingerprintOf(game.box))).toBeUndefined();
  });

  it('make room for another when no table needs them, the longest unused first', async () => {
    const [first, second, third] = await full();
    const more = await threadFor(15);
    for (const thread of [second, third]) if (thread) thread.isNeeded = false;
    expect(threads.place(more)).toBe(true);
    expect([first?.isOn, second?.isOn, third?.isOn, more.isOn]).toEqual([true, false, true, true]);
    vi.advanceTimersByTime(60_000);
    expect(second?.isOn).toBe(false);
  });

  it('wait for a place when only tables want to go on by themselves', async () => {
    const [, second] = await full();
    const more = await threadFor(15);
    expect(threads.place(more)).toBe(true);
    expect(more.isOn).toBe(false);
    if (second) second.isNeeded = false;
    vi.advanceTimersByTime(10_000);
    expect([second?.isOn, more.isOn]).toEqual([false, true]);
  });

  it('give way to one that somebody asks, and come back for their tables', async () => {
    const [first, second] = await full();
    const more = await threadFor(15);
    for (const thread of [first, more]) asked.add(thread);
    expect(threads.place(more)).toBe(true);
    expect([first?.isOn, second?.isOn, more.isOn]).toEqual([true, false, true]);
    asked.clear();
    more.isNeeded = false;
    vi.advanceTimersByTime(10_000);
    expect([second?.isOn, second?.starts, more.isOn]).toEqual([true, 2, false]);
  });

  it('do not start while all others are asked, nor once the server goes down', async () => {
    for (const thread of await full()) asked.add(thread);
    const more = await threadFor(15);
    asked.add(more);
    expect(threads.place(more)).toBe(false);
    asked.clear();
    threads.close();
    expect(threads.place(more)).toBe(false);
    expect(more.isOn).toBe(false);
  });
});
