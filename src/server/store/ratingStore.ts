/** What the store keeps of ratings: where people stand on each ladder, and how they came there. All of it follows from the results. */
import type { Rating } from '#rating';
import type { PersonId } from '#table';

/** Where a person stands on a ladder. */
export interface PersonRating extends Rating {
  readonly ladder: string;
  readonly games: number;
  readonly updated: number;
}

/** What a game made of a person's rating. */
export interface RatingStep extends Rating {
  readonly ladder: string;
  readonly person: PersonId;
  readonly table: string;
  readonly finished: number;
  /** How many games had counted by then, this one among them. */
  readonly games: number;
}

/** What a game changed, for one of those who played it. */
export interface RatingChange {
  /** Null before somebody's first game on the ladder. */
  readonly before: Rating | null;
  readonly after: RatingStep;
}

/** Somebody on a ladder, by what is nearly certain of them. */
export interface LadderEntry extends Rating {
  readonly person: PersonId;
  readonly place: number;
  readonly games: number;
}

export interface RatingStore {
  /** Those of them who have more than this browser's session to come back by. */
  accountsAmong(people: readonly PersonId[]): Promise<readonly PersonId[]>;
  /** Takes in what has finished by then, ladder by ladder, each game once whichever node does it; gives how many games it took in. */
  rateDue(until: number): Promise<number>;
  /** A person's ratings, by ladder. */
  ratingsOf(person: PersonId): Promise<readonly PersonRating[]>;
  /** A person's last steps, of one ladder or of all, the oldest first. */
  ratingStepsOf(person: PersonId, ladder: string | undefined, limit: number): Promise<readonly RatingStep[]>;
  /** What a game changed. */
  stepsAt(table: string): Promise<readonly RatingChange[]>;
  /** Whether a game counts and is not taken in yet. */
  isQueued(table: string): Promise<boolean>;
  /** Those who show their games to everybody, the best first, and how many there are. */
  ladderTop(
    ladder: string,
    limit: number,
  ): Promise<{ readonly entries: readonly LadderEntry[]; readonly people: number }>;
  /** Where somebody stands among those. */
  ladderPlace(ladder: string, person: PersonId): Promise<LadderEntry | undefined>;
}
