/** Calls to the tables that wait for their answers; a new thread is asked all of them again. */
import type { Reason } from '#kernel';
import type { FromTables, ToTables } from './tablesMessages.ts';

export type Answer = Extract<FromTables, { from: 'answer' }>;
export type Call = Extract<ToTables, { call: number }>;

export interface Pending {
  readonly message: Call;
  answer(answer: Answer): void;
  refuse(reason: Reason): void;
}

/** Numbers stay small enough for 32 bits, and there are never so many calls at once. */
const HIGHEST = 0x3fff_ffff;

export class Calls {
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  next(): number {
    this.last = (this.last % HIGHEST) + 1;
    return this.last;
  }

  add(pending: Pending): void {
    this.pending.set(pending.message.call, pending);
  }

  /** The call, which waits no more. */
  take(call: number): Pending | undefined {
    const pending = this.pending.get(call);
    this.pending.delete(call);
    return pending;
  }

  /** In the order in which they were made. */
  all(): readonly Call[] {
    return [...this.pending.values()].map(({ message }) => message);
  }
}
