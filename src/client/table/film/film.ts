/** A game seen again: every moment of it, ready to jump to, and how the points came about. Pure. */
import { at } from '#kernel';
import type { Names } from '#protocol';
import { patched, type Replay, type SeenEntry, type TableView } from '#table';
import { eventsOf, type Moment, type Shown, type TableStore } from '../store/tableStore.ts';

export interface Film {
  readonly moments: readonly Moment[];
  readonly entries: readonly SeenEntry[];
}

/** Every moment at which the game changed, from the deal on. */
export function filmOf({ first, frames }: Replay): Film {
  let tableView = first;
  const moments = frames.flatMap(({ seq, patch, happening }): Moment[] => {
    if (patch !== null) tableView = patched(tableView, patch) as TableView;
    const inGame = tableView.phase !== 'gathering' && happening !== null && happening.did !== 'said';
    return inGame ? [{ seq, tableView }] : [];
  });
  return { moments, entries: frames };
}

/** The moment an address means: the last one at or before the entry, or the first. */
export function momentAt({ moments }: Film, seq: number): number {
  const after = moments.findIndex((moment) => moment.seq > seq);
  return Math.max(0, after < 0 ? moments.length - 1 : after - 1);
}

/** One moment as the table screen wants it. Nobody is asked anything: it has all happened. */
export function momentStore(film: Film, moment: number, names: Names): TableStore {
  const { seq, tableView } = at(film.moments, moment);
  const entries = film.entries.filter((entry) => entry.seq <= seq);
  const shown: Shown = {
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
    ahead: 0,
    kept: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
  };
  return {
    subscribe: () => () => {},
    shown: () => shown,
    command: async () => ({ rule: 'T8', code: 'notPlaying' }),
    liftCurtain() {},
  };
}

/** The points of all players after one answer: seats, then automata. */
export interface Standing {
  /** How many answers had been given. */
  readonly move: number;
  readonly seq: number;
  readonly totals: readonly number[];
}

/** The points after every answer that stood, from the deal on. */
export function courseOf({ moments }: Film): readonly Standing[] {
  const course: Standing[] = [];
  for (const { seq, tableView } of moments) {
    const standing = { move: tableView.plays, seq, totals: totalsIn(tableView) };
    // Going back takes away what came after; things around the game change no points.
    while ((course.at(-1)?.move ?? -1) >= standing.move) course.pop();
    course.push(standing);
  }
  return course;
}

function totalsIn({ scores, automata }: TableView): number[] {
  return [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
}

/** The answer with which the winner took the lead for good; undefined where they always had it, or did not win by it. */
export function turningPoint(course: readonly Standing[], winner: number): Standing | undefined {
  if (leaderOf(course.at(-1)) !== winner) return undefined;
  const before = course.findLastIndex((standing) => leaderOf(standing) !== winner);
  const point = course[before + 1];
  const hadPoints = course.slice(0, before + 1).some(({ totals }) => totals.some((total) => total !== 0));
  return hadPoints ? point : undefined;
}

function leaderOf(standing: Standing | undefined): number | undefined {
  const totals = standing?.totals ?? [];
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return totals.length > 1 && leaders.length === 1 ? leaders[0] : undefined;
}
