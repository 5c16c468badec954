/** What every command works on, and what it changes. */
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
  /** The state as it is stored, where it has been brought up to date since: the next patch starts from there. */
  readonly stored?: TableState;
}

/** What a person's command is decided with: the moment, and who sent it. */
export interface CommandContext extends Moment {
  readonly person: PersonId;
}

/** What one command does to the table; the entry gets its number later. */
export interface Change {
  readonly happening: Happening;
  readonly state: TableState;
  /** Left out where it stays as it was. */
  readonly base?: Position;
}
