/** Plays the games of a usage report, in this process or in several. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { playMatch, seedNumber } from '#bots';
import { type GameId, loadTitle } from '#games';
import { freezePositions } from '#kernel';
import { botOf } from '../arena/spec.ts';
import { type GameTally, watch } from './observer.ts';
import { observerOf } from './observers.ts';

/** Which games to play: so many deals from the first on. */
export interface Series {
  readonly game: GameId;
  readonly options: unknown;
  readonly seats: number;
  readonly bot: string;
  readonly from: number;
  readonly games: number;
}

/** Plays and counts one deal after another. */
export async function* playSeries(series: Series): AsyncGenerator<GameTally> {
  const { options, seats, bot: spec, from, games } = series;
  const title = await loadTitle(series.game);
  const observer = await observerOf(series.game);
  freezePositions(false);
  for (let deal = from; deal < from + games; deal++) {
    const bots = Array.from({ length: seats }, () => {
      const bot = botOf(spec, title);
      if (!bot) throw new Error(`no such bot: ${spec}`);
      return bot;
    });
    const { record } = playMatch(title.game, bots, options, seedNumber(deal));
    yield watch(title.game, observer, record);
  }
}

/** The same in so many processes, a block of deals for each; the order of the deals is kept. */
export async function playAll(series: Series, jobs: number, onGame: () => void): Promise<GameTally[]> {
  if (jobs <= 1) {
    const tallies: GameTally[] = [];
    for await (const tally of playSeries(series)) {
      tallies.push(tally);
      onGame();
    }
    return tallies;
  }
  const blocks = Array.from({ length: jobs }, (_, job) => {
    const [from, to] = [job, job + 1].map((one) => series.from + Math.floor((one * series.games) / jobs));
    return { ...series, from: from as number, games: (to as number) - (from as number) };
  });
  return (await Promise.all(blocks.map((block) => playApart(block, onGame)))).flat();
}

function playApart(series: Series, onGame: () => void): Promise<GameTally[]> {
  return new Promise((resolve, reject) => {
    const tallies: GameTally[] = [];
    const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(series)]);
    child.on('message', (tally: GameTally) => {
      tallies.push(tally);
      onGame();
    });
    child.on('exit', (code) =>
      code === 0 ? resolve(tallies) : reject(new Error('a process of the report failed')),
    );
  });
}
