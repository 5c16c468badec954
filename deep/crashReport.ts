/** What a crash proof has seen, and how a table's log is compared with what was acknowledged. */
import type { Entry } from '#table';
import type { Acknowledged, RefusedCommand } from './scripted.ts';

export interface CrashReport {
  kills: number;
  tables: number;
  finished: number;
  entries: number;
  acknowledged: number;
  refused: number;
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
  const counts = { kills: 0, tables: 0, finished: 0, entries: 0, acknowledged: 0, refused: 0 };
  return { ...counts, resent: 0, cuts: 0, compared: 0, lost: 0, doubled: 0, faults: [] };
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

/** What was refused is not there, whatever became of it at other servers. */
export function checkRefused(
  { faults }: CrashReport,
  entries: readonly Entry[],
  refused: readonly RefusedCommand[],
): void {
  const stored = new Map(entries.map(({ person, commandId, seq }) => [`${person} ${commandId}`, seq]));
  for (const { table, person, commandId, code } of refused) {
    const seq = stored.get(`${person} ${commandId}`);
    if (seq !== undefined) faults.push(`entry ${seq} of table ${table} was refused as ${code}`);
  }
}

/** How many questions to a seat are over: its answers in the log, taken back or not, and at most one for each time the table went back. */
export function checkAnswered(
  { faults }: CrashReport,
  id: string,
  entries: readonly Entry[],
  { seq, answered }: Seen,
): void {
  const known = entries.slice(0, seq).map(({ happening }) => happening);
  const steps = known.filter(({ did }) => did === 'tookBack').length;
  const counts = answered.map(
    (_, seat) => known.filter((one) => one.did === 'played' && one.seat === seat).length,
  );
  const fits = answered.every(
    (over, seat) => over >= (counts[seat] ?? 0) && over <= (counts[seat] ?? 0) + steps,
  );
  if (!fits)
    faults.push(
      `table ${id} at ${seq}: questions over ${answered}, in the log ${counts} and ${steps} steps back`,
    );
}
