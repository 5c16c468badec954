/** What people and the system may do at a table. */
import type { Seat } from '#kernel';
import type { Phrase } from './phrases.ts';
import type { Rests } from './rests.ts';
import type { AbsenceRule, Gone, Level, PersonId, Request, TableState } from './state.ts';

/** What a person may do. */
export type Command =
  /** `salt` is chance of the person's own, for the seed of the deal (T34). */
  | { readonly do: 'sit'; readonly seat: Seat; readonly salt?: string | undefined }
  /** Gives up one's seat, before the deal. */
  | { readonly do: 'stand' }
  /** The host puts a bot on a seat, or clears it, before the deal. */
  | { readonly do: 'seatBot'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'clearSeat'; readonly seat: Seat }
  | { readonly do: 'start'; readonly salt?: string | undefined }
  /** An answer, and how many the seat had given before it. */
  | { readonly do: 'play'; readonly answered: number; readonly action: unknown }
  | { readonly do: 'takeBack' }
  | { readonly do: 'propose'; readonly request: Request }
  | { readonly do: 'agree' }
  /** Says no to a proposal, or withdraws one's own. */
  | { readonly do: 'decline' }
  | { readonly do: 'resume' }
  /** A human at the table takes over from a host who is gone before the deal. */
  | { readonly do: 'host' }
  /** Lets a bot stand in for an awaited human who has been gone too long. It plays at the table's level; one sent along is ignored. */
  | { readonly do: 'standIn'; readonly seat: Seat; readonly level?: Level | undefined }
  /** Leaves a running game: a bot stands in until its human returns. */
  | { readonly do: 'leave' }
  | { readonly do: 'return' }
  /** Gives the game up for good. */
  | { readonly do: 'resign' }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'rematch' };

/** What the system does by itself. */
export type SystemCommand =
  | { readonly do: 'playBot'; readonly seat: Seat; readonly action: unknown }
  /** Somebody's thinking time has run out. */
  | { readonly do: 'ringClock' }
  /** These seats have lost because their people did not come; or, with bots, the time of the whole game is up and bots finish it. */
  | { readonly do: 'callTime'; readonly seats: readonly Seat[]; readonly timeout: AbsenceRule['timeout'] }
  /** The person has changed when their clock stands. */
  | { readonly do: 'changeHours'; readonly person: PersonId }
  /** The person is gone for good: a bot takes every seat of theirs. */
  | { readonly do: 'forget'; readonly person: PersonId };

/** Who sends a command: a person, who gives each an id of its own, or the system. */
export type Actor = { readonly person: PersonId; readonly commandId: string | null } | 'system';

/** What a command is decided with: the table has no clock, no chance and no memory of its own, so they come from outside. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Who of the table's people is not here; left out where everybody is. */
  readonly gone?: Gone;
  /** By turns: when the clocks of the table's people stand from now on; those whose clock never stands are left out. */
  readonly hours?: Readonly<Record<PersonId, Rests>>;
  /** A new secret seed and a new table's id, where the command needs them. */
  readonly seed?: string;
  readonly tableId?: string;
  /** The table right before the entry that a proposal goes back to, where one does (see pastNeeded). */
  readonly past?: TableState;
}
