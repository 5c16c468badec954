import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BotTask, thinker } from './thinker.ts';

interface Message {
  readonly number: number;
  readonly task: BotTask;
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
    for (const { number, task: told } of heard.toReversed())
      FakeWorker.started[0]?.onmessage({ data: { number, action: `seat ${told.seat}` } });
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
