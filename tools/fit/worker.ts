/** One process of a fit: plays every so many-th deal and sends each game as soon as it is over. */
import { freezePositions } from '#kernel';
import { playSampled, type Table } from './play.ts';

/** The deals `first`, `first` + `step`, … before `end`. */
export interface Share {
  readonly table: Table;
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

async function play({ table, first, step, end }: Share): Promise<void> {
  for (let deal = first; deal < end; deal += step) process.send?.(await playSampled(table, deal));
}

freezePositions(false);
process.once('message', (share: Share) => {
  play(share).then(
    () => process.disconnect(),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
