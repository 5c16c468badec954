/** Long work in short slices, one piece of work at a time: other requests wait milliseconds, not seconds. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { refusedByTable } from '#table';

/** Works this long, then rests as long, in milliseconds: at most half of the thread. */
const SLICE = 5;

/** All the working time one request may take, in milliseconds. */
const MOST = 10_000;

export class TimeSlices {
  private last: Promise<unknown> = Promise.resolve();
  private readonly most: number;

  constructor(most = MOST) {
    this.most = most;
  }

  /** Does every step of the work; gives what it returns. T21 when it takes too long altogether. */
  run<T>(work: () => Generator<void, T>): Promise<T> {
    const start = () => runSlowly(work(), this.most);
    const mine = this.last.then(start, start);
    this.last = mine;
    return mine;
  }
}

async function runSlowly<T>(steps: Generator<void, T>, most: number): Promise<T> {
  let worked = 0;
  for (;;) {
    const began = performance.now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() - began < SLICE);
    worked += performance.now() - began;
    if (worked > most) throw refusedByTable('tooSlow');
    await wait(SLICE);
  }
}
