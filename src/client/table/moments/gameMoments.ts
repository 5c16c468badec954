/** A game to be replayed: every moment of it, and the points after each move. */
import { at, type Game } from '#kernel';
import type { Names } from '#protocol';
import { patched, type Replay, type SeenEntry, type TableView } from '#table';
import { eventsOf, type Moment, type TableSnapshot, type TableStore, turnsOf } from '../store/tableStore.ts';

/** The moments of a game as one viewer saw them, and the log entries. */
export interface GameMoments {
  readonly moments: readonly Moment[];
  readonly entries: readonly SeenEntry[];
}

/** All moments at which the game changed, from the deal on. */
export function gameMomentsOf({ first, frames }: Replay): GameMoments {
  let tableView = first;
  const moments = frames.flatMap(({ seq, patch, happening }): Moment[] => {
    if (patch !== null) tableView = patched(tableView, patch);
    const inGame = tableView.phase !== 'gathering' && happening !== null && happening.did !== 'said';
    return inGame ? [{ seq, tableView }] : [];
  });
  return { moments, entries: frames };
}

/** The index of the last moment at or before an entry; 0 if there is none. */
export function momentAt({ moments }: GameMoments, seq: number): number {
  const after = moments.findIndex((moment) => moment.seq > seq);
  return Math.max(0, after < 0 ? moments.length - 1 : after - 1);
}

/** The moments at which a turn has ended, with the first and the last of the game. */
export function turnEnds(gameMoments: GameMoments): readonly number[] {
  const last = gameMoments.moments.length - 1;
  const ends = turnsOf(gameMoments.entries).map(({ to }) => momentAt(gameMoments, to));
  return [...new Set([0, ...ends, last])].sort((one, two) => one - two);
}

/** A table store that shows one moment; nobody has a decision. */
export function momentStore(gameMoments: GameMoments, moment: number, names: Names): TableStore {
  const { seq, tableView } = at(gameMoments.moments, moment);
  const entries = gameMoments.entries.filter((entry) => entry.seq <= seq);
  const snapshot: TableSnapshot = {
    tableView: {
      ...tableView,
      viewer: 'spectator',
      prompt: null,
      mayTakeBack: false,
      proposal: null,
      clock: null,
    },
    decision: undefined,
    entries,
    events: eventsOf(entries),
    names,
    link: 'past',
    clockOffset: 0,
    persistent: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
  };
  return {
    subscribe: () => () => {},
    snapshot: () => snapshot,
    command: async () => ({ rule: 'T8', code: 'notPlaying' }),
    liftCurtain() {},
  };
}

/** The points of all players after one move: seats, then automata. */
export interface MoveScores {
  /** How many answers had been given by then. */
  readonly move: number;
  readonly seq: number;
  readonly totals: readonly number[];
}

/** The points after every answer that was not taken back, from the deal on; those made, unless others are asked for. */
export function timelineOf(
  { moments }: GameMoments,
  totalsOf: (tableView: TableView) => readonly number[] = totalsIn,
): readonly MoveScores[] {
  const timeline: MoveScores[] = [];
  for (const { seq, tableView } of moments) {
    const scores = { move: tableView.plays, seq, totals: totalsOf(tableView) };
    // A take-back removes the later moves; events outside the game change no points.
    while ((timeline.at(-1)?.move ?? -1) >= scores.move) timeline.pop();
    timeline.push(scores);
  }
  return timeline;
}

function totalsIn({ scores, automata }: TableView): number[] {
  return [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
}

/** The points that all players would have if the game had ended at each moment. */
export function totalsIfEnded(game: Game): (tableView: TableView) => readonly number[] {
  return (tableView) => {
    const projections = tableView.phase === 'playing' ? game.ifEnded(tableView.view) : [];
    return totalsIn(tableView).map((total, player) => projections[player]?.total ?? total);
  };
}

/** The move with which the winner took the lead for good; undefined if they always led, or did not win by points. */
export function turningPoint(timeline: readonly MoveScores[], winner: number): MoveScores | undefined {
  if (leaderOf(timeline.at(-1)) !== winner) return undefined;
  const before = timeline.findLastIndex((scores) => leaderOf(scores) !== winner);
  const point = timeline[before + 1];
  const hadPoints = timeline.slice(0, before + 1).some(({ totals }) => totals.some((total) => total !== 0));
  return hadPoints ? point : undefined;
}

function leaderOf(scores: MoveScores | undefined): number | undefined {
  const totals = scores?.totals ?? [];
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return totals.length > 1 && leaders.length === 1 ? leaders[0] : undefined;
}
