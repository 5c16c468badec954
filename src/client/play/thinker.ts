/** Bots as the page knows them: a task in, an answer out, some time later. */
import { Rng, type Seat } from '#kernel';
import type { Level } from '#table';

/** All that a bot is told. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly seed: string;
}

export type Think = (task: BotTask) => Promise<unknown>;

/** Longer than this, in milliseconds, and any answer will do. */
const PATIENCE = 10_000;

/** Bots in a worker of their own, which starts with the first task. */
export function thinker(): Think {
  const waiting = new Map<number, (action: unknown) => void>();
  let worker: Worker | undefined;
  let last = 0;
  function start(): Worker {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<{ number: number; action: unknown }>) =>
      waiting.get(data.number)?.(data.action);
    return started;
  }
  return (task) => {
    worker ??= start();
    const number = ++last;
    return new Promise((resolve) => {
      const settle = (action: unknown) => {
        clearTimeout(timer);
        waiting.delete(number);
        resolve(action);
      };
      // A bot that fails or takes too long is replaced, so that the game always goes on.
      const giveUp = () => {
        worker?.terminate();
        worker = undefined;
        settle(Rng.fromSeed(task.seed).pick(task.legal));
      };
      const timer = setTimeout(giveUp, PATIENCE);
      waiting.set(number, settle);
      if (worker) worker.onerror = giveUp;
      worker?.postMessage({ number, task });
    });
  };
}
