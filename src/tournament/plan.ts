/** What is settled when a tournament is announced. */
import type { Options } from '#kernel';
import type { AbsenceRule, ClockRule } from '#table';

export const FORMATS = ['swiss', 'roundRobin', 'elimination', 'league'] as const;
export type Format = (typeof FORMATS)[number];

/** More are not let in: of a round robin, where everybody meets everybody, fewer. */
export const MOST_PEOPLE = 256;
const MOST_IN_ROUND_ROBIN = 16;

export const MOST_ROUNDS = 12;

/** A division of a league has so many people. */
export const DIVISION_SIZES = [4, 5, 6, 7, 8, 9, 10] as const;

export interface TournamentPlan {
  readonly format: Format;
  readonly game: string;
  readonly options: Options;
  /** At a table; where the number of people does not fit, some tables have fewer. */
  readonly seats: number;
  /** Of a Swiss tournament; fewer where so few come that they would have to meet again. */
  readonly rounds: number;
  /** How many may come. */
  readonly capacity: number;
  /** Of a league. */
  readonly divisionSize: number;
  readonly clock: ClockRule;
  /** Whether people look in when they like, in rounds of days. */
  readonly byTurns: boolean;
  /** After so many milliseconds a round is over: bots finish what is not. */
  readonly roundTime: number;
  /** From one round's beginning to the next at least; 0 where it begins as soon as all tables are over. */
  readonly every: number;
  /** How strong bots are that play for people. */
  readonly level: AbsenceRule['level'];
}

interface Running {
  readonly plan: Pick<TournamentPlan, 'format'>;
  /** The round under way, and how many there will be. */
  readonly round: number;
  readonly rounds: number;
}

/** How many may come at most. */
export function mostPeople(format: Format): number {
  return format === 'roundRobin' ? MOST_IN_ROUND_ROBIN : MOST_PEOPLE;
}

/** Whether people may still come in although it has begun: into a Swiss tournament until half of its rounds have. */
export function entersLate({ plan, round, rounds }: Running): boolean {
  return plan.format === 'swiss' && 2 * round <= rounds;
}

/** The rounds of a Swiss tournament that tells the best of so many apart. */
export function usualRounds(people: number, seats: number): number {
  const needed = Math.ceil(Math.log(Math.max(2, people)) / Math.log(seats)) + (seats > 2 ? 1 : 0);
  return Math.min(MOST_ROUNDS, Math.max(3, needed));
}
