/** What the store keeps of finished games: written with the last entry of each. */
import type { Approach } from '#kernel';
import type { Ending, PersonId } from '#table';

/** Who played: people alone, several with bots or automata, one against those, or one alone. */
export const RESULT_KINDS = ['people', 'mixed', 'bots', 'solo'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** How one seat, or one automaton after the last seat, came out of a game. */
export interface SeatResult {
  readonly seat: number;
  /** Whose seat it was; null for bots and automata, and once the person is gone. */
  readonly person: PersonId | null;
  /** A bot's level or an automaton's name; null for people, also where a bot stood in at the end. */
  readonly bot: string | null;
  /** From 1 on, the same for equals; null where nobody was ranked. */
  readonly place: number | null;
  readonly points: number;
  readonly parts: Readonly<Partial<Record<string, number>>>;
  /** When the person left and did not come back: they resigned, were late, or a bot stood in. */
  readonly leftAt: number | null;
  readonly resigned: boolean;
  /** How the seat went about the game; null for automata, and in results from before that was kept. */
  readonly approach: Approach | null;
}

export interface GameResult {
  readonly table: string;
  readonly game: string;
  /** How many seats; players after these are automata. */
  readonly seats: number;
  readonly kind: ResultKind;
  readonly rated: boolean;
  readonly finished: number;
  readonly ending: Ending['kind'];
  readonly players: readonly SeatResult[];
}

/** A person's games of one title at one number of seats. */
export interface GameTally {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Of those, the ones that could be won. */
  readonly contests: number;
  readonly won: number;
  /** All points together, and the most in one game. */
  readonly points: number;
  readonly best: number;
}

/** A person's games with one other. */
export interface Encounters {
  readonly other: PersonId;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly last: number;
}

export interface ResultStore {
  /** The person's games that ended with places, by title and seats, most played first. */
  talliesOf(person: PersonId): Promise<readonly GameTally[]>;
  /** With whom the person has played most often. */
  encountersOf(person: PersonId, limit: number): Promise<readonly Encounters[]>;
  /** The latest first; of all titles, or of one at one number of seats. */
  resultsOf(
    person: PersonId,
    limit: number,
    of?: Pick<GameResult, 'game' | 'seats'>,
  ): Promise<readonly GameResult[]>;
  /** How many finished tables of the person have no result: they ended before results were kept. */
  unknownResultsOf(person: PersonId): Promise<number>;
  /** Whether both have sat at one table. */
  haveMet(one: PersonId, two: PersonId): Promise<boolean>;
}
