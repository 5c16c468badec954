/** The server's routes about statistics. */
import type { Names } from '#protocol';
import type { PersonId } from '#table';
import { request } from '../../remote/api.ts';

/** Games with something in common. */
export interface Tally {
  readonly games: number;
  /** Shared wins count by their share. */
  readonly won: number;
  /** Games played to their end: only their points count. */
  readonly scored: number;
  readonly points: number;
}

/** Mean points by category, of so many players. */
export interface Means {
  readonly players: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** How many games there are at each number of seats. */
export type BySeats = readonly { readonly seats: number; readonly games: number }[];

export type Turns = readonly (Tally & { readonly turn: number })[];

/** Traits by kind; kinds and ids are the game's own. */
export type Traits = Readonly<Record<string, readonly (Tally & { readonly id: string })[]>>;

export interface GameStatistics {
  readonly seats: number;
  readonly bySeats: BySeats;
  readonly games: number;
  /** Of those, the ones that could be won. */
  readonly contests: number;
  readonly since: number | null;
  readonly all: Means | null;
  readonly winners: Means | null;
  readonly others: Means | null;
  readonly points: {
    readonly width: number;
    readonly bins: readonly { readonly from: number; readonly players: number }[];
  };
  readonly turns: Turns;
  readonly traits: Traits;
}

export interface ListedGame {
  readonly table: string;
  readonly finished: number;
  readonly seat: number;
  readonly place: number;
  readonly players: number;
  /** Null in a game that was given up. */
  readonly points: number | null;
}

export interface OpponentTally extends Tally {
  readonly person: PersonId | null;
  readonly bot: string | null;
  readonly lost: number;
  readonly theirs: number;
}

/** What one's decisions cost in reviewed games. */
export interface Reviewed {
  readonly cost: {
    readonly games: number;
    readonly decisions: number;
    readonly cost: number;
    readonly good: number;
  };
  readonly tables: readonly string[];
}

export interface PersonFigures {
  readonly seats: number;
  readonly bySeats: BySeats;
  readonly total: Tally & { readonly contests: number; readonly best: number };
  /** The latest first. */
  readonly listed: readonly ListedGame[];
  readonly parts: Means | null;
  readonly average: { readonly games: number; readonly all: Means | null };
  readonly turns: Turns;
  readonly opponents: readonly OpponentTally[];
  readonly traits: Traits;
  /** Of one's own statistics only. */
  readonly reviewed: Reviewed | null;
  readonly names: Names;
}

export interface PersonStatistics {
  readonly person: { readonly id: PersonId; readonly name: string };
  readonly isOwn: boolean;
  /** Null where this viewer may not see them. */
  readonly figures: PersonFigures | null;
}

/** One function per route; without a number of seats the one most played. */
export const statisticsApi = {
  ofGame: (game: string, seats: number | undefined, peopleOnly: boolean) =>
    request<GameStatistics>(
      'GET',
      `/statistics/${game}${query({ seats, among: peopleOnly ? 'people' : undefined })}`,
    ),
  ofPerson: (person: PersonId, game: string, seats: number | undefined) =>
    request<PersonStatistics>('GET', `/people/${person}/statistics/${game}${query({ seats })}`),
};

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}
