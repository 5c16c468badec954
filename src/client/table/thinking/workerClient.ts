/** The page's side of the worker: a task in, results out. */
import { Rng, type Seat } from '#kernel';
import type { Level } from '#table';
import { chosenBox } from '../titles/titles.ts';
import type { ResultOf, WorkerTask } from './tasks.ts';
import workerAddress from './worker.ts?sharing';

/** What a bot gets. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly seed: string;
  /** Whether it thinks without a clock: then it answers the same on every device, and nothing else may stand in its place. */
  readonly timeless?: boolean;
}

/** Chooses an answer for a bot. */
export type Think = (task: BotTask) => Promise<unknown>;

/** After this many milliseconds a random answer is played. */
const TIMEOUT = 10_000;

/** A reply of the worker: a result, or that it is done. */
type WorkerReply = { readonly id: number } & ({ readonly result: unknown } | { readonly done: true });

/** Runs bots in their own worker, which starts with the first task. */
export function botWorker(): Think {
  const waiting = new Map<number, (action: unknown) => void>();
  let worker: Worker | undefined;
  let last = 0;
  function start(): Worker {
    return newWorker((reply) => {
      if ('result' in reply) waiting.get(reply.id)?.(reply.result);
    });
  }
  return (task) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const id = ++last;
      const settle = (action: unknown) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(action);
      };
      // A bot that fails or takes too long is replaced, so that the game never stops; one without a clock is asked again.
      const giveUp = () => {
        worker?.terminate();
        worker = undefined;
        if (task.timeless) ask();
        else settle(Rng.fromSeed(task.seed).pick(task.legal));
      };
      const ask = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, TIMEOUT);
        worker ??= start();
        if (!task.timeless) worker.onerror = giveUp;
        worker.postMessage({
          id,
          work: { do: 'choose', task } satisfies WorkerTask,
          box: chosenBox(task.game),
        });
      };
      waiting.set(id, settle);
      ask();
    });
}

/** Runs one task in its own worker, so that no bot waits for it; the signal cancels it at any time. */
export function runInWorker<W extends WorkerTask>(
  work: W,
  receive: (result: ResultOf<W>) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    const worker = newWorker((reply) => {
      // Nothing says at run time what the worker found; it does only what it was asked to.
      if ('result' in reply) receive(reply.result as ResultOf<W>);
      else end(resolve);
    });
    worker.onerror = () => end(() => reject(new Error('the worker has failed')));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.postMessage({ id: 0, work, box: chosenBox(gameOf(work)) });
  });
}

function gameOf({ task }: WorkerTask): string {
  return 'record' in task ? task.record.game : task.game;
}

function newWorker(receive: (reply: WorkerReply) => void): Worker {
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => receive(data);
  return worker;
}
