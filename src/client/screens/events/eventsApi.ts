/** The server's routes about tournaments and leagues. */
import type { Options } from '#kernel';
import type { Names } from '#protocol';
import type { ClockRule, PersonId } from '#table';
import type { Pairing, TournamentPlan } from '#tournament';
import { request } from '../../remote/api.ts';

type Phase = 'announced' | 'checkIn' | 'playing' | 'over' | 'calledOff';
type EntrantState = 'signedUp' | 'here' | 'absent' | 'out' | 'left' | 'removed';

export interface Event {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly host: PersonId | null;
  readonly group: string | null;
  readonly plan: TournamentPlan;
  readonly phase: Phase;
  readonly starts: number;
  /** When the organiser last changed its beginning or its clock. */
  readonly changed: number | null;
  /** When the check-in opens. */
  readonly checkIn: number;
  readonly round: number;
  readonly rounds: number;
  /** When bots finish the round; when the next begins, once this one is over. */
  readonly ends: number | null;
  readonly next: number | null;
  readonly league: string | null;
  readonly season: number;
  readonly finished: number | null;
}

export interface EventRow {
  readonly event: Event;
  readonly people: number;
  readonly mine: EntrantState | null;
}

export interface EventPerson {
  readonly number: number;
  readonly person: PersonId | null;
  readonly state: EntrantState;
  readonly division: number;
  readonly takesPart: boolean;
  readonly place: number | null;
  readonly points: number;
  readonly ties: readonly number[];
}

/** One table of a round; scores in points. */
export interface EventPairing extends Omit<Pairing, 'scores'> {
  readonly table: string | null;
  readonly scores: readonly number[] | null;
  /** Made in the game, by seat. */
  readonly points: readonly number[] | null;
}

export interface EventPage {
  readonly event: Event;
  readonly groupName: string | null;
  readonly seasons: readonly { readonly id: string; readonly season: number; readonly phase: Phase }[];
  /** The viewer's number. */
  readonly mine: number | null;
  readonly people: readonly EventPerson[];
  readonly pairings: readonly EventPairing[];
  readonly names: Names;
}

export interface NewEvent {
  readonly name: string;
  readonly description: string;
  readonly starts: number;
  readonly group: string | null;
  readonly plan: Omit<TournamentPlan, 'byTurns' | 'options' | 'clock'> & {
    readonly options: Options;
    readonly clock: ClockRule;
  };
}

/** What is to be different; all else stays. */
export interface EventChange {
  readonly name?: string;
  readonly description?: string;
  readonly starts?: number;
  readonly plan?: Partial<TournamentPlan>;
}

/** What somebody does about an event. */
export type Deed = 'join' | 'check-in' | 'leave' | 'return' | 'call-off';

/** One function per route. */
export const eventsApi = {
  list: (group?: string) =>
    request<{ events: readonly EventRow[] }>(
      'GET',
      group === undefined ? '/events' : `/events?group=${group}`,
    ),
  read: (id: string, known: number | undefined) =>
    request<{ version: number; page: EventPage | null }>(
      'GET',
      known === undefined ? `/events/${id}` : `/events/${id}?known=${known}`,
    ),
  announce: (event: NewEvent) => request<{ event: Event }>('POST', '/events', event),
  change: (id: string, change: EventChange) => request<{ event: Event }>('PATCH', `/events/${id}`, change),
  act: (id: string, deed: Deed) => request('POST', `/events/${id}/${deed}`, {}),
  remove: (id: string, person: PersonId) => request('DELETE', `/events/${id}/people/${person}`),
};
