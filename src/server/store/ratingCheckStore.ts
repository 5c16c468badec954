/** What the store keeps of the nightly check of ratings, and what it is made from: a few rows at a time, so that commits come in between. */
import type { Ladder, RatedGame, StoredRating, StoredStep } from '#rating';
import type { Moment } from './ratedGames.ts';

/** A ladder that a node has taken upon itself to check. */
export interface RatingClaim {
  readonly ladder: string;
  /** Made for this claim alone. */
  readonly mark: string;
  /** The last game that was taken in by then; games are compared up to it. */
  readonly come: Moment;
}

/** What came of a ladder's last check. */
export interface CheckedLadder {
  readonly ladder: string;
  readonly checked: number;
  readonly games: number;
  /** How many rows are not as the games say. */
  readonly differing: number;
}

/** Games in their order, and what is stored of them. */
export interface GamesToCheck {
  readonly games: readonly RatedGame[];
  readonly steps: readonly StoredStep[];
  /** Those among the players who are forgotten. */
  readonly gone: readonly string[];
}

/** What a check reads; it needs no server. */
export interface RatingCheckSource {
  /** The games after that one, up to the last that was taken in; none at the end. */
  gamesToCheck(ladder: Ladder, after: Moment, come: Moment): Promise<GamesToCheck>;
  /** People's ratings, after that person; none at the end. */
  ratingsToCheck(ladder: string, after: string): Promise<readonly StoredRating[]>;
  /** Those of them who are forgotten. */
  goneAmong(people: readonly string[]): Promise<readonly string[]>;
  /** Some tables whose games count and neither wait nor are taken in. */
  lostGames(ladder: string, come: Moment): Promise<readonly string[]>;
}

export interface RatingCheckStore extends RatingCheckSource {
  /** A ladder that was not checked since then and that no other node is checking; whoever is killed loses it after the lease. */
  claimRatingCheck(since: number, now: number, lease: number): Promise<RatingClaim | undefined>;
  /** False, and nothing is kept, where the ladder was made anew meanwhile, is about to be, or was claimed by another node. */
  endRatingCheck(
    claim: RatingClaim,
    result: Pick<CheckedLadder, 'checked' | 'games' | 'differing'>,
  ): Promise<boolean>;
  ratingChecks(): Promise<readonly CheckedLadder[]>;
}
