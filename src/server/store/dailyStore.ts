/** What the store keeps of deals of the day and of what came of them. */
import type { PersonId } from '#table';

/** What everybody plays on a day; days are counted since 1970. */
export interface DailyDeal {
  readonly day: number;
  readonly game: string;
  readonly seed: string;
  /** The fingerprint of the values it is played with. */
  readonly box: string;
}

/** Somebody's first attempt at a deal; without a result as long as it is played. */
export interface DailyEntry {
  /** Drawn by the device on which it was begun. */
  readonly id: string;
  readonly day: number;
  readonly game: string;
  readonly person: PersonId;
  /** When the server heard of it first. */
  readonly started: number;
  readonly result: DailyResult | null;
}

/** A game that was played again and counts. */
export interface DailyResult {
  readonly finished: number;
  /** The points of the person, then those of the rivals. */
  readonly scores: readonly number[];
  /** What it is ranked by. */
  readonly value: number;
  /** Where the person came in, from 1 on. */
  readonly place: number;
}

/** How many reached a value. */
export interface DailyTally {
  readonly value: number;
  readonly count: number;
}

export interface DailyStore {
  /** Keeps those that are not there yet, and gives all that there are on their days: what the first has drawn. */
  keepDeals(deals: readonly DailyDeal[]): Promise<readonly DailyDeal[]>;
  deal(day: number, game: string): Promise<DailyDeal | undefined>;
  /** The days with deals since then, the latest first. */
  daysWithDeals(since: number): Promise<readonly number[]>;
  /** Gives the person's attempt at that deal: this one, or an earlier one with another id; undefined where the id is somebody else's. */
  startDaily(entry: Omit<DailyEntry, 'result'>): Promise<DailyEntry | undefined>;
  /** The same with its result and its answers as JSON; a result stays as it is. */
  countDaily(
    entry: DailyEntry & { readonly result: DailyResult; readonly plays: string },
  ): Promise<DailyEntry | undefined>;
  /** The person's attempts, the latest day first. */
  dailyOf(person: PersonId): Promise<readonly DailyEntry[]>;
  /** An attempt with its answers as JSON, once it counts. */
  playedDaily(id: string): Promise<(DailyEntry & { readonly plays: string }) | undefined>;
  /** How many reached what, the lowest value first. */
  dailyTally(day: number, game: string): Promise<readonly DailyTally[]>;
  /** The best of those with an account who let everybody see their games; of equals the earlier one. */
  bestDaily(day: number, game: string, limit: number): Promise<readonly DailyEntry[]>;
}
