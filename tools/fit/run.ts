/** Distributes deals among processes; what comes out does not depend on how many there are. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freezePositions } from '#kernel';
import { progress } from '../table.ts';
import { playSampled, type SampledGame, type Table } from './play.ts';
import type { Share } from './worker.ts';

/** Plays so many deals and returns the games in order. */
export async function playDeals(
  table: Table,
  from: number,
  count: number,
  jobs: number,
): Promise<SampledGame[]> {
  const games: SampledGame[] = [];
  const add = (game: SampledGame) => {
    games.push(game);
    progress(games.length, count);
  };
  const end = from + count;
  if (jobs === 1) {
    freezePositions(false);
    for (let deal = from; deal < end; deal++) add(await playSampled(table, deal));
  } else {
    const shares = Array.from({ length: jobs }, (_, job) => ({ table, first: from + job, step: jobs, end }));
    await Promise.all(shares.map((share) => playShare(share, add)));
  }
  return games.sort((one, two) => one.deal - two.deal);
}

function playShare(share: Share, add: (game: SampledGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'));
    child.on('message', add);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a process of the fit failed'))));
    child.send(share);
  });
}
