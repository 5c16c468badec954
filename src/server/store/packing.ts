/** A commit as rows of plain values: small to hand to another thread, and ready to be written. */
import type { Commit, TableRow } from './store.ts';

type Value = string | number | null;

export type Row = readonly Value[];

/** Rows for the tables of the schema, in the order of COLUMNS; most commits have an entry only. */
export interface Packed {
  readonly table: string;
  readonly entry: Row;
  readonly snapshot: Row | undefined;
  readonly row: Row | undefined;
  /** Everybody who belongs to the table from now on; undefined leaves them as they are. */
  readonly people: readonly Row[] | undefined;
  readonly notices: readonly Row[];
  readonly also: Packed | undefined;
}

export const COLUMNS = {
  entries: ['table_id', 'seq', 'at', 'person', 'command', 'kind', 'body', 'patch', 'awaited', 'plays'],
  snapshots: ['table_id', 'seq', 'body'],
  tables: ['id', 'game', 'phase', 'access', 'host', 'seats', 'created', 'clocked', 'botted'],
  table_people: ['person', 'table_id', 'seat'],
  outbox: ['person', 'table_id', 'kind'],
} as const;

export function pack({ table, entry, snapshot, row, rowChanged, notices, also }: Commit): Packed {
  const { seq, at, person, commandId, happening, patch } = entry;
  const whole = rowChanged || happening.did === 'opened';
  const texts = [JSON.stringify(happening), patch && JSON.stringify(patch), JSON.stringify(row.awaited)];
  return {
    table,
    entry: [table, seq, at, person, commandId, happening.did, ...texts, row.plays],
    snapshot: snapshot ? [table, seq, JSON.stringify(snapshot)] : undefined,
    row: whole ? tableRow(row, snapshot?.plan.clock ? 1 : 0) : undefined,
    people: whole ? peopleRows(row) : undefined,
    notices: notices.map((notice) => [notice.person, table, notice.kind]),
    also: also && pack(also),
  };
}

/** `clocked` counts only when the table is new: a clock neither comes nor goes. */
function tableRow({ id, game, phase, access, host, seats, created }: TableRow, clocked: number): Row {
  const botted = seats.some(
    (holder) => holder.kind === 'bot' || (holder.kind === 'human' && holder.standIn !== null),
  );
  return [id, game, phase, access, host, JSON.stringify(seats), created, clocked, botted ? 1 : 0];
}

function peopleRows({ id, host, seats }: TableRow): Row[] {
  const seatOf = new Map<string, number | null>([[host, null]]);
  for (const [seat, holder] of seats.entries()) if (holder.kind === 'human') seatOf.set(holder.person, seat);
  return Array.from(seatOf, ([person, seat]) => [person, id, seat]);
}
