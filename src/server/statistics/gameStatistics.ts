/** What the games of a title at one number of seats tell: who wins, with what, by how many points. It names nobody. */
import type { GameResult, RankedCount, Store } from '../store/index.ts';
import { PartMeans, rounded, seatsOf, shareOf, Tallies, type Tally, TraitTallies } from './counting.ts';

/** Statistics are made from so many of the latest games, at most, and read so many at a time: commits come in between. */
const MOST_GAMES = 5000;
const PAGE = 500;

/** Bins of the points that players had. */
const MOST_BINS = 14;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

type Means = PartMeans['means'];

/** Which games are asked for. */
export interface GamesAsked {
  readonly game: string;
  readonly seats: number;
  readonly peopleOnly: boolean;
}

export interface GameStatistics {
  readonly games: number;
  /** Of those, the ones that could be won. */
  readonly contests: number;
  /** When the earliest of them ended; null without games. */
  readonly since: number | null;
  /** Everybody who had a seat, in games played to their end. */
  readonly all: Means;
  readonly winners: Means;
  readonly others: Means;
  /** How many players had points from `from` on, below the next. */
  readonly points: { readonly width: number; readonly bins: readonly { from: number; players: number }[] };
  /** By the place in the order of the first round, from 0 on. */
  readonly turns: readonly (Tally & { readonly turn: number })[];
  readonly traits: TraitTallies['all'];
}

/** Reads the games and counts them. */
export async function gameStatistics(
  store: Pick<Store, 'rankedResults'>,
  asked: GamesAsked,
): Promise<GameStatistics> {
  const [all, winners, others] = [new PartMeans(), new PartMeans(), new PartMeans()];
  const [turns, traits] = [new Tallies<number>(), new TraitTallies()];
  const points: number[] = [];
  let games = 0;
  let contests = 0;
  let last: GameResult | undefined;
  for (let more = true; more && games < MOST_GAMES; ) {
    const page: readonly GameResult[] = await store.rankedResults(asked, PAGE, last);
    for (const result of page)
      for (const seat of seatsOf(result)) {
        const share = shareOf(result, seat);
        if (share.points !== null) {
          all.add(seat);
          (share.won > 0 ? winners : others).add(seat);
          points.push(share.points);
        }
        if (seat.approach) turns.add(seat.approach.turn, share);
        traits.add(seat, share);
      }
    games += page.length;
    contests += page.filter(({ players }) => players.length > 1).length;
    last = page.at(-1) ?? last;
    more = page.length === PAGE;
  }
  return {
    games,
    contests,
    since: last?.finished ?? null,
    all: all.means,
    winners: winners.means,
    others: others.means,
    points: binsOf(points),
    turns: turns.all
      .map(({ key: turn, won, ...tally }) => ({ turn, ...tally, won: rounded(won) }))
      .sort((one, two) => one.turn - two.turn),
    traits: traits.all,
  };
}

/** As narrow as they can be without being too many. */
export function binsOf(points: readonly number[]): GameStatistics['points'] {
  if (points.length === 0) return { width: 1, bins: [] };
  const [least, most] = points.reduce(
    ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const count = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => count(one) <= MOST_BINS) ?? most - least + 1;
  const first = Math.floor(least / width);
  const players = Array.from({ length: count(width) }, () => 0);
  for (const one of points) {
    const bin = Math.floor(one / width) - first;
    players[bin] = (players[bin] ?? 0) + 1;
  }
  return { width, bins: players.map((many, bin) => ({ from: (first + bin) * width, players: many })) };
}

/** What many ask for is counted once in a while. */
const FRESH = 10 * 60_000;

/** The statistics of titles, each counted once for so long. */
export class CountedGames {
  private readonly kept = new Map<string, { readonly at: number; readonly value: Promise<unknown> }>();
  private readonly store: Pick<Store, 'rankedResults' | 'rankedCounts'>;
  private readonly now: () => number;

  constructor(store: Pick<Store, 'rankedResults' | 'rankedCounts'>, now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  of(asked: GamesAsked): Promise<GameStatistics> {
    return this.once(JSON.stringify([asked.game, asked.seats, asked.peopleOnly]), () =>
      gameStatistics(this.store, asked),
    );
  }

  countsOf(game: string): Promise<readonly RankedCount[]> {
    return this.once(game, () => this.store.rankedCounts(game));
  }

  /** A failure is not kept. */
  private once<T>(key: string, count: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    // Each key is asked for with one kind of answer.
    if (known && this.now() - known.at < FRESH) return known.value as Promise<T>;
    const value = count();
    this.kept.set(key, { at: this.now(), value });
    value.catch(() => this.kept.delete(key));
    return value;
  }
}
