/** What is written down with an entry: the row, a snapshot where one is due, notices for the absent. */
import { at } from '#kernel';
import type { Acted, Entry, PersonId, TableState } from '#table';
import type { Commit, Notice, TableRow } from '../store/store.ts';

const SNAPSHOT_EVERY = 32;

/** One entry's commit; `before` is undefined for the first. */
export function commitOf(
  before: TableState | undefined,
  after: TableState,
  entry: Entry,
  created: number,
  present: (person: PersonId) => boolean,
): Commit {
  return {
    table: after.id,
    entry,
    snapshot: isSnapshotDue(before, after) ? after : null,
    row: rowOf(after, created, entry.at),
    rowChanged:
      before === undefined ||
      before.seats !== after.seats ||
      before.phase !== after.phase ||
      before.host !== after.host,
    notices: before ? noticesOf(before, after, entry.person, present) : [],
  };
}

/** A new table's commit. */
export function firstCommit({ table, entry }: Acted): Commit {
  return commitOf(undefined, table.state, entry, entry.at, () => false);
}

/** People who decide for a seat that must act now. */
export function awaitedPeople({ awaited, seats, paused }: TableState): readonly PersonId[] {
  if (paused) return [];
  return awaited.flatMap((seat) => {
    const holder = at(seats, seat);
    return holder.kind === 'human' && holder.standIn === null ? [holder.person] : [];
  });
}

/** The first entry, the deal, the last of the game, and every 32nd. */
function isSnapshotDue(before: TableState | undefined, after: TableState): boolean {
  return before === undefined || before.phase !== after.phase || after.seq % SNAPSHOT_EVERY === 0;
}

function rowOf(state: TableState, created: number, updated: number): TableRow {
  const { id, plan, phase, host, seats, seq, paused, plays } = state;
  const { game, access } = plan;
  const awaited = paused ? [] : state.awaited;
  return { id, game, phase, access, host, seats, created, updated, seq, awaited, plays };
}

/** One notice at most for each person who neither did it nor watches. */
function noticesOf(
  before: TableState,
  after: TableState,
  actor: PersonId | null,
  present: (person: PersonId) => boolean,
): readonly Notice[] {
  const absent = (person: PersonId) => person !== actor && !present(person);
  if (before.phase !== after.phase) {
    const kind = after.phase === 'over' ? 'over' : 'started';
    const people = after.seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : []));
    return people.filter(absent).map((person) => ({ person, kind }));
  }
  if (before.awaited === after.awaited && before.seats === after.seats) return [];
  const waiting = awaitedPeople(before);
  return awaitedPeople(after)
    .filter((person) => !waiting.includes(person) && absent(person))
    .map((person) => ({ person, kind: 'turn' }));
}
