/** What acts work on, and what they give. */
import type { Title } from '#games';
import type { Position } from '#kernel';
import type { Moment } from './commands.ts';
import type { Happening } from './entry.ts';
import type { PersonId, TableState } from './state.ts';

export interface Table {
  readonly title: Title;
  readonly state: TableState;
  /** The position after entry `open.from`, from which answers are played again when one is taken back. */
  readonly base: Position | null;
  /** The state as it lies in the store, where it was lifted to a newer shape since: the next patch begins there. */
  readonly stored?: TableState;
}

/** What a person's command comes with. */
export interface Ask extends Moment {
  readonly person: PersonId;
}

/** What one command does to the table; its number is given afterwards. */
export interface Change {
  readonly happening: Happening;
  readonly state: TableState;
  /** Left out where it stays as it was. */
  readonly base?: Position;
}
