/** Measures one game with so many seats and writes the figures as JSON; run by games.ts in a process of its own. */
import { loadTitle } from '#games';
import { at, freezePositions, type Options } from '#kernel';
import { measure, USUAL_EFFORT } from './measure.ts';
import { deals, listed, newSeen, type Seen, sampled, yardstick } from './playouts.ts';

/** Options for tables that refuse the defaults: by game, then by number of seats. */
const OPTIONS: Readonly<Record<string, Readonly<Record<number, Options>>>> = {
  newyorkcity: { 1: { toms: 1 } },
};

/** One way of playing out, measured. */
export interface Measured {
  readonly playouts: 'sampled' | 'full lists';
  /** Actions per second, by the yardstick's moves per second. */
  readonly share: number;
  readonly actions: number;
  readonly games: number;
  readonly seen: Seen;
}

freezePositions(false);
try {
  console.log(JSON.stringify(await measureTable(at(process.argv, 2), Number(at(process.argv, 3)))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function measureTable(id: string, seats: number): Promise<Measured[]> {
  const { game, heuristics } = await loadTitle(id);
  const from = deals(game, seats, OPTIONS[id]?.[seats] ?? {});
  const bySample = newSeen();
  const byList = newSeen();
  const rates = measure(
    [yardstick(), sampled(game, heuristics, from, bySample), listed(game, from, byList)],
    USUAL_EFFORT,
  );
  const stick = at(rates, 0).actions.median;
  return (['sampled', 'full lists'] as const).map((playouts, i) => {
    const { actions, games } = at(rates, i + 1);
    const seen = i === 0 ? bySample : byList;
    return { playouts, share: actions.median / stick, actions: actions.median, games: games.median, seen };
  });
}
