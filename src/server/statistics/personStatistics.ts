/** How a person plays a title at one number of seats: over time, by turn, against whom, with what. */
import type { PersonId } from '#table';
import type { GameResult, GameReview, SeatResult, Store } from '../store/index.ts';
import { PartMeans, rounded, shareOf, Tallies, type Tally, TraitTallies } from './counting.ts';

/** Statistics are made from so many of the person's latest games, at most. */
const MOST_GAMES = 1000;

/** So many of those are listed one by one, and so many opponents. */
const LISTED = 60;
const OPPONENTS = 20;

/** A level is named by so many of the latest reviews. */
const REVIEWS = 20;

/** Games against somebody: a person, a bot's level, or an automaton by its name. */
export interface OpponentTally {
  readonly person: PersonId | null;
  readonly bot: string | null;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** Games played to their end, and all points of the person and of the opponent in those. */
  readonly scored: number;
  readonly points: number;
  readonly theirs: number;
}

/** What a person's decisions cost in all reviewed games, in points. */
export interface ReviewedCost {
  readonly games: number;
  readonly decisions: number;
  readonly cost: number;
  readonly good: number;
}

/** One game and the person's seat in it. */
type Played = GameResult & { readonly own: SeatResult };

export function personStatistics(person: PersonId, results: readonly GameResult[]) {
  const played = results.flatMap((result): Played[] => {
    const own = result.players.find((one) => one.person === person);
    return own && own.place !== null ? [{ ...result, own }] : [];
  });
  const parts = new PartMeans();
  const [turns, traits] = [new Tallies<number>(), new TraitTallies()];
  for (const game of played) {
    const share = shareOf(game, game.own);
    if (share.points !== null) parts.add(game.own);
    if (game.own.approach) turns.add(game.own.approach.turn, share);
    traits.add(game.own, share);
  }
  return {
    total: totalOf(played),
    listed: played.slice(0, LISTED).map((game) => ({
      table: game.table,
      finished: game.finished,
      seat: game.own.seat,
      place: game.own.place ?? 0,
      players: game.players.length,
      points: shareOf(game, game.own).points,
    })),
    parts: parts.means,
    turns: turns.all
      .map(({ key: turn, won, ...tally }) => ({ turn, ...tally, won: rounded(won) }))
      .sort((one, two) => one.turn - two.turn),
    opponents: opponentsIn(played).slice(0, OPPONENTS),
    traits: traits.all,
  };
}

/** All of somebody's games of this kind that are looked at. */
export function gamesOfPerson(
  store: Pick<Store, 'resultsOf'>,
  person: PersonId,
  of: Pick<GameResult, 'game' | 'seats'>,
): Promise<readonly GameResult[]> {
  return store.resultsOf(person, MOST_GAMES, of);
}

function totalOf(played: readonly Played[]): Tally & { readonly contests: number; readonly best: number } {
  const contests = played.filter(({ players }) => players.length > 1).length;
  const tally = { games: played.length, contests, won: 0, scored: 0, points: 0, best: 0 };
  for (const game of played) {
    const { won, points } = shareOf(game, game.own);
    tally.won += won;
    tally.scored += Number(points !== null);
    tally.points += points ?? 0;
    tally.best = Math.max(tally.best, points ?? 0);
  }
  return { ...tally, won: rounded(tally.won) };
}

/** Whom the person met most often comes first. Of several bots of one level at a table the best counts. */
function opponentsIn(played: readonly Played[]): readonly OpponentTally[] {
  const found = new Map<string, { -readonly [K in keyof OpponentTally]: OpponentTally[K] }>();
  for (const { players, own, ending } of played)
    for (const [key, { person, bot, place, points }] of bestByName(players, own)) {
      const none = { person, bot, games: 0, won: 0, lost: 0, scored: 0, points: 0, theirs: 0 };
      const tally = found.get(key) ?? none;
      found.set(key, tally);
      tally.games += 1;
      tally.won += Number((own.place ?? 0) < (place ?? 0));
      tally.lost += Number((own.place ?? 0) > (place ?? 0));
      if (ending !== 'played') continue;
      tally.scored += 1;
      tally.points += own.points;
      tally.theirs += points;
    }
  return [...found.values()].sort((one, two) => two.games - one.games);
}

/** The rivals of a game. Whoever is gone has no name: they cannot be told apart. */
function bestByName(players: readonly SeatResult[], own: SeatResult): ReadonlyMap<string, SeatResult> {
  const best = new Map<string, SeatResult>();
  for (const rival of players) {
    if (rival.seat === own.seat || (rival.person === null && rival.bot === null)) continue;
    const key = `${rival.person} ${rival.bot}`;
    const known = best.get(key);
    if (!known || (rival.place ?? 0) < (known.place ?? 0)) best.set(key, rival);
  }
  return best;
}

/** Of the games that are looked at, those that were reviewed, and what the latest of them cost together. */
export function reviewedIn(
  results: readonly Pick<GameResult, 'table'>[],
  reviews: readonly GameReview[],
): { readonly cost: ReviewedCost; readonly tables: readonly string[] } {
  const known = new Set(results.map(({ table }) => table));
  const latest = reviews.filter(({ table }) => known.has(table)).slice(0, REVIEWS);
  const sum = (of: (review: GameReview) => number) => latest.reduce((all, one) => all + of(one), 0);
  const cost = {
    games: latest.length,
    decisions: sum(({ decisions }) => decisions),
    cost: sum((one) => one.cost) / 1000,
    good: sum(({ good }) => good),
  };
  return { cost, tables: reviews.map(({ table }) => table).filter((table) => known.has(table)) };
}
