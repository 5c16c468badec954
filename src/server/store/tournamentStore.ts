/** What the store keeps of tournaments and leagues. */
import type { PersonId } from '#table';
import type { Draft, Pairing, TournamentPlan } from '#tournament';

export const PHASES = ['announced', 'checkIn', 'playing', 'over', 'calledOff'] as const;
export type Phase = (typeof PHASES)[number];

/** Signed up; there since the check-in; not checked in; out after not coming twice; left; removed by the organiser. */
export const ENTRANT_STATES = ['signedUp', 'here', 'absent', 'out', 'left', 'removed'] as const;
export type EntrantState = (typeof ENTRANT_STATES)[number];

/** Times of the round under way, in milliseconds since 1970. */
export interface Progress {
  readonly began: number;
  /** When bots finish what is not over. */
  readonly ends: number;
  /** Whether it was looked who has not come. */
  readonly isChecked: boolean;
  /** When the next round begins, once this one is over. */
  readonly next: number | null;
}

export interface Tournament {
  readonly id: string;
  readonly name: string;
  /** What the organiser says about it; empty where they say nothing. */
  readonly description: string;
  readonly host: PersonId | null;
  /** For the people of this group alone. */
  readonly group: string | null;
  readonly plan: TournamentPlan;
  readonly phase: Phase;
  readonly starts: number;
  /** When the organiser last changed its beginning or its clock. */
  readonly changed: number | null;
  /** The round under way, and how many there will be; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  readonly progress: Progress | null;
  readonly wake: number | null;
  readonly version: number;
  readonly seed: string;
  /** Of a league: the id of its first season, and which one this is. */
  readonly league: string | null;
  readonly season: number;
  readonly created: number;
  readonly finished: number | null;
}

export interface TournamentPerson {
  readonly number: number;
  /** Null once they are gone. */
  readonly person: PersonId | null;
  readonly state: EntrantState;
  readonly missed: number;
  readonly division: number;
  /** Null for those who never took part. */
  readonly draw: number | null;
  /** Their place after the last season. */
  readonly rank: number | null;
  readonly created: number;
}

export interface StoredPairing extends Pairing {
  /** Null where nothing is played. */
  readonly table: string | null;
  readonly isOpen: boolean;
  /** Who was seen at the table, by their numbers. */
  readonly came: readonly number[];
}

/** Everything about one tournament. */
export interface WholeTournament {
  readonly tournament: Tournament;
  readonly people: readonly TournamentPerson[];
  readonly pairings: readonly StoredPairing[];
}

/** What one step changes: all of it or nothing. */
export interface TournamentChange {
  readonly tournament: Partial<
    Pick<
      Tournament,
      | ('name' | 'description' | 'plan' | 'starts' | 'changed')
      | ('phase' | 'round' | 'rounds' | 'progress' | 'wake' | 'finished')
    >
  >;
  readonly people?: readonly (Pick<TournamentPerson, 'number'> &
    Partial<Pick<TournamentPerson, 'state' | 'missed' | 'division' | 'draw'>>)[];
  readonly pairings?: readonly (Pick<StoredPairing, 'round' | 'number'> &
    Partial<Pick<StoredPairing, 'scores' | 'missed' | 'came' | 'isOpen'>>)[];
  /** The tables of a new round. */
  readonly drafts?: readonly Draft[];
  /** Who is to be told that something has happened, and the word for it. */
  readonly notices?: { readonly people: readonly PersonId[]; readonly key: string; readonly at: number };
}

/** A tournament in a list. */
export interface TournamentRow {
  readonly tournament: Tournament;
  /** How many have signed up or take part. */
  readonly people: number;
  /** The viewer's own state; null where they are not in it. */
  readonly mine: EntrantState | null;
}

export type Entered = 'entered' | 'full' | 'closed' | 'tooLate';

export interface TournamentStore {
  /** False where it is there already. */
  addTournament(tournament: Tournament, people: readonly TournamentPerson[]): Promise<boolean>;
  tournament(id: string): Promise<WholeTournament | undefined>;
  /** Those for everybody and of the viewer's groups, or of one group alone: not over yet, or over since then. The next to begin first. */
  tournaments(
    viewer: PersonId | undefined,
    group: string | undefined,
    since: number,
    limit: number,
  ): Promise<readonly TournamentRow[]>;
  /** All that somebody organises or has been in. */
  tournamentsOf(
    person: PersonId,
  ): Promise<readonly { readonly tournament: Tournament; readonly entry: TournamentPerson | null }[]>;
  /** The seasons of a league, the first one first. */
  seasonsOf(league: string): Promise<readonly Pick<Tournament, 'id' | 'season' | 'phase'>[]>;
  /** The points that were made at its tables that are over, by table and seat. */
  pointsIn(id: string): Promise<Readonly<Record<string, readonly number[]>>>;
  /** Claims those where something is due, or a table is over, for so many milliseconds. */
  claimTournaments(now: number, lease: number, limit: number): Promise<readonly string[]>;
  /** One step; ends the claim. False, and nothing is changed, where somebody else was faster. */
  stepTournament(id: string, version: number, change: TournamentChange): Promise<boolean>;
  /** Signs somebody up before it begins; into a Swiss tournament until half of its rounds have begun, with half a point for those that were missed. Says why not. */
  enterTournament(id: string, person: PersonId, now: number): Promise<Entered>;
  /** Another state, where the present one is one of these; false where it is not. */
  changeEntrant(
    id: string,
    person: PersonId,
    from: readonly EntrantState[],
    to: EntrantState,
  ): Promise<boolean>;
}
