/** Games of this device, and records from files, seen again: played by nobody, no network needed. */
import { loadTitle, type Title } from '#games';
import { type GameRecord, parseRecord, refused, type Seat, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import {
  type Entry,
  patched,
  playRecord,
  recordNames,
  recordOf,
  recordPerson,
  replayFrames,
  stateAt,
  type TableHistory,
  type TableState,
} from '#table';
import { localShelf, type StoredGame } from '../store/localShelf.ts';
import { namesOf } from '../store/localStore.ts';
import { type Film, filmOf } from './film.ts';

/** A game to be seen again. The states stay in here: each film holds what its viewer may know. */
export interface Reel {
  readonly title: Title;
  readonly names: Names;
  /** With whose eyes it may be seen, the first if nobody asks for others. */
  readonly viewers: readonly Viewer[];
  readonly filmAs: (viewer: Viewer) => Film;
  /** The record to take along, once the game is over. */
  readonly record: GameRecord | undefined;
}

/** A game from the shelf, or undefined when there is none of this id. */
export async function reelOf(id: string): Promise<Reel | undefined> {
  const shelf = await localShelf();
  const stored = await shelf.load(id);
  return stored && reelOfStored(await loadTitle(stored.game.game), stored);
}

/** The game as whoever plays it alone saw it, or as everybody did. */
export async function filmOfGame(id: string): Promise<Film> {
  const reel = await reelOf(id);
  if (!reel) throw new Error(`no game ${id}`);
  return reel.filmAs(reel.viewers[0] ?? 'spectator');
}

export function reelOfStored(title: Title, { game, entries }: StoredGame): Reel {
  const first = firstState(entries);
  const last = stateAt(first, entries);
  const called = game.proposal.seats.map(({ name }) => name);
  return reel({ title, first, last, entries }, viewersOf(last), namesOf(game), called);
}

/** A record from the text of a file, played again by the rules; refuses what they refuse. */
export async function reelOfRecord(text: string, seatName: (seat: number) => string): Promise<Reel> {
  const record = parseRecord(text);
  const title = await loadTitle(record.game);
  const told = retold(title, record);
  const people = Array.from({ length: record.seats }, (_, seat) => [recordPerson(seat), seatName(seat + 1)]);
  const names = { ...Object.fromEntries(people), ...recordNames(record) };
  return reel(told, ['spectator', ...seatsOf(told.last)], names, record.names);
}

/** `called` is what the record calls the players, by seat. */
function reel(
  story: TableHistory,
  viewers: readonly Viewer[],
  names: Names,
  called?: readonly string[],
): Reel {
  const { title, first, last, entries } = story;
  return {
    title,
    names,
    viewers,
    filmAs(viewer) {
      if (!viewers.includes(viewer)) throw refused('noDecision');
      return filmOf(replayFrames(title, first, entries, viewer));
    },
    record:
      last.phase === 'over' && last.ending?.kind === 'played' ? recordOf(last, entries, called) : undefined,
  };
}

/** While it is played only the one human's own eyes, or where several share the device nobody's; then all. */
function viewersOf(state: TableState): readonly Viewer[] {
  const humans = seatsOf(state).filter((seat) => state.seats[seat]?.kind === 'human');
  const own: Viewer = humans.length === 1 ? (humans[0] ?? 'spectator') : 'spectator';
  if (state.phase !== 'over') return [own];
  const all: Viewer[] = ['spectator', ...seatsOf(state)];
  return [own, ...all.filter((viewer) => viewer !== own)];
}

function seatsOf({ seats }: TableState): Seat[] {
  return [...seats.keys()];
}

/** The first entry brings the whole table. */
function firstState([opened]: readonly Entry[]): TableState {
  if (!opened?.patch) throw new Error('the game has no beginning');
  return patched({} as TableState, opened.patch);
}

/** All at once: a record of this device's reader keeps nobody else waiting. */
function retold(title: Title, record: GameRecord): TableHistory {
  const telling = playRecord(title, record);
  let step = telling.next();
  while (!step.done) step = telling.next();
  return step.value;
}
