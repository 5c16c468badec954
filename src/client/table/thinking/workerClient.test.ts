import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerTask } from './tasks.ts';
import { type BotTask, botWorker, runInWorker } from './workerClient.ts';

interface Message {
  readonly id: number;
  readonly work: WorkerTask;
}

/** A worker that handles messages as the test says. */
class FakeWorker {
  static started: FakeWorker[] = [];
  static receive: (worker: FakeWorker, message: Message) => void = () => {};
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: Message): void {
    FakeWorker.receive(this, message);
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
  it('reply to each task in any order, and start only once', async () => {
    const received: Message[] = [];
    FakeWorker.receive = (_worker, message) => received.push(message);
    const think = botWorker();
    expect(FakeWorker.started).toEqual([]);
    const answers = [think(task), think({ ...task, seat: 1 })];
    for (const { id, work } of received.toReversed()) {
      const result = work.do === 'choose' && `seat ${work.task.seat}`;
      FakeWorker.started[0]?.onmessage({ data: { id, result } });
      FakeWorker.started[0]?.onmessage({ data: { id, done: true } });
    }
    expect(await Promise.all(answers)).toEqual(['seat 0', 'seat 1']);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('are replaced by a random legal answer when they fail, and restart', async () => {
    FakeWorker.receive = (worker) => worker.onerror();
    const think = botWorker();
    expect(task.legal).toContain(await think(task));
    await think(task);
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('are asked again when they take too long and nothing may stand in their place', async () => {
    FakeWorker.receive = () => {};
    const answer = botWorker()({ ...task, timeless: true });
    await vi.advanceTimersByTimeAsync(9_000);
    FakeWorker.receive = (worker, { id }) => worker.onmessage({ data: { id, result: 'thought out' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe('thought out');
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('are replaced by a random legal answer when they take too long', async () => {
    FakeWorker.receive = () => {};
    const answer = botWorker()(task);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task.legal).toContain(await answer);
  });
});

describe('a task in its own worker', () => {
  const work: WorkerTask = { do: 'advise', task: { game: 'rowhouse', seat: 0, view: {} } };

  it('reports its results, and ends the worker', async () => {
    const received: unknown[] = [];
    FakeWorker.receive = (worker, { id }) => {
      for (const result of [1, 2]) worker.onmessage({ data: { id, result } });
      worker.onmessage({ data: { id, done: true } });
    };
    await Promise.all(
      [1, 2].map(() => runInWorker(work, (result) => received.push(result), new AbortController().signal)),
    );
    expect(received).toEqual([1, 2, 1, 2]);
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('is cancelled with its worker', async () => {
    FakeWorker.receive = () => {};
    const stop = new AbortController();
    const running = runInWorker(work, () => {}, stop.signal);
    stop.abort();
    await expect(running).rejects.toThrow();
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true]);
  });

  it('fails if its worker fails', async () => {
    FakeWorker.receive = (worker) => worker.onerror();
    await expect(runInWorker(work, () => {}, new AbortController().signal)).rejects.toThrow('failed');
  });
});
