/** Distributes the games of a usage report among processes. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { GameTally } from './observer.ts';
import { playSeries, type Series } from './worker.ts';

/** Plays a series in so many processes, a block of deals in each; the order of the deals is kept. */
export async function playAll(series: Series, jobs: number, onGame: () => void): Promise<GameTally[]> {
  const play = jobs > 1 ? playApart : playSeries;
  const blocks = await Promise.all(
    Array.from({ length: Math.max(1, jobs) }, async (_, job) => {
      const tallies: GameTally[] = [];
      await play(blockOf(series, job, Math.max(1, jobs)), (tally) => {
        tallies.push(tally);
        onGame();
      });
      return tallies;
    }),
  );
  return blocks.flat();
}

/** One of so many equal parts of a series. */
function blockOf(series: Series, block: number, blocks: number): Series {
  const first = Math.floor((block * series.games) / blocks);
  const end = Math.floor(((block + 1) * series.games) / blocks);
  return { ...series, from: series.from + first, games: end - first };
}

function playApart(series: Series, onGame: (tally: GameTally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'));
    child.on('message', onGame);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('a process of the report failed')),
    );
    child.send(series);
  });
}
