/** Measures one game at one seat count and prints the figures as JSON; games.ts runs it in its own process. */
import { loadTitle } from '#games';
import { at, freezePositions, type Options } from '#kernel';
import { DEFAULT_EFFORT, measure } from './measure.ts';
import { deals, listed, newCounts, type PlayoutCounts, sampled, yardstick } from './playouts.ts';

/** Options where the defaults are refused: by game, then by seat count. */
const OPTIONS: Readonly<Record<string, Readonly<Record<number, Options>>>> = {
  newyorkcity: { 1: { toms: 1 } },
};

/** The measurement of one kind of playout. */
export interface Measurement {
  readonly playouts: 'sampled' | 'full lists';
  /** Actions per second divided by the yardstick's moves per second. */
  readonly share: number;
  readonly actions: number;
  readonly games: number;
  readonly counts: PlayoutCounts;
}

freezePositions(false);
try {
  console.log(JSON.stringify(await measureTable(at(process.argv, 2), Number(at(process.argv, 3)))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function measureTable(id: string, seats: number): Promise<Measurement[]> {
  const { game, heuristics } = await loadTitle(id);
  const from = deals(game, seats, OPTIONS[id]?.[seats] ?? {});
  const bySample = newCounts();
  const byList = newCounts();
  const rates = measure(
    [yardstick(), sampled(game, heuristics, from, bySample), listed(game, from, byList)],
    DEFAULT_EFFORT,
  );
  const yardstickRate = at(rates, 0).actions.median;
  return (['sampled', 'full lists'] as const).map((playouts, i) => {
    const { actions, games } = at(rates, i + 1);
    const counts = i === 0 ? bySample : byList;
    return {
      playouts,
      share: actions.median / yardstickRate,
      actions: actions.median,
      games: games.median,
      counts,
    };
  });
}
