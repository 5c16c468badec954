/** The tables as the rest of the server uses them; sockets follow tables through Rooms. Every refusal rejects with Refused. */
import type { Seat } from '#kernel';
import type { Command, PersonId, SystemCommand, TablePlan } from '#table';

export interface TablesClient {
  /** Opens a table; resolves once it is stored. */
  open(table: string, host: PersonId, plan: TablePlan): Promise<number>;
  /** A person's command, exactly once; resolves with the number of its entry once it is stored. */
  act(table: string, person: PersonId, commandId: string, command: Command): Promise<number>;
  /** Sits somebody down who has a link to the seat. */
  seat(table: string, person: PersonId, commandId: string, seat: Seat): Promise<number>;
  /** What the server does at a table by itself. */
  actAsSystem(table: string, command: SystemCommand): Promise<number>;
  /** A ready `legal` message. */
  legal(table: string, person: PersonId): Promise<string>;
  /** Tells tables a person's new name; an empty one when they are gone. */
  named(person: PersonId, name: string): void;
  /** Takes no more commands, and resolves when all that was taken is stored. */
  drain(): Promise<void>;
}
