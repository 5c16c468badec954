/** What sockets and tables tell each other, in one thread or between two. */
import type { Reason, Viewer } from '#kernel';
import type { Command, PersonId, SystemCommand, TablePlan } from '#table';
import type { Question } from './questions.ts';

/** To the tables. `call` numbers come back with the answer. */
export type ToTables =
  | {
      readonly to: 'open';
      readonly call: number;
      readonly table: string;
      readonly host: PersonId;
      readonly plan: TablePlan;
    }
  | {
      readonly to: 'act';
      readonly call: number;
      readonly table: string;
      readonly person: PersonId;
      readonly commandId: string;
      readonly command: Command;
      /** Whether nobody has checked an invitation yet: always, but for those who follow a link to a seat. */
      readonly outside: boolean;
    }
  | { readonly to: 'system'; readonly call: number; readonly table: string; readonly command: SystemCommand }
  /** A socket follows the table as this person: the answer is a ready `table` message. */
  | {
      readonly to: 'watch';
      readonly call: number;
      readonly table: string;
      readonly person: PersonId;
      readonly since: number;
    }
  /** One socket fewer of this person. */
  | { readonly to: 'unwatch'; readonly table: string; readonly person: PersonId }
  | { readonly to: 'legal'; readonly call: number; readonly table: string; readonly person: PersonId }
  /** The answer is JSON. */
  | { readonly to: 'question'; readonly call: number; readonly question: Question }
  /** A person's new name; empty when gone. */
  | { readonly to: 'named'; readonly person: PersonId; readonly name: string }
  /** Take no more commands; finish and store what is under way. */
  | { readonly to: 'drain'; readonly call: number };

/** A message that is answered. */
export type Call = Extract<ToTables, { call: number }>;

/** Plays, bot failures and stopped rules are counted as they happen, live tables as they are now. */
export type Counted = 'plays' | 'botFailures' | 'stops' | 'tables';

/** From the tables. */
export type FromTables =
  /** A finished call: a ready message, or the number of the entry and the viewer whose patch already acknowledges it. */
  | {
      readonly from: 'answer';
      readonly call: number;
      readonly text?: string;
      readonly seq?: number;
      readonly viewer?: Viewer;
    }
  | { readonly from: 'refused'; readonly call: number; readonly reason: Reason }
  /** The table of a call, or one that must go on by itself, is played with values that are not in play in this thread. */
  | {
      readonly from: 'elsewhere';
      readonly call: number | undefined;
      readonly table: string;
      readonly game: string;
      /** Their fingerprint. */
      readonly box: string;
    }
  /** Whether any table is in memory, or will be when its clock runs out. */
  | { readonly from: 'needed'; readonly isNeeded: boolean }
  /** A ready message for every socket that watches the table as this viewer. */
  | {
      readonly from: 'deliver';
      readonly table: string;
      readonly viewer: Viewer;
      /** The last entry they know of once they have this message. */
      readonly seq: number;
      readonly text: string;
    }
  /** The person sees the table as another viewer now: their sockets watch anew. */
  | { readonly from: 'moved'; readonly table: string; readonly person: PersonId }
  /** Whom the table waits for now. */
  | { readonly from: 'awaited'; readonly table: string; readonly people: readonly PersonId[] }
  | { readonly from: 'count'; readonly what: Counted; readonly value: number }
  /** Something that should not happen, for the log. */
  | { readonly from: 'error'; readonly what: string; readonly error: string };

export type PointsElsewhere = Extract<FromTables, { from: 'elsewhere' }>;

export type Answer = Extract<FromTables, { from: 'answer' }>;
