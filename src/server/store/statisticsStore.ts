/** What the store tells statistics: finished games of everybody, and what people's decisions cost. */
import type { PersonId } from '#table';
import type { GameResult } from './resultStore.ts';

/** How many games of a title ended with places, by the number of seats; of those, the ones among people alone. */
export interface RankedCount {
  readonly seats: number;
  readonly games: number;
  readonly amongPeople: number;
}

/** What the decisions of a person's seat cost, as their browser has reviewed them. */
export interface GameReview {
  readonly table: string;
  readonly person: PersonId;
  readonly decisions: number;
  /** All together, in thousandths of a point. */
  readonly cost: number;
  /** Those to which nothing better was found. */
  readonly good: number;
  readonly created: number;
}

export interface StatisticsStore {
  /** The latest first, those before `before`; only games that ended with places. */
  rankedResults(
    of: Pick<GameResult, 'game' | 'seats'> & { readonly peopleOnly: boolean },
    limit: number,
    before?: Pick<GameResult, 'table' | 'finished'>,
  ): Promise<readonly GameResult[]>;
  /** The fewest seats first. */
  rankedCounts(game: string): Promise<readonly RankedCount[]>;
  /** Whether the person has played the table's game to a place. */
  hasResult(table: string, person: PersonId): Promise<boolean>;
  /** Once for each table and person; a later one counts instead. */
  keepReview(review: GameReview): Promise<void>;
  /** The latest first. */
  reviewsOf(person: PersonId): Promise<readonly GameReview[]>;
}
