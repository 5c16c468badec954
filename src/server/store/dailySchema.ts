/** Deals of the day in the database: a part of the schema. */

interface DailyDealRow {
  day: number;
  game: string;
  seed: string;
  box: string;
}

/** A person's attempt; null in everything that is not known before it counts. */
interface DailyRow {
  id: string;
  day: number;
  game: string;
  person: string;
  started: number;
  finished: number | null;
  /** As JSON, like the plays. */
  scores: string | null;
  value: number | null;
  place: number | null;
  plays: string | null;
}

export interface DailySchema {
  daily_deals: DailyDealRow;
  daily: DailyRow;
}
