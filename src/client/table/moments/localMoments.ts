/** Replays of games on this device and of records from files; no network needed. */
import type { Title } from '#games';
import { boxOfRecord, type GameRecord, parseRecord, refused, type Seat, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import {
  type Entry,
  patched,
  patchFrom,
  playRecord,
  recordNames,
  recordOf,
  recordPerson,
  replayFrames,
  stateAt,
  type TableHistory,
  type TableState,
} from '#table';
import { localRepository, type StoredGame } from '../store/localRepository.ts';
import { namesOf } from '../store/localStore.ts';
import { titleFor } from '../titles/titles.ts';
import { type GameMoments, gameMomentsOf } from './gameMoments.ts';

/** A game to be replayed. States stay in here: the moments hold only what their viewer may know. */
export interface ReplaySource {
  readonly title: Title;
  readonly names: Names;
  /** The viewers it may be shown to; the first is the default. */
  readonly viewers: readonly Viewer[];
  readonly momentsFor: (viewer: Viewer) => GameMoments;
  /** The record to download, once the game is over. */
  readonly record: GameRecord | undefined;
}

/** A stored game, or undefined if there is none with this id. */
export async function replayOfGame(id: string): Promise<ReplaySource | undefined> {
  const repository = await localRepository();
  const stored = await repository.load(id);
  return stored && replayOfStored(await titleFor(stored.game.game, stored.game.box ?? {}), stored);
}

/** The moments as the only human saw them, or as a spectator. */
export async function momentsOfGame(id: string): Promise<GameMoments> {
  const source = await replayOfGame(id);
  if (!source) throw new Error(`no game ${id}`);
  return source.momentsFor(source.viewers[0] ?? 'spectator');
}

/** The replay of a stored game. */
export function replayOfStored(title: Title, { game, entries }: StoredGame): ReplaySource {
  const first = firstState(entries);
  const last = stateAt(first, entries);
  const playerNames = game.proposal.seats.map(({ name }) => name);
  return replaySource({ title, first, last, entries }, viewersOf(last), namesOf(game), playerNames);
}

/** A record from the text of a file, replayed by the rules; refuses what they refuse. `beforeReload` as in titleFor. */
export async function replayOfRecord(
  text: string,
  seatName: (seat: number) => string,
  beforeReload?: () => boolean,
): Promise<ReplaySource> {
  const record = parseRecord(text);
  const title = await titleFor(record.game, record, { beforeReload });
  const story = replayStory(title, record);
  const people = Array.from({ length: record.seats }, (_, seat) => [recordPerson(seat), seatName(seat + 1)]);
  const names = { ...Object.fromEntries(people), ...recordNames(record) };
  return replaySource(story, ['spectator', ...seatsOf(story.last)], names, record.names);
}

/** `playerNames` are the names in the record, by seat. */
function replaySource(
  story: TableHistory,
  viewers: readonly Viewer[],
  names: Names,
  playerNames?: readonly string[],
): ReplaySource {
  const { title, first, last, entries } = story;
  return {
    title,
    names,
    viewers,
    momentsFor(viewer) {
      if (!viewers.includes(viewer)) throw refused('noDecision');
      return gameMomentsOf(replayFrames(title, first, entries, viewer));
    },
    record:
      last.phase === 'over' && last.ending?.kind === 'played'
        ? recordOf(last, entries, playerNames, boxOfRecord(title.game))
        : undefined,
  };
}

/** While it is played, only the one human, or a spectator if several share the device; after the end, everybody. */
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

function firstState([opened]: readonly Entry[]): TableState {
  if (!opened?.patch) throw new Error('the game has no beginning');
  // The patch of the first entry contains the whole table.
  return patched({} as TableState, patchFrom(opened.patch));
}

/** Without pauses: on this device nobody else is waiting. */
function replayStory(title: Title, record: GameRecord): TableHistory {
  const steps = playRecord(title, record);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
