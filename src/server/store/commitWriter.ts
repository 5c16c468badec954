/**
 * A commit's way into the database. Where it is made it is packed into rows of plain values; where the database is, all
 * that waits at the same moment is written in one transaction, with one sync.
 */
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { ladderName } from '#rating';
import { absenceOf, type TablePlan } from '#table';
import { COLUMNS, type PackedCommit, type Row } from './packedCommit.ts';
import type { GameResult } from './resultStore.ts';
import { inserters, letWatchersFollow } from './rowInserters.ts';
import type { Schema } from './schema.ts';
import type { Commit, Pace, TableRow } from './store.ts';
import { Clash, storeErrorOf } from './storeErrors.ts';

/** The rows of a commit. */
export function pack(commit: Commit): PackedCommit {
  const { table, entry, link, prev, snapshot, row, rowChanged, notices, alarm, result, also } = commit;
  const { seq, at, person, commandId, happening, patch } = entry;
  const whole = rowChanged || happening.did === 'opened';
  const texts = [JSON.stringify(happening), patch, JSON.stringify(row.awaited)];
  return {
    table,
    entry: [table, seq, at, person, commandId, happening.did, ...texts, row.plays, link, prev],
    snapshot: snapshot ? [table, seq, JSON.stringify(snapshot)] : undefined,
    row: whole ? tableRow(row, snapshot?.plan) : undefined,
    people: whole ? peopleRows(row) : undefined,
    notices: notices.map(({ kind, person }) => `${kind} ${person}`).join(' '),
    alarm: alarm && [table, alarm.bucket, alarm.wake],
    result: result && {
      game: resultRow(result),
      seats: resultSeatRows(result),
      queue: queueRows(result),
    },
    also: also && pack(also),
  };
}

/** The plan is read only with a new table: a clock neither comes nor goes. */
function tableRow(
  { id, game, phase, access, host, seats, created }: TableRow,
  plan: TablePlan | undefined,
): Row {
  const botted = seats.some(
    (holder) => holder.kind === 'bot' || (holder.kind === 'human' && holder.standIn !== null),
  );
  const pace: Pace | null = plan ? packedPace(plan) : null;
  const flags = [plan?.clock ? 1 : 0, botted ? 1 : 0];
  return [
    id,
    game,
    phase,
    access,
    host,
    JSON.stringify(seats),
    created,
    ...flags,
    pace && JSON.stringify(pace),
  ];
}

function packedPace(plan: TablePlan): Pace {
  const { clock, rated } = plan;
  return { clock, after: absenceOf(plan).after, ...(rated && { rated }) };
}

function peopleRows({ id, host, seats }: TableRow): Row[] {
  const seatOf = new Map<string, number | null>([[host, null]]);
  for (const [seat, holder] of seats.entries()) if (holder.kind === 'human') seatOf.set(holder.person, seat);
  return Array.from(seatOf, ([person, seat]) => [person, id, seat]);
}

/** Where a game waits that counts for ratings. */
function queueRows({ table, game, seats, kind, rated, finished }: GameResult): Row[] {
  if (!rated || (kind !== 'people' && kind !== 'bots')) return [];
  return [[table, ladderName({ kind, game, seats }), finished]];
}

function resultRow({ table, game, seats, kind, rated, finished, ending }: GameResult): Row {
  return [table, game, seats, kind, rated ? 1 : 0, finished, ending];
}

function resultSeatRows({ table, players }: GameResult): Row[] {
  return players.map(({ seat, person, bot, place, points, parts, leftAt, resigned, approach }) => {
    const left = [leftAt, resigned ? 1 : 0];
    return [
      table,
      seat,
      person,
      bot,
      place,
      points,
      JSON.stringify(parts),
      ...left,
      approach && JSON.stringify(approach),
    ];
  });
}

/** Commits in one transaction, at most: with so many the sync hardly counts. */
const MOST = 512;

interface WaitingCommit {
  readonly packed: PackedCommit;
  resolve(): void;
  reject(error: unknown): void;
}

export interface CommitWriter {
  /** Resolves once it is on disk. */
  write(packed: PackedCommit): Promise<void>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

/** How a database writes entries: each only where the entry before it is there, under the link that it names. Both give the tables whose entry was stored. */
export interface EntryWriter {
  /** Entries, snapshots, alarms and notices in a transaction of their own, which most groups are: the shortest way a database has. */
  append(
    db: Kysely<Schema>,
    entries: readonly Row[],
    snapshots: readonly Row[],
    alarms: readonly Row[],
    notices: readonly Row[],
  ): Promise<ReadonlySet<string>>;
  /** As part of a transaction. */
  insert(trx: Transaction<Schema>, entries: readonly Row[]): Promise<ReadonlySet<string>>;
  /** As part of a transaction: notices for those who have a channel that is on; a turn that was told of is left out. */
  insertNotices(trx: Transaction<Schema>, notices: readonly Row[]): Promise<void>;
}

export function createCommitWriter(db: Kysely<Schema>, writer: EntryWriter): CommitWriter {
  const insert = inserters(db);
  let waiting: WaitingCommit[] = [];
  let running: Promise<void> | undefined;

  /** What was to be written in this turn of the event loop, or during the last sync, is one group. */
  async function writeAll(): Promise<void> {
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const [group, rest] = firstGroup(waiting);
      waiting = rest;
      await writeTogether(group).catch(() => oneByOne(group));
    }
    running = undefined;
  }

  async function writeTogether(group: readonly WaitingCommit[]): Promise<void> {
    const stored = await writeGroup(group.map(({ packed }) => packed));
    for (const { packed, resolve, reject } of group)
      if (stored.has(packed.table)) resolve();
      else reject(new Clash());
  }

  /** After a group has failed: only the commits fail that also fail alone. */
  async function oneByOne(group: readonly WaitingCommit[]): Promise<void> {
    for (const one of group) await writeTogether([one]).catch((error) => one.reject(storeErrorOf(error)));
  }

  /** Gives the tables whose commit was stored: of one whose entry clashes nothing is written. */
  async function writeGroup(group: readonly PackedCommit[]): Promise<ReadonlySet<string>> {
    if (group.every(isAppended))
      return writer.append(
        db,
        entriesOf(group),
        snapshotsOf(group),
        alarmsOf(group),
        group.flatMap(noticeRows),
      );
    return db.transaction().execute(async (trx) => {
      const run = async (queries: readonly CompiledQuery[]) => {
        for (const query of queries) await trx.executeQuery(query);
      };
      // In the same order everywhere, or two servers wait for each other.
      const ordered = group.toSorted((one, two) => (one.table < two.table ? -1 : 1));
      const stored = await writer.insert(trx, entriesOf(ordered));
      const commits = ordered.filter(({ table }) => stored.has(table));
      const opened = commits.flatMap(({ also }) => (also ? [also] : []));
      if ((await writer.insert(trx, entriesOf(opened))).size < opened.length) throw new Clash();
      const all = [...commits, ...opened];
      await run(insert.snapshots(snapshotsOf(all)));
      await run(insert.alarms(alarmsOf(all)));
      await run(insert.tables(all.flatMap(({ row }) => (row ? [row] : []))));
      for (const { table, people } of all)
        if (people) {
          await trx.deleteFrom('table_people').where('table_id', '=', table).execute();
          await run(insert.people(people));
        }
      const results = all.flatMap(({ result }) => (result ? [result] : []));
      await run(insert.results(results.map(({ game }) => game)));
      await run(insert.resultSeats(results.flatMap(({ seats }) => seats)));
      await run(insert.ratingQueue(results.flatMap(({ queue }) => queue)));
      for (const { table, also } of commits) if (also) await letWatchersFollow(trx, table, also.table);
      await writer.insertNotices(trx, all.flatMap(noticeRows));
      return stored;
    });
  }

  return {
    write: (packed) =>
      new Promise((resolve, reject) => {
        waiting.push({ packed, resolve, reject });
        running ??= writeAll();
      }),
    idle: () => running ?? Promise.resolve(),
  };
}

/** One commit of each table at most, since an entry is stored only after the one before it; and those that wait for the next group. */
function firstGroup(waiting: readonly WaitingCommit[]): [WaitingCommit[], WaitingCommit[]] {
  const group = new Map<string, WaitingCommit>();
  const rest: WaitingCommit[] = [];
  for (const one of waiting)
    if (group.size >= MOST || group.has(one.packed.table)) rest.push(one);
    else group.set(one.packed.table, one);
  return [[...group.values()], rest];
}

function entriesOf(group: readonly PackedCommit[]): Row[] {
  return group.map(({ entry }) => entry);
}

function alarmsOf(group: readonly PackedCommit[]): Row[] {
  return group.flatMap(({ alarm }) => (alarm ? [alarm] : []));
}

function snapshotsOf(group: readonly PackedCommit[]): Row[] {
  return group.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
}

/** Whether nothing but the entry, and perhaps a snapshot, an alarm and notices, is to be written. */
function isAppended({ row, people, result, also }: PackedCommit): boolean {
  return !row && !people && !result && !also;
}

/** Nobody is told sooner, in milliseconds: most answer by themselves. */
export const TOLD_AFTER = 5000;

const [AT, PLAYS] = [COLUMNS.entries.indexOf('at'), COLUMNS.entries.indexOf('plays')];

/** The rows of the outbox that come with an entry. A turn is the same turn as long as as many answers stand. */
function noticeRows({ table, entry, notices }: PackedCommit): Row[] {
  if (notices === '') return [];
  const words = notices.split(' ');
  const at = Number(entry[AT]);
  return Array.from({ length: words.length / 2 }, (_, n) => {
    const [kind = '', person = ''] = words.slice(2 * n);
    const key = kind === 'turn' ? `${table} ${entry[PLAYS]}` : table;
    return [person, table, kind, key, at + TOLD_AFTER, at];
  });
}
