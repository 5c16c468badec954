/** Plays and counts the games of a usage report; as a process of its own it plays the series it receives. */
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
export async function playSeries(
  { game: id, options, seats, bot: spec, from, games }: Series,
  onGame: (tally: GameTally) => void,
): Promise<void> {
  const title = await loadTitle(id);
  const observer = await observerOf(id);
  freezePositions(false);
  for (let deal = from; deal < from + games; deal++) {
    const bots = Array.from({ length: seats }, () => {
      const bot = botOf(spec, title);
      if (!bot) throw new Error(`no such bot: ${spec}`);
      return bot;
    });
    const { record } = playMatch(title.game, bots, options, seedNumber(deal));
    onGame(watch(title.game, observer, record));
  }
}

if (process.send) {
  process.on('message', (series: Series) => {
    playSeries(series, (tally) => process.send?.(tally)).then(
      () => process.disconnect(),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
