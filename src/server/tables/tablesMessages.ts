/** What the main thread and the worker that plays the tables say to each other; sent in batches. */
import type { Reason, Viewer } from '#kernel';
import type { Command, PersonId, SystemCommand, TablePlan } from '#table';

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
      /** Whether nobody has checked an invitation: all but who follows a link. */
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
  /** A person's new name; empty when gone. */
  | { readonly to: 'named'; readonly person: PersonId; readonly name: string }
  /** Stop taking commands, finish and store what is under way. */
  | { readonly to: 'drain'; readonly call: number };

/** What is counted there: bot failures and plays as they happen, live tables as they are. */
export type Counted = 'plays' | 'botFailures' | 'tables';

/** From the tables. */
export type FromTables =
  /** A finished call: a ready message, the number of the entry, and the viewer who is told of it, if there is one. */
  | {
      readonly from: 'answer';
      readonly call: number;
      readonly text?: string;
      readonly seq?: number;
      readonly viewer?: Viewer;
    }
  | { readonly from: 'refused'; readonly call: number; readonly reason: Reason }
  /** A ready message for every socket that watches the table as this viewer. */
  | {
      readonly from: 'tell';
      readonly table: string;
      readonly viewer: Viewer;
      /** The last entry that was told, this one included. */
      readonly seq: number;
      readonly text: string;
    }
  /** The person sees the table as another viewer now: their sockets watch anew. */
  | { readonly from: 'moved'; readonly table: string; readonly person: PersonId }
  /** Somebody is awaited, or no longer: for «tables that wait for me». */
  | { readonly from: 'awaited'; readonly table: string; readonly people: readonly PersonId[] }
  | { readonly from: 'count'; readonly what: Counted; readonly value: number }
  /** Something that should not happen, for the log. */
  | { readonly from: 'error'; readonly what: string; readonly error: string };

/**
 * What is sent at once, the messages of every play laid flat: a text for sockets begins with the text, an answer to a
 * command with the number of its call. Objects cost several times as much to hand to another thread.
 */
export type Batch = readonly (FromTables | string | number | null)[];

export function toBatch(messages: readonly FromTables[]): Batch {
  const batch: (FromTables | string | number | null)[] = [];
  for (const message of messages) {
    if (message.from === 'tell') batch.push(message.text, message.table, message.viewer, message.seq);
    else if (message.from === 'answer' && message.seq !== undefined && message.text === undefined)
      batch.push(message.call, message.seq, message.viewer ?? null);
    else batch.push(message);
  }
  return batch;
}

export function fromBatch(batch: Batch, receive: (message: FromTables) => void): void {
  for (let i = 0; i < batch.length; i++) {
    const item = batch[i];
    if (typeof item === 'string') {
      const [table, viewer, seq] = [batch[++i] as string, batch[++i] as Viewer, batch[++i] as number];
      receive({ from: 'tell', table, viewer, seq, text: item });
    } else if (typeof item === 'number') {
      const [seq, viewer] = [batch[++i] as number, batch[++i] as Viewer | null];
      receive({ from: 'answer', call: item, seq, ...(viewer !== null && { viewer }) });
    } else if (item) receive(item);
  }
}
