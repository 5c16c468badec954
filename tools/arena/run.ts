/** Deals shared out among processes, in order, until enough are played or the test has decided. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freezePositions } from '#kernel';
import { type Dealt, type Match, playTimed } from './worker.ts';

export interface Run {
  readonly match: Match;
  readonly deals: number;
  /** The first deal: other seeds for tuning than for reporting. */
  readonly from: number;
  /** How many processes play at once; with one, this process plays itself. */
  readonly processes: number;
  /** Called after each deal with all so far; true ends the run. */
  onDeal(dealt: readonly Dealt[]): boolean;
}

export async function playAll(run: Run): Promise<Dealt[]> {
  const done = run.processes > 1 ? await playShared(run) : await playHere(run);
  return done.sort((one, two) => one.deal - two.deal);
}

async function playHere({ match, deals, from, onDeal }: Run): Promise<Dealt[]> {
  freezePositions(false);
  const done: Dealt[] = [];
  for (let deal = from; deal < from + deals; deal++) {
    done.push(await playTimed(match, deal));
    if (onDeal(done)) break;
  }
  return done;
}

function playShared({ match, deals, from, processes, onDeal }: Run): Promise<Dealt[]> {
  const done: Dealt[] = [];
  let next = from;
  let decided = false;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'worker.ts'));
      const give = () => {
        if (decided || next === from + deals) child.disconnect();
        else child.send({ match, deal: next++ });
      };
      child.on('message', (dealt: Dealt) => {
        done.push(dealt);
        decided ||= onDeal(done);
        give();
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error('a process of the arena failed')),
      );
      give();
    });
  return Promise.all(Array.from({ length: processes }, one)).then(() => done);
}
