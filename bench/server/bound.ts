/** What a play needs at the least, each part measured by itself on the server's core in the same run. */
import type { Measured } from './measureLoad.ts';
import { runPinned } from './process.ts';
import type { Latency } from './statistics.ts';

/** A bare durable append. */
export interface Appended {
  /** Microseconds of CPU for one row. */
  readonly cpu: number;
  /** Rows in one transaction. */
  readonly group: number;
  /** Of one transaction with its sync. */
  readonly sync: Latency;
}

/** The rules of one game alone. */
export interface RulesCost {
  readonly game: string;
  /** Microseconds of CPU for one play: `apply`, and a view for each kind of viewer. */
  readonly cpu: number;
  /** What the state of a table takes in memory. */
  readonly stateBytes: number;
}

/** The parts whose sum is the bound, in microseconds of CPU for a play. */
export interface Bound {
  readonly relay: number;
  readonly append: number;
  readonly rules: number;
}

export function sumOf({ relay, append, rules }: Bound): number {
  return relay + append + rules;
}

/** Every game is played equally often. */
export function boundOf(relay: Measured, append: Appended, rules: readonly RulesCost[]): Bound {
  return { relay: relay.cpu, append: append.cpu, rules: meanOf(rules.map(({ cpu }) => cpu)) };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export async function measureAppend(
  writers: number,
  bytes: number,
  seconds: number,
  databaseUrl = '',
): Promise<Appended> {
  const address = databaseUrl === '' ? [] : [databaseUrl];
  // The program prints what its type says.
  return (await runPinned('append.ts', writers, Math.round(bytes), seconds, ...address)) as Appended;
}

export async function measureRules(seconds: number): Promise<readonly RulesCost[]> {
  return (await runPinned('rulesAlone.ts', seconds)) as RulesCost[];
}
