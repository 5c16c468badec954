import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotTask } from '#table';
import type { Work } from './tasks.ts';
import { thinker, thought } from './workerClient.ts';

interface Message {
  readonly number: number;
  readonly work: Work;
}

/** A worker that does what the test says with its messages. */
class FakeWorker {
  static started: FakeWorker[] = [];
  static hear: (worker: FakeWorker, message: Message) => void = () => {};
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: Message): void {
    FakeWorker.hear(this, message);
  }

  terminate(): void {
    this.ended = true;
  }
}

const task: BotTask = {
  game: 'rowhouse',
  level: 'level3',
  seat: 0,
  view: {},
  legal: ['a', 'b', 'c'],
  seed: '0'.repeat(32),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('bots in a worker', () => {
  it('answer each task, whatever the order, and start once', async () => {
    const heard: Message[] = [];
    FakeWorker.hear = (_worker, message) => heard.push(message);
    const think = thinker();
    expect(FakeWorker.started).toEqual([]);
    const answers = [think(task), think({ ...task, seat: 1 })];
    for (const { number, work } of heard.toReversed()) {
      const told = work.do === 'choose' && `seat ${work.task.seat}`;
      FakeWorker.started[0]?.onmessage({ data: { number, told } });
      FakeWorker.started[0]?.onmessage({ data: { number, done: true } });
    }
    expect(await Promise.all(answers)).toEqual(['seat 0', 'seat 1']);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('are replaced by any legal answer when they fail, and start anew', async () => {
    FakeWorker.hear = (worker) => worker.onerror();
    const think = thinker();
    expect(task.legal).toContain(await think(task));
    await think(task);
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('are replaced by any legal answer when they take too long', async () => {
    FakeWorker.hear = () => {};
    const answer = thinker()(task);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task.legal).toContain(await answer);
  });
});

describe('a piece of work', () => {
  const work: Work = { do: 'advise', task: { game: 'rowhouse', seat: 0, seats: 2, view: {} } };

  it('has a worker of its own, tells what it finds, and ends with it', async () => {
    const heard: unknown[] = [];
    FakeWorker.hear = (worker, { number }) => {
      for (const told of [1, 2]) worker.onmessage({ data: { number, told } });
      worker.onmessage({ data: { number, done: true } });
    };
    await Promise.all(
      [1, 2].map(() => thought(work, (told) => heard.push(told), new AbortController().signal)),
    );
    expect(heard).toEqual([1, 2, 1, 2]);
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('is given up with its worker when it is no longer wanted', async () => {
    FakeWorker.hear = () => {};
    const stop = new AbortController();
    const given = thought(work, () => {}, stop.signal);
    stop.abort();
    await expect(given).rejects.toThrow();
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true]);
  });

  it('fails with its worker', async () => {
    FakeWorker.hear = (worker) => worker.onerror();
    await expect(thought(work, () => {}, new AbortController().signal)).rejects.toThrow('failed');
  });
});
