/** Distributes deals among processes until enough are played or the sequential test has decided. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freezePositions } from '#kernel';
import { type DealResult, type Match, playTimed } from './worker.ts';

/** What to play. */
export interface Run {
  readonly match: Match;
  readonly deals: number;
  /** The first deal; use other deals for tuning than for reporting. */
  readonly from: number;
  /** Deals of these that were played before. */
  readonly kept: readonly DealResult[];
  /** The number of processes; with one, this process plays itself. */
  readonly processes: number;
  /** Called after each deal with its result and all so far; returning true ends the run. */
  onDeal(dealt: DealResult, all: readonly DealResult[]): boolean;
}

/** Plays all deals and returns the results in order. */
export async function playAll(run: Run): Promise<DealResult[]> {
  const done = run.processes > 1 ? await playShared(run) : await playHere(run);
  return done.sort((one, two) => one.deal - two.deal);
}

async function playHere(run: Run): Promise<DealResult[]> {
  freezePositions(false);
  const { done, toPlay } = begun(run);
  for (const deal of toPlay) {
    const dealt = await playTimed(run.match, deal);
    done.push(dealt);
    if (run.onDeal(dealt, done)) break;
  }
  return done;
}

/** The deals played before, and those that are missing. */
function begun({ deals, from, kept }: Run): { done: DealResult[]; toPlay: number[] } {
  const wanted = Array.from({ length: deals }, (_, n) => from + n);
  const done = kept.filter(({ deal }) => wanted.includes(deal));
  return { done, toPlay: wanted.filter((deal) => !done.some((played) => played.deal === deal)) };
}

function playShared(run: Run): Promise<DealResult[]> {
  const { match, processes, onDeal } = run;
  const { done, toPlay } = begun(run);
  let decided = false;
  const runProcess = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'worker.ts'));
      const sendNext = () => {
        const deal = decided ? undefined : toPlay.shift();
        if (deal === undefined) child.disconnect();
        else child.send({ match, deal });
      };
      child.on('message', (dealt: DealResult) => {
        done.push(dealt);
        if (onDeal(dealt, done)) decided = true;
        sendNext();
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error('a process of the arena failed')),
      );
      sendNext();
    });
  return Promise.all(Array.from({ length: processes }, runProcess)).then(() => done);
}
