/** What statistics count of finished games: games, wins and points, and points by category. */
import type { GameResult, SeatResult } from '../store/index.ts';

/** Games with something in common. */
export interface Tally {
  readonly games: number;
  /** Shared wins count by their share. */
  readonly won: number;
  /** Of those, the ones that were played to their end: only their points count. */
  readonly scored: number;
  /** All together. */
  readonly points: number;
}

/** A seat's part in one game. */
export interface Share {
  readonly won: number;
  /** Null in a game that was given up before its end. */
  readonly points: number | null;
}

/** A seat's share of the win: the whole of it, or of one that several have. Alone nobody wins. */
export function shareOf(
  { players, ending }: Pick<GameResult, 'players' | 'ending'>,
  { place, points }: SeatResult,
): Share {
  const winners = players.filter((one) => one.place === 1).length;
  return {
    won: place === 1 && players.length > 1 ? 1 / winners : 0,
    points: ending === 'played' ? points : null,
  };
}

/** Tallies by key, in the order in which keys first came up. */
export class Tallies<Key extends string | number> {
  private readonly byKey = new Map<Key, { -readonly [K in keyof Tally]: Tally[K] }>();

  add(key: Key, { won, points }: Share): void {
    const tally = this.byKey.get(key) ?? { games: 0, won: 0, scored: 0, points: 0 };
    tally.games += 1;
    tally.won += won;
    tally.scored += Number(points !== null);
    tally.points += points ?? 0;
    this.byKey.set(key, tally);
  }

  get all(): readonly (Tally & { readonly key: Key })[] {
    return Array.from(this.byKey, ([key, tally]) => ({ key, ...tally }));
  }
}

/** Traits of seats by kind, each with its games: what was seen most often comes first. */
export class TraitTallies {
  private readonly byKind = new Map<string, Tallies<string>>();

  add({ approach }: SeatResult, share: Share): void {
    for (const [kind, ids] of Object.entries(approach?.traits ?? {})) {
      const tallies = this.byKind.get(kind) ?? new Tallies<string>();
      this.byKind.set(kind, tallies);
      for (const id of new Set(ids)) tallies.add(id, share);
    }
  }

  get all(): Readonly<Record<string, readonly (Tally & { readonly id: string })[]>> {
    const sorted = Array.from(this.byKind, ([kind, tallies]) => {
      const rows = tallies.all.map(({ key: id, ...tally }) => ({ id, ...tally }));
      return [kind, rows.sort((one, two) => two.games - one.games || (one.id < two.id ? -1 : 1))];
    });
    return Object.fromEntries(sorted);
  }
}

/** Mean points by category of some seats. */
export class PartMeans {
  private readonly sums = new Map<string, number>();
  private count = 0;

  add({ parts }: Pick<SeatResult, 'parts'>): void {
    this.count += 1;
    for (const [part, points = 0] of Object.entries(parts))
      this.sums.set(part, (this.sums.get(part) ?? 0) + points);
  }

  /** Null where there was nothing to add. */
  get means(): { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null {
    if (this.count === 0) return null;
    const parts = Array.from(this.sums, ([part, sum]) => [part, rounded(sum / this.count)]);
    return { players: this.count, parts: Object.fromEntries(parts) };
  }
}

/** The seats of a game, without automata. */
export function seatsOf({ seats, players }: GameResult): readonly SeatResult[] {
  return players.filter(({ seat }) => seat < seats);
}

/** To two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
