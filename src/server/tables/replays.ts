/** Replays: what a viewer saw of a stored table or a record, step by step. */
import type { loadTitle, Title } from '#games';
import type { GameRecord, Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type Frame,
  type PersonId,
  playRecord,
  type Replay,
  replayFrames,
  stateAt,
  type TableHistory,
  type TableState,
  viewerOf,
} from '#table';
import type { Store } from '../store/index.ts';

/** No game that people play is longer. */
export const MOST_PLAYS = 5000;

/** Frames in one step, before other requests get a turn. */
const FRAMES_AT_ONCE = 4;

/** A table's history out of the store; no rule runs. */
export async function storedHistory(
  store: Pick<Store, 'load' | 'entries'>,
  load: typeof loadTitle,
  table: string,
): Promise<TableHistory> {
  const [begun, entries] = await Promise.all([store.load(table, 1), store.entries(table, 1)]);
  if (begun === undefined) throw refusedAtDoor('noSuchTable');
  const first = stateAt(begun.snapshot, begun.entries);
  return { title: await load(first.plan.game), first, entries, last: stateAt(first, entries) };
}

/** P8 While the game runs everybody sees it as themselves; after its end as any viewer. */
export function viewerAs(state: TableState, person: PersonId, as: Viewer | undefined): Viewer {
  const own = viewerOf(state, person);
  if (as === undefined || as === own) return own;
  if (state.phase !== 'over') throw refusedAtDoor('notNow');
  return checkedViewer(as, state.seats.length);
}

/** P1 Refuses a seat that the table does not have. */
export function checkedViewer(as: Viewer, seats: number): Viewer {
  if (as !== 'spectator' && as >= seats) throw refusedAtDoor('malformed');
  return as;
}

/** Makes the replay of a history, a few frames a step. */
export function* makeReplay(
  { title, first, entries }: TableHistory,
  viewer: Viewer,
): Generator<void, Replay> {
  const begun = replayFrames(title, first, [], viewer).first;
  const frames: Frame[] = [];
  let state = first;
  for (let from = 0; from < entries.length; from += FRAMES_AT_ONCE) {
    const some = entries.slice(from, from + FRAMES_AT_ONCE);
    frames.push(...replayFrames(title, state, some, viewer).frames);
    state = stateAt(state, some);
    yield;
  }
  return { first: begun, frames };
}

/** Plays a record again by the rules, unless it is longer than any that people play. */
export function playImported(title: Title, record: GameRecord): Generator<void, TableHistory> {
  if (record.plays.length > MOST_PLAYS) throw refusedAtDoor('tooLong');
  return playRecord(title, record);
}
