/** The routes of the deals of the day. */
import type { GameRecord } from '#kernel';
import { request } from '../../remote/api.ts';
import type { KeptDay, KeptDeal } from '../../settings/daily.ts';

/** What counts of a game. */
export interface DailyResult {
  /** What it is ranked by: the lead over the best rival, or one's own points where there is none. */
  readonly value: number;
  readonly place: number;
  /** The person's points, then those of rivals. */
  readonly scores: readonly number[];
}

/** One's own attempt; without a result as long as it is played. */
export interface OwnAttempt {
  readonly id: string;
  readonly result: DailyResult | null;
}

/** A game of today. */
export interface TodaysGame extends KeptDeal {
  readonly count: number;
  readonly median: number | null;
  readonly own: OwnAttempt | null;
}

/** Today's deals. */
export interface Today extends KeptDay {
  readonly now: number;
  readonly games: readonly TodaysGame[];
  readonly streak: { readonly now: number; readonly longest: number };
  readonly lately: readonly string[];
  readonly earlier: readonly string[];
}

/** How many reached a value. */
export interface Tally {
  readonly value: number;
  readonly count: number;
}

/** One of the best. */
export interface BestRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly value: number;
  readonly scores: readonly number[];
}

/** What came of a deal. */
export interface DailyDay extends KeptDeal, Omit<KeptDay, 'games'> {
  readonly now: number;
  readonly tally: readonly Tally[];
  readonly own: OwnAttempt | null;
  readonly best: readonly BestRow[] | null;
}

/** A game that is handed in. */
export interface HandedIn {
  readonly record: GameRecord;
  readonly scores: readonly number[];
}

export const dailyApi = {
  today: () => request<Today>('GET', '/daily'),
  day: (game: string, day: string) => request<DailyDay>('GET', `/daily/${game}/${day}`),
  start: (game: string, day: string, id: string) => request('POST', `/daily/${game}`, { day, id }),
  handIn: (game: string, day: string, id: string, handedIn: HandedIn) =>
    request<{ own: OwnAttempt }>('PUT', `/daily/${game}/${day}/${id}`, handedIn),
  game: (game: string, day: string, id: string) => request<GameRecord>('GET', `/daily/${game}/${day}/${id}`),
};
