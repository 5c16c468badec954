/** Replays: what a viewer saw of a stored table or a record, step by step. */
import { loadTitle, type Title } from '#games';
import type { GameRecord, Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type Frame,
  type PersonId,
  type Replay,
  replayFrames,
  retelling as retold,
  type Story,
  stateAt,
  type TableState,
  viewerOf,
} from '#table';
import type { Store } from '../store/store.ts';

/** Longer games are not played by people; it keeps imports and replays within bounds. */
export const MOST_PLAYS = 5000;

/** Frames made before others get a turn. */
const FRAMES_AT_ONCE = 4;

/** A table's story up to an entry, out of the store; no rule runs. */
export async function storyOf(store: Store, table: string): Promise<Story> {
  const [begun, entries] = await Promise.all([store.load(table, 1), store.entries(table, 1)]);
  if (begun === undefined) throw refusedAtDoor('noSuchTable');
  const first = stateAt(begun.snapshot, begun.entries);
  return { title: await loadTitle(first.plan.game), first, entries, last: stateAt(first, entries) };
}

/** P8 While the game runs everybody sees as themselves; after its end as whoever they like. */
export function viewerAs(state: TableState, person: PersonId, as: Viewer | undefined): Viewer {
  const own = viewerOf(state, person);
  if (as === undefined || as === own) return own;
  if (state.phase !== 'over') throw refusedAtDoor('notNow');
  return checkedViewer(as, state.seats.length);
}

/** P1 A seat that is there. */
export function checkedViewer(as: Viewer, seats: number): Viewer {
  if (as !== 'spectator' && as >= seats) throw refusedAtDoor('malformed');
  return as;
}

/** The replay of a story, a few frames a step. */
export function* replaying({ title, first, entries }: Story, viewer: Viewer): Generator<void, Replay> {
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

/** A record played again by the rules, as far as it is one that people play. */
export function retelling(title: Title, record: GameRecord): Generator<void, Story> {
  if (record.plays.length > MOST_PLAYS) throw refusedAtDoor('tooLong');
  return retold(title, record);
}
