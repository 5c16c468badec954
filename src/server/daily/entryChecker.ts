/** Has games of the day played again in a thread of their own: no table and no request waits for that. */
import type { Worker } from 'node:worker_threads';
import { Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { startThread } from '../startThread.ts';
import type { TitlesData } from '../tables/titles.ts';
import type { CheckEntry, Checked } from './checkEntry.ts';
import type { CheckAnswer, CheckTask } from './checkWorker.ts';

/** So many wait at most; whoever comes then is asked to come again. */
const MOST_WAITING = 500;

interface Waiting {
  readonly task: CheckTask;
  resolve(checked: Checked): void;
  reject(error: Error): void;
}

export interface EntryCheckerOptions {
  /** How long one game may take, in milliseconds. */
  readonly limit: number;
  /** What the thread is started with. */
  readonly titles: TitlesData;
  readonly logError: (what: string, error: string) => void;
}

export class EntryChecker {
  readonly #options: EntryCheckerOptions;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #isBusy = false;

  constructor(options: EntryCheckerOptions) {
    this.#options = options;
  }

  /** Resolves with what counts; refuses what does not, and with P8 where too many wait. */
  readonly check: CheckEntry = (deal, handedIn) =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length >= MOST_WAITING) return reject(refusedAtDoor('notNow'));
      this.#waiting.push({ task: { deal, handedIn }, resolve, reject });
      this.#next();
    });

  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(refusedAtDoor('notNow'));
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#isBusy) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#isBusy = true;
    const worker = this.#worker ?? this.#start();
    const settle = (say: () => void) => {
      clearTimeout(tooLong);
      worker.off('message', answered);
      worker.off('exit', ended);
      this.#isBusy = false;
      say();
      this.#next();
    };
    const answered = (answer: CheckAnswer) =>
      settle(() =>
        'checked' in answer ? next.resolve(answer.checked) : next.reject(new Refused(answer.reason)),
      );
    const ended = () => settle(() => next.reject(refusedAtDoor('failed')));
    const tooLong = setTimeout(() => {
      this.#options.logError('a game of the day', 'it took too long to play it again');
      void worker.terminate();
    }, this.#options.limit);
    worker.on('message', answered);
    worker.once('exit', ended);
    worker.postMessage(next.task);
  }

  #start(): Worker {
    const worker = startThread('daily', this.#options.titles);
    this.#worker = worker;
    worker.on('error', (error) => this.#options.logError('a game of the day', String(error)));
    // Before whoever waits for an answer hears of it, so that the next one gets a new thread.
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
