/** Thinking as the page knows it: a task in, an answer out, some time later. */
import { Rng } from '#kernel';
import type { BotTask } from '#table';
import type { Work } from './tasks.ts';

export type Think = (task: BotTask) => Promise<unknown>;

/** Longer than this, in milliseconds, and any answer will do. */
const PATIENCE = 10_000;

/** What the worker says: something it found, or that it has found all. */
type Told = { readonly number: number } & ({ readonly told: unknown } | { readonly done: true });

/** Bots in a worker of their own, which starts with the first task. */
export function thinker(): Think {
  const waiting = new Map<number, (action: unknown) => void>();
  let worker: Worker | undefined;
  let last = 0;
  function start(): Worker {
    return newWorker((said) => {
      if ('told' in said) waiting.get(said.number)?.(said.told);
    });
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
      worker?.postMessage({ number, work: { do: 'choose', task } satisfies Work });
    });
  };
}

/** One piece of work in a worker of its own, so that no bot waits for it; it ends with the signal, whatever it is at. */
export function thought(work: Work, hear: (told: unknown) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    const worker = newWorker((said) => ('told' in said ? hear(said.told) : end(resolve)));
    worker.onerror = () => end(() => reject(new Error('the worker has failed')));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.postMessage({ number: 0, work });
  });
}

function newWorker(hear: (said: Told) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return worker;
}
