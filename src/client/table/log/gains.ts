/** What a turn came to: points and what else the players hold, before and after it. */
import type { Game } from '#kernel';
import type { TableView } from '#table';
import type { LoggedTurn } from './loggedTurns.ts';

/** What everybody had at one moment. */
export interface Tally {
  /** Seats, then automata. */
  readonly totals: readonly number[];
  /** By seat and kind of `Game.holdings`. */
  readonly holdings: readonly Readonly<Record<string, number>>[];
}

/** What a turn brought to one player, or took from them. */
export interface Gain {
  readonly player: number;
  readonly points: number;
  readonly holdings: Readonly<Record<string, number>>;
}

export function tallyOf(
  game: Game | undefined,
  { view, seats, scores, automata }: Pick<TableView, 'view' | 'seats' | 'scores' | 'automata'>,
): Tally {
  return {
    totals: [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total),
    holdings: seats.map((_, seat) => game?.holdings?.(view, seat) ?? {}),
  };
}

/** What a turn brought: to who played it in full, to the others their points; nothing where it is not known. */
export function gainsOf(
  { seat, before, to }: LoggedTurn,
  tallies: ReadonlyMap<number, Tally>,
): readonly Gain[] {
  const [from, after] = [tallies.get(before), tallies.get(to)];
  if (seat === undefined || !from || !after) return [];
  const gains = after.totals.map((total, player): Gain => {
    const points = total - (from.totals[player] ?? 0);
    return { player, points, holdings: player === seat ? changes(from, after, seat) : {} };
  });
  return gains
    .filter(({ points, holdings }) => points !== 0 || Object.keys(holdings).length > 0)
    .sort((one, two) => Number(two.player === seat) - Number(one.player === seat));
}

function changes(from: Tally, after: Tally, seat: number): Gain['holdings'] {
  const had = from.holdings[seat] ?? {};
  const pairs = Object.entries(after.holdings[seat] ?? {}).map(
    ([kind, amount]) => [kind, amount - (had[kind] ?? 0)] as const,
  );
  return Object.fromEntries(pairs.filter(([, change]) => change !== 0));
}
