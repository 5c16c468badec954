/** Replays: what a viewer saw of a stored table or a record, step by step. */
import { loadTitle, type Title } from '#games';
import { type GameRecord, refused, type Viewer } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  type Acted,
  act,
  type Entry,
  type Frame,
  openTable,
  type PersonId,
  type Replay,
  replayFrames,
  stateAt,
  type TableState,
  viewerOf,
} from '#table';
import type { Store } from '../store/store.ts';

/** Longer games are not played by people; it keeps imports and replays within bounds. */
export const MOST_PLAYS = 5000;

/** Frames made before others get a turn. */
const FRAMES_AT_ONCE = 4;

/** A whole table: how it began, and all that happened. */
export interface Story {
  readonly title: Title;
  readonly first: TableState;
  readonly entries: readonly Entry[];
}

/** A table's story up to an entry, out of the store; no rule runs. */
export async function storyOf(store: Store, table: string): Promise<Story & { readonly last: TableState }> {
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

/** A record played again by the rules as a table of its own, one play a step; refuses what the rules refuse. */
export function* retelling(title: Title, record: GameRecord): Generator<void, Story> {
  if (record.plays.length > MOST_PLAYS) throw refusedAtDoor('tooLong');
  if (!Number.isInteger(record.seats) || record.seats < 1 || record.seats > 32)
    throw refused('wrongSeatCount');
  const people = Array.from({ length: record.seats }, (_, seat) => `seat${seat}`);
  const host = people[0] ?? '';
  const opened = openTable(title, {
    id: 'record',
    host,
    now: 0,
    plan: {
      game: record.game,
      options: record.options,
      access: 'link',
      clock: null,
      seats: people.map((person) => ({ kind: 'human', person, standIn: null })),
    },
  });
  let acted: Acted = act(
    opened.table,
    { person: host, command: null },
    { do: 'start' },
    { now: 0, seed: record.seed },
  );
  const entries = [acted.entry];
  for (const { seat, action } of record.plays) {
    yield;
    const { answered } = acted.table.state;
    const person = people[seat];
    if (person === undefined) throw refused('noDecision');
    const wish = { do: 'play', answered: answered[seat] ?? 0, action } as const;
    acted = act(acted.table, { person, command: null }, wish, { now: 0 });
    entries.push(acted.entry);
  }
  return { title, first: opened.table.state, entries };
}
