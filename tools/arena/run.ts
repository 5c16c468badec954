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
  /** The number of processes; with one, this process plays itself. */
  readonly processes: number;
  /** Called after each deal with all results so far; returning true ends the run. */
  onDeal(dealt: readonly DealResult[]): boolean;
}

/** Plays all deals and returns the results in order. */
export async function playAll(run: Run): Promise<DealResult[]> {
  const done = run.processes > 1 ? await playShared(run) : await playHere(run);
  return done.sort((one, two) => one.deal - two.deal);
}

async function playHere({ match, deals, from, onDeal }: Run): Promise<DealResult[]> {
  freezePositions(false);
  const done: DealResult[] = [];
  for (let deal = from; deal < from + deals; deal++) {
    done.push(await playTimed(match, deal));
    if (onDeal(done)) break;
  }
  return done;
}

function playShared({ match, deals, from, processes, onDeal }: Run): Promise<DealResult[]> {
  const done: DealResult[] = [];
  let next = from;
  let decided = false;
  const runProcess = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'worker.ts'));
      const sendNext = () => {
        if (decided || next === from + deals) child.disconnect();
        else child.send({ match, deal: next++ });
      };
      child.on('message', (dealt: DealResult) => {
        done.push(dealt);
        decided ||= onDeal(done);
        sendNext();
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error('a process of the arena failed')),
      );
      sendNext();
    });
  return Promise.all(Array.from({ length: processes }, runProcess)).then(() => done);
}
