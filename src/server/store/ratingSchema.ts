/** Ratings in the database: a part of the schema. Numbers of the model are whole millionths. */

/** How far a ladder has come. */
interface LadderRow {
  /** Its name, such as `people flatiron 2`. */
  ladder: string;
  /** The version of anchors and arithmetic it was computed with. */
  version: number;
  /** The last game that was taken in. */
  finished: number;
  table_id: string;
}

interface RatingRow {
  ladder: string;
  person: string;
  mu: number;
  sigma: number;
  /** What somebody is at least, as it is shown. */
  shown: number;
  games: number;
  updated: number;
}

/** What a rating was after a game. */
interface RatingStepRow {
  ladder: string;
  person: string;
  table_id: string;
  finished: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The last check of a ladder. */
interface RatingCheckRow {
  ladder: string;
  /** Who is checking it now, by a mark made for this claim alone, and until when it is theirs. */
  claimed: string | null;
  until: number | null;
  /** When it was last done, and what came of it; null before that. */
  checked: number | null;
  games: number;
  differing: number;
}

export interface RatingSchema {
  ladders: LadderRow;
  ratings: RatingRow;
  rating_steps: RatingStepRow;
  rating_checks: RatingCheckRow;
  /** Games that count and are not taken in yet. */
  rating_queue: { table_id: string; ladder: string; finished: number };
}
