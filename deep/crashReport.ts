/** What a crash proof has seen, and how a table's log is compared with what was acknowledged. */
import { same } from '#kernel';
import type { Entry } from '#table';
import type { Acknowledged } from './scripted.ts';

export interface CrashReport {
  kills: number;
  tables: number;
  finished: number;
  entries: number;
  acknowledged: number;
  /** Commands that went out more than once, and sockets that were cut under their clients. */
  resent: number;
  cuts: number;
  /** Fresh table views that were compared with those kept up to date by patches. */
  compared: number;
  /** Acknowledged, yet not in the log under that number. */
  lost: number;
  /** In the log more than once. */
  doubled: number;
  /** Everything else that must not happen. */
  readonly faults: string[];
}

export function newReport(): CrashReport {
  const counts = { kills: 0, tables: 0, finished: 0, entries: 0, acknowledged: 0, resent: 0, cuts: 0 };
  return { ...counts, compared: 0, lost: 0, doubled: 0, faults: [] };
}

/** What somebody knew of a table: the numbers of all entries they saw, and how often each seat had answered after the last. */
export interface Seen {
  readonly seq: number;
  readonly answered: readonly number[];
  readonly seqs: readonly number[];
}

/** The entries are numbered without gaps. */
export function checkLog({ faults }: CrashReport, id: string, entries: readonly Entry[]): void {
  if (!entries.every(({ seq }, n) => seq === n + 1)) faults.push(`the log of ${id} has gaps`);
}

/** What was acknowledged is there, once, in its place and in order. */
export function checkCommands(
  report: CrashReport,
  entries: readonly Entry[],
  acknowledged: readonly Acknowledged[],
): void {
  const places = new Map<string, number[]>();
  for (const { person, commandId, seq } of entries) {
    if (commandId === null) continue;
    const key = `${person} ${commandId}`;
    places.set(key, [...(places.get(key) ?? []), seq]);
  }
  for (const found of places.values()) if (found.length > 1) report.doubled += 1;
  const last = new Map<string, number>();
  for (const { person, commandId, seq } of acknowledged) {
    if (!places.get(`${person} ${commandId}`)?.includes(seq)) report.lost += 1;
    if (seq <= (last.get(person) ?? 0)) report.faults.push(`command ${commandId} is out of order`);
    last.set(person, seq);
  }
}

/** How many answers a seat has given is the number of its answers in the log, taken back or not. */
export function checkAnswered(
  { faults }: CrashReport,
  id: string,
  entries: readonly Entry[],
  { seq, answered }: Seen,
): void {
  const counts = answered.map(() => 0);
  for (const { happening } of entries.slice(0, seq))
    if (happening.did === 'played') counts[happening.seat] = (counts[happening.seat] ?? 0) + 1;
  if (!same(counts, answered))
    faults.push(`table ${id} at ${seq}: answered ${answered}, in the log ${counts}`);
}
