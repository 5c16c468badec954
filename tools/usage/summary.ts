/** Adds up counted games: one row per kind, and who won. */
import type { Seat } from '#kernel';
import type { GameTally, Group } from './observer.ts';

/** A share with the half of its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly margin: number;
  readonly of: number;
}

/** One kind over all games. */
export interface Row {
  readonly kind: string;
  readonly offered: number;
  readonly taken: number;
  readonly used: number;
  readonly points: number;
  readonly dollars: number;
  /** Mean final margin of seats that took it, and of those that had the chance and did not. */
  readonly marginWith: number | undefined;
  readonly marginWithout: number | undefined;
  /** Wins of the seats that took it. */
  readonly won: Share | undefined;
}

export interface Summary {
  readonly games: number;
  readonly seats: number;
  readonly groups: readonly { readonly group: Group; readonly rows: readonly Row[] }[];
  readonly first: Share;
  /** Means over all games. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Adds up games; groups without any count are left out, as Daniel's with two seats. */
export function summaryOf(groups: readonly Group[], tallies: readonly GameTally[]): Summary {
  const seats = tallies[0]?.totals.length ?? 0;
  const names = [...new Set(tallies.flatMap(({ figures }) => Object.keys(figures)))];
  return {
    games: tallies.length,
    seats,
    groups: groups
      .filter(({ name }) => tallies.some(({ counts }) => counts[name]))
      .map((group) => ({ group, rows: group.kinds.map((kind) => rowOf(group.name, kind, tallies)) })),
    first: shareOf(tallies.map(({ wins, first }) => wins[first] ?? 0)),
    figures: Object.fromEntries(
      names.map((name) => [name, mean(tallies.map(({ figures }) => figures[name] ?? 0)) ?? 0]),
    ),
  };
}

function rowOf(group: string, kind: string, tallies: readonly GameTally[]): Row {
  const sum = { offered: 0, taken: 0, used: 0, points: 0, dollars: 0 };
  const marginsWith: number[] = [];
  const marginsWithout: number[] = [];
  const wins: number[] = [];
  for (const tally of tallies) {
    const seats = tally.counts[group]?.[kind] ?? [];
    for (const [seat, { offered, taken, used, points, dollars }] of seats.entries()) {
      sum.offered += offered;
      sum.taken += taken;
      sum.used += used;
      sum.points += points;
      sum.dollars += dollars;
      if (taken > 0) {
        marginsWith.push(marginOf(tally, seat));
        wins.push(tally.wins[seat] ?? 0);
      } else if (offered > 0) marginsWithout.push(marginOf(tally, seat));
    }
  }
  return {
    kind,
    ...sum,
    marginWith: mean(marginsWith),
    marginWithout: mean(marginsWithout),
    won: wins.length > 0 ? shareOf(wins) : undefined,
  };
}

/** Final points of a seat above the mean of the others; alone there is no margin. */
function marginOf({ totals }: GameTally, seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  return (totals[seat] ?? 0) - (mean(others) ?? totals[seat] ?? 0);
}

function shareOf(wins: readonly number[]): Share {
  const share = mean(wins) ?? 0;
  return {
    share,
    margin: 1.96 * Math.sqrt((share * (1 - share)) / Math.max(1, wins.length)),
    of: wins.length,
  };
}

function mean(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
