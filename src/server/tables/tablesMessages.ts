/** What the main thread and a tables' thread post to each other, many messages at a time. */
import type { Reason, Viewer } from '#kernel';
import type { Command, PersonId, SystemCommand, TablePlan } from '#table';
import type { ClusterState } from '../cluster/membership.ts';
import type { PlanWish } from './planKeeper.ts';
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
  /** The answer is JSON: the person's plan, or null. */
  | {
      readonly to: 'plan';
      readonly call: number;
      readonly table: string;
      readonly person: PersonId;
      readonly wish: PlanWish;
    }
  /** The answer is JSON. */
  | { readonly to: 'question'; readonly call: number; readonly question: Question }
  /** A person's new name; empty when gone. */
  | { readonly to: 'named'; readonly person: PersonId; readonly name: string }
  /** Other nodes live now, or the clock has been measured again. */
  | { readonly to: 'cluster'; readonly state: ClusterState }
  /** Take no more commands; finish and store what is under way. */
  | { readonly to: 'drain'; readonly call: number };

/** A message that is answered. */
export type Call = Extract<ToTables, { call: number }>;

/** Bot failures, plays and clashes are counted as they happen, live tables as they are now. */
export type Counted = 'plays' | 'botFailures' | 'clashes' | 'tables';

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
  /** Whom the table waits for now; `told` are those who should hear of it wherever they are connected. */
  | {
      readonly from: 'awaited';
      readonly table: string;
      readonly people: readonly PersonId[];
      readonly told: readonly PersonId[];
    }
  | { readonly from: 'count'; readonly what: Counted; readonly value: number }
  /** Something that should not happen, for the log. */
  | { readonly from: 'error'; readonly what: string; readonly error: string };

export type PointsElsewhere = Extract<FromTables, { from: 'elsewhere' }>;

export type Answer = Extract<FromTables, { from: 'answer' }>;

/**
 * What is posted at once. The messages of every play are laid flat, since objects cost several times as much to hand to
 * another thread: a message for sockets begins with its text, an answer to a command with the number of its call, and
 * whom a table waits for with null; people are one text, with spaces between them.
 */
export type Batch = readonly (FromTables | string | number | null)[];

export function toBatch(messages: readonly FromTables[]): Batch {
  const batch: (FromTables | string | number | null)[] = [];
  for (const message of messages) {
    if (message.from === 'deliver') batch.push(message.text, message.table, message.viewer, message.seq);
    else if (message.from === 'answer' && message.seq !== undefined && message.text === undefined)
      batch.push(message.call, message.seq, message.viewer ?? null);
    else if (message.from === 'awaited')
      batch.push(null, message.table, message.people.join(' '), message.told.join(' '));
    else batch.push(message);
  }
  return batch;
}

export function fromBatch(batch: Batch, receive: (message: FromTables) => void): void {
  for (let i = 0; i < batch.length; i++) {
    const item = batch[i];
    if (typeof item === 'string') {
      // In the order in which toBatch has put them.
      const [table, viewer, seq] = [batch[++i] as string, batch[++i] as Viewer, batch[++i] as number];
      receive({ from: 'deliver', table, viewer, seq, text: item });
    } else if (typeof item === 'number') {
      // As above.
      const [seq, viewer] = [batch[++i] as number, batch[++i] as Viewer | null];
      receive({ from: 'answer', call: item, seq, ...(viewer !== null && { viewer }) });
    } else if (item === null) {
      // As above.
      const [table, people, told] = [batch[++i] as string, batch[++i] as string, batch[++i] as string];
      receive({ from: 'awaited', table, people: peopleFrom(people), told: peopleFrom(told) });
    } else if (item) receive(item);
  }
}

function peopleFrom(text: string): readonly PersonId[] {
  return text === '' ? [] : text.split(' ');
}
