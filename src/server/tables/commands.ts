/** Which commands a table has had, so that each is carried out once and a repeat gets the first answer. */
import type { Reason } from '#kernel';
import type { Actor, Entry } from '#table';
import type { Store } from '../store/index.ts';

/** Older ones are in the store (accepted) or forgotten (refused). */
const REMEMBERED = 256;

export class Commands {
  /** Whether every accepted command of the table is remembered here, so that the store need not be asked. */
  complete = false;
  private readonly table: string;
  private readonly store: Pick<Store, 'entryOf'>;
  private readonly answers = new Map<string, number | Reason>();

  constructor(table: string, store: Pick<Store, 'entryOf'>, entries: readonly Entry[] = []) {
    this.table = table;
    this.store = store;
    for (const { person, commandId, seq } of entries)
      if (person !== null) this.remember({ person, commandId }, seq);
  }

  /** The number of the entry it brought, or the reason it was refused for. */
  answerTo(actor: Actor): number | Reason | undefined {
    const key = keyOf(actor);
    return key === undefined ? undefined : this.answers.get(key);
  }

  /** The number of the entry it brought, if that is in the store. */
  async storedAnswerTo(actor: Actor): Promise<number | undefined> {
    if (actor === 'system' || actor.commandId === null) return undefined;
    return this.store.entryOf(this.table, actor.person, actor.commandId);
  }

  remember(actor: Actor, answer: number | Reason): void {
    const key = keyOf(actor);
    if (key === undefined) return;
    this.answers.set(key, answer);
    if (this.answers.size <= REMEMBERED) return;
    for (const [oldest, was] of this.answers) {
      this.answers.delete(oldest);
      if (typeof was === 'number') this.complete = false;
      return;
    }
  }
}

/** The house has no commands of its own to repeat. */
function keyOf(actor: Actor): string | undefined {
  return actor === 'system' || actor.commandId === null ? undefined : `${actor.person} ${actor.commandId}`;
}
