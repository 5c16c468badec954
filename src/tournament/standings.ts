/** Who is where: points, and what decides among equals. The same rules as the page publishes. */

import { type Entrant, type Pairing, POINT } from './pairing.ts';
import type { Format } from './plan.ts';

/** What decides among equals, in this order; after them the draw. In an elimination those who came equally far share a place. */
export const TIE_BREAKS: Readonly<Record<Format, readonly TieBreak[]>> = {
  swiss: ['rivals', 'direct', 'seats'],
  roundRobin: ['direct', 'beaten', 'seats'],
  league: ['direct', 'beaten', 'seats'],
  elimination: [],
};

/** The points of all rivals; how one did against those one is level with; the points of beaten rivals; fewer first seats. */
type TieBreak = 'rivals' | 'direct' | 'beaten' | 'seats';

export interface Standing {
  readonly number: number;
  readonly division: number;
  /** From 1 on within the division. */
  readonly place: number;
  readonly points: number;
  /** By the tie-breaks of the format; more is better. */
  readonly ties: readonly number[];
  /** How many rounds have counted: tables that are over, free rounds, and walkovers. */
  readonly games: number;
}

/** Everybody, by division and place. */
export function standingsOf(
  format: Format,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
): readonly Standing[] {
  const tally = new Tally(pairings.filter(({ scores }) => scores !== null));
  const divisions = [...new Set(entrants.map(({ division }) => division))].sort((one, two) => one - two);
  return divisions.flatMap((division) => {
    const inside = entrants
      .filter((one) => one.division === division)
      .sort((one, two) => one.draw - two.draw)
      .map(({ number }) => number);
    const lead = format === 'elimination' ? tally.reached : tally.points;
    const rows = levels(inside, lead).flatMap((level) => {
      const ordered = decided(level, TIE_BREAKS[format], tally);
      return ordered.map((row, i) => ({ ...row, behind: format === 'elimination' ? i : 0 }));
    });
    return rows.map(({ number, ties, behind }, i) => ({
      number,
      division,
      place: i + 1 - behind,
      points: tally.points(number),
      ties,
      games: tally.of(number).length,
    }));
  });
}

interface Decided {
  readonly number: number;
  readonly ties: readonly number[];
}

/** People who are level, the best first: each tie-break counts among those who are level still. */
function decided(level: readonly number[], [tie, ...rest]: readonly TieBreak[], tally: Tally): Decided[] {
  if (tie === undefined) return level.map((number) => ({ number, ties: [] }));
  const value = (number: number) => tally.value(tie, number, level);
  return levels(level, value).flatMap((equal) =>
    decided(equal, rest, tally).map(({ number, ties }) => ({ number, ties: [value(number), ...ties] })),
  );
}

/** Groups of equal value, the highest first. */
function levels(numbers: readonly number[], value: (number: number) => number): number[][] {
  const groups = new Map<number, number[]>();
  for (const number of numbers) {
    const group = groups.get(value(number));
    if (group) group.push(number);
    else groups.set(value(number), [number]);
  }
  return [...groups].sort(([one], [two]) => two - one).map(([, group]) => group);
}

/** What came of the tables so far. */
class Tally {
  private readonly pairings = new Map<number, Pairing[]>();

  constructor(over: readonly Pairing[]) {
    for (const pairing of over)
      for (const number of pairing.seats) {
        const mine = this.pairings.get(number);
        if (mine) mine.push(pairing);
        else this.pairings.set(number, [pairing]);
      }
  }

  of(number: number): readonly Pairing[] {
    return this.pairings.get(number) ?? [];
  }

  readonly points = (number: number): number =>
    this.of(number).reduce((sum, pairing) => sum + scoreIn(pairing, number), 0);

  /** In an elimination: the last round one was in, and what one got there. */
  readonly reached = (number: number): number =>
    Math.max(0, ...this.of(number).map((pairing) => (POINT + 1) * pairing.round + scoreIn(pairing, number)));

  value(tie: TieBreak, number: number, equals: readonly number[]): number {
    switch (tie) {
      case 'rivals':
        return this.overRivals(number, (rival) => this.points(rival));
      case 'beaten':
        return this.overRivals(
          number,
          (rival, pairing) => this.points(rival) * ahead(pairing, number, rival),
        );
      case 'direct':
        return this.overRivals(number, (rival, pairing) =>
          equals.includes(rival) ? ahead(pairing, number, rival) : 0,
        );
      case 'seats':
        return -this.of(number).filter(({ kind, seats }) => kind === 'table' && seats[0] === number).length;
    }
  }

  private overRivals(number: number, value: (rival: number, pairing: Pairing) => number): number {
    let sum = 0;
    for (const pairing of this.of(number))
      for (const rival of pairing.seats) if (rival !== number) sum += value(rival, pairing);
    return sum;
  }
}

/** What somebody got at a table they were at. */
export function scoreIn({ seats, scores }: Pick<Pairing, 'seats' | 'scores'>, number: number): number {
  return scores?.[seats.indexOf(number)] ?? 0;
}

/** Two for who came out ahead of the rival, one for a tie. */
function ahead(pairing: Pairing, number: number, rival: number): number {
  return 1 + Math.sign(scoreIn(pairing, number) - scoreIn(pairing, rival));
}
