/** What is attacked, by whom, and how a command looks. */
import { at, type Rng, type Seat, same } from '#kernel';

/** What an attacker at the table knows: what each seat may answer, and how often it has answered. */
export interface Target {
  readonly table: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly answered: number;
    readonly awaited: boolean;
    readonly legal: readonly unknown[];
  }[];
  /** Commands of each seat that were accepted before, by seat. */
  readonly accepted: readonly (readonly string[])[];
  /** Answers of any seat at other times, legal then. */
  readonly strange: readonly unknown[];
}

/** Who sends it: the human of seat 0 or 1, or somebody without a seat. */
export type Sender = 0 | 1 | 'stranger';

export interface Attack {
  readonly kind: string;
  readonly from: Sender;
  readonly data: string | Buffer;
  /** Whether it is no message at all: the server takes only a few of those at once. */
  readonly isGarbage: boolean;
  /** Whether a close is also an answer to it. */
  readonly mayClose?: true;
}

export const SENDERS: readonly Sender[] = [0, 1, 'stranger'];
export const POISON = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];
export const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '💥',
  '__proto__',
  [],
  [[]],
  {},
  { seat: 0 },
];

/** Makes one attack of its kind. */
export type Kind = (rng: Rng, target: Target, id: string) => Omit<Attack, 'kind' | 'isGarbage'>;

/** A command that plays an answer. */
export function play(target: Target, id: string, from: Sender, answered: number, action: unknown) {
  return {
    from,
    data: JSON.stringify(commandMessage(target.table, id, { do: 'play', answered, action })),
  };
}

export function commandMessage(table: string, id: string, command: unknown) {
  return { ask: 'command', table, id, command };
}

export function seatOf(target: Target, seat: Seat): Target['seats'][number] {
  return at(target.seats, seat);
}

export function isLegal(command: unknown, legal: readonly unknown[]): boolean {
  return legal.some((answer) => same(answer, command));
}
