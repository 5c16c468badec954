/** Threads for bots: a queue with one place for each table. Where a bot gives no answer, a random one takes its place. */
import type { Worker } from 'node:worker_threads';
import { Rng } from '#kernel';
import type { BotTask } from '#table';
import { startThread } from '../startThread.ts';
import type { BotAnswer } from './botWorker.ts';
import type { TableBotTask } from './tablesContext.ts';
import type { TitlesData } from './titles.ts';

interface Waiting {
  readonly task: TableBotTask;
  resolve(answer: unknown): void;
}

export interface BotPoolOptions {
  /** How many may think at once. */
  readonly threads: number;
  /** How long one may think, in milliseconds. */
  readonly limit: number;
  /** What its threads are started with. */
  readonly titles: TitlesData;
  /** Called with the reason when a bot gave no answer, and a random one was taken. */
  readonly onFailure: (why: string) => void;
}

export class BotPool {
  private readonly options: BotPoolOptions;
  /** By table, in order of arrival. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  constructor(options: BotPoolOptions) {
    this.options = options;
  }

  /** The bot's answer. A newer task of the same table takes an older one's place, which nobody needs any more. */
  readonly choose = (task: TableBotTask): Promise<unknown> =>
    new Promise((resolve) => {
      const older = this.waiting.get(task.table);
      older?.resolve(byChance(older.task));
      this.waiting.set(task.table, { task, resolve });
      this.assign();
    });

  async close(): Promise<void> {
    this.waiting.clear();
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private assign(): void {
    for (const [table, next] of this.waiting) {
      const worker = this.idle.pop() ?? this.start();
      if (!worker) return;
      this.waiting.delete(table);
      this.give(worker, next);
    }
  }

  private start(): Worker | undefined {
    if (this.all.size >= this.options.threads) return undefined;
    const worker = startThread('bot', this.options.titles);
    this.all.add(worker);
    // After an error the thread ends, which is handled below.
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.all.delete(worker);
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
      this.assign();
    });
    return worker;
  }

  /** Waits until the bot answers, its thread ends, or its time is up. */
  private give(worker: Worker, { task, resolve }: Waiting): void {
    const { table: _, ...known } = task;
    const finish = (answer: BotAnswer) => {
      clearTimeout(tooLong);
      worker.removeAllListeners('message');
      worker.off('error', fail);
      worker.off('exit', ended);
      if (typeof answer === 'string') this.options.onFailure(answer);
      resolve(typeof answer === 'string' ? byChance(task) : task.legal[answer]);
    };
    const fail = (error: Error) => finish(String(error));
    const ended = () => finish('its thread has ended');
    const tooLong = setTimeout(() => {
      finish('it took too long');
      void worker.terminate();
    }, this.options.limit);
    worker.once('error', fail);
    worker.once('exit', ended);
    worker.once('message', (answer: BotAnswer) => {
      finish(answer);
      this.idle.push(worker);
      this.assign();
    });
    worker.postMessage(known satisfies BotTask);
  }
}

/** Any legal answer. */
function byChance({ legal, seed }: BotTask): unknown {
  return Rng.fromSeed(seed, 'any').pick(legal);
}
