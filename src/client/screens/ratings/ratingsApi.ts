/** The server's routes about ratings. */
import type { Names } from '#protocol';
import type { PersonId, RatedKind } from '#table';
import { request } from '../../remote/api.ts';

/** One ladder: a title at a number of seats, against people or against bots. */
export interface Ladder {
  readonly kind: RatedKind;
  readonly game: string;
  readonly seats: number;
}

export interface Rating {
  /** What somebody is at least, 95 % sure: the number that is shown. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly provisional: boolean;
}

export interface LadderEntry {
  readonly person: PersonId;
  readonly place: number;
  readonly games: number;
  readonly rating: Rating;
}

export interface LadderPage {
  readonly people: number;
  readonly entries: readonly LadderEntry[];
  readonly mine: LadderEntry | null;
  readonly bots: readonly { readonly level: string; readonly rating: number }[];
  readonly names: Names;
}

export interface PersonRating extends Ladder {
  readonly rating: Rating;
  readonly games: number;
  readonly change: number | null;
}

export interface RatingStep {
  readonly table: string;
  readonly finished: number;
  readonly games: number;
  readonly rating: Rating;
}

export interface RatingChanges {
  readonly waiting: boolean;
  readonly changes: readonly {
    readonly person: PersonId;
    readonly games: number;
    readonly before: number | null;
    readonly after: Rating;
  }[];
}

/** The address of a ladder's page, and of its data. */
export function pathOf({ kind, game, seats }: Ladder): string {
  return `/ladders/${kind}/${game}/${seats}`;
}

export const ratingsApi = {
  ladder: (ladder: Ladder) => request<LadderPage>('GET', pathOf(ladder)),
  of: (person: PersonId) =>
    request<{ ratings: readonly PersonRating[] | null }>('GET', `/people/${person}/ratings`),
  course: (person: PersonId, { kind, game, seats }: Ladder) =>
    request<{ steps: readonly RatingStep[] | null }>(
      'GET',
      `/people/${person}/ratings/${kind}/${game}/${seats}`,
    ),
  changes: (table: string) => request<RatingChanges>('GET', `/tables/${table}/ratings`),
};
