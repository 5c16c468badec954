/** What can go wrong with the store, in words of our own instead of each database's. */

/** Something with this key is stored already: an entry of the same number, or the same command again. */
export class Clash extends Error {
  constructor(cause?: unknown) {
    super('this is stored already', { cause });
    this.name = 'Clash';
  }
}

/** The store has stopped; whether the last commits were stored is known only after it is opened again. */
export class StoreGone extends Error {
  constructor() {
    super('the store has stopped');
    this.name = 'StoreGone';
  }
}

const DUPLICATES: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a database refused a second row with the same key. */
export function isDuplicate(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && DUPLICATES.includes(error.code);
}

/** Our error for a database's error about duplicates; all others stay as they are. */
export function storeErrorOf(error: unknown): unknown {
  return isDuplicate(error) ? new Clash(error) : error;
}
