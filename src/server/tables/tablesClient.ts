/** The tables as HTTP uses them; sockets follow tables through Rooms. Every refusal rejects with Refused. */
import type { Seat } from '#kernel';
import type { Command, PersonId, SystemCommand, TablePlan } from '#table';
import type { PlanWish, ShownPlan } from './planKeeper.ts';
import type { Question } from './questions.ts';
import type { Answer, Call } from './tablesMessages.ts';

export interface TablesClient extends TableCalls {
  /** Asks where other values of a game are in play, by their fingerprint; gives the answer as JSON. */
  ask(game: string, box: string, question: Question): Promise<string>;
  /** Tells tables a person's new name; an empty one when they are gone. */
  named(person: PersonId, name: string): void;
  /** Sessions of a person have ended: sockets that belong to one are closed, wherever they are. */
  signedOut(person: PersonId): void;
  /** Takes no more commands, and resolves when all that was taken is stored. */
  drain(): Promise<void>;
}

/** What is asked of one table. */
interface TableCalls {
  /** Opens a table; resolves once it is stored. */
  open(table: string, host: PersonId, plan: TablePlan): Promise<number>;
  /** A person's command, exactly once; resolves with the number of its entry once it is stored. */
  act(table: string, person: PersonId, commandId: string, command: Command): Promise<number>;
  /** Sits somebody down who has a link to the seat. */
  seat(table: string, person: PersonId, commandId: string, seat: Seat, salt?: string): Promise<number>;
  /** What the server does at a table by itself. */
  actAsSystem(table: string, command: SystemCommand): Promise<number>;
  /** A ready `legal` message. */
  legal(table: string, person: PersonId): Promise<string>;
  /** What the person asks of their plan there; gives the plan that is there afterwards. */
  plan(table: string, person: PersonId, wish: PlanWish): Promise<ShownPlan | null>;
}

/** Turns each into a message with the number of its call, which `send` posts and waits for. */
export function tablesClientOn(send: (message: (call: number) => Call) => Promise<Answer>): TableCalls {
  const entryOf = async (message: (call: number) => Call) => (await send(message)).seq ?? 0;
  return {
    open: (table, host, plan) => entryOf((call) => ({ to: 'open', call, table, host, plan })),
    act: (table, person, commandId, command) =>
      entryOf((call) => ({ to: 'act', call, table, person, commandId, command, outside: true })),
    seat: (table, person, commandId, seat, salt) => {
      const command = { do: 'sit', seat, salt } as const;
      return entryOf((call) => ({ to: 'act', call, table, person, commandId, command, outside: false }));
    },
    actAsSystem: (table, command) => entryOf((call) => ({ to: 'system', call, table, command })),
    plan: async (table, person, wish) =>
      JSON.parse((await send((call) => ({ to: 'plan', call, table, person, wish }))).text ?? 'null'),
    legal: async (table, person) => (await send((call) => ({ to: 'legal', call, table, person }))).text ?? '',
  };
}
