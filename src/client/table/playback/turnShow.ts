/** Shows turns one after the other at the chosen speed, while the table itself may be further on. */
import type { Seat } from '#kernel';
import type { Happening, SeenEntry, TableView } from '#table';
import type { Happened, Still } from '../../boards/kit/boardProps.ts';
import { isMotionReduced } from '../../settings/apply.ts';
import { type Setting, settingOf } from '../../settings/settings.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';

/** How long the end of a turn, and each answer before it, is shown, in milliseconds. */
const DURATIONS: Readonly<
  Record<Exclude<Setting<'playback'>, 'off'>, { readonly turn: number; readonly answer: number }>
> = {
  slow: { turn: 2400, answer: 900 },
  normal: { turn: 1200, answer: 400 },
  fast: { turn: 500, answer: 150 },
};

/** The least time the table stops where a board asks for it, in milliseconds. */
const LEAST_HOLD = 2400;

/** The most answers that may wait to be shown; older ones are left out. */
const MOST_WAITING = 16;

/** A turn that is being shown, up to one of its answers. */
export interface ShownTurn {
  readonly seat: Seat;
  /** The entry of the answer. */
  readonly seq: number;
  /** The tables before the turn and after the answer. */
  readonly before: TableView;
  readonly tableView: TableView;
  readonly happened: Happened;
  /** How long a board wants it to be looked at, in milliseconds. */
  readonly hold: number | undefined;
  /** Its place among the turns that are played again, from 1. */
  readonly place?: { readonly at: number; readonly of: number };
}

type Answer = Extract<Happening, { readonly did: 'played' }>;

/** What is shown now, and how to go on. */
export interface TurnShow {
  subscribe(listener: () => void): () => void;
  /** Undefined while the table is shown as it is. */
  shown(): ShownTurn | undefined;
  /** Where turns are not shown: the last moment at which a board would have stopped. */
  still(): Still | undefined;
  /** Goes on to what a board stops at, or to the present. */
  skip(): void;
  /** Shows turns again. */
  play(turns: readonly ShownTurn[]): void;
}

/** Whether turns are shown at all: nobody waits for them without motion. */
export function showsTurns(): boolean {
  return settingOf('playback') !== 'off' && !isMotionReduced();
}

/** Follows a table while somebody is subscribed. `holdOf` says where it stops. */
export function turnShow(
  store: TableStore,
  holdOf: (events: readonly unknown[]) => number | undefined,
): TurnShow {
  const listeners = new Set<() => void>();
  let unsubscribe: (() => void) | undefined;
  let seen = store.snapshot();
  /** The present turn, answer by answer. */
  let turn: Pick<ShownTurn, 'seat' | 'before'> & { events: readonly unknown[] } = newTurn(-1, seen);
  let waiting: readonly ShownTurn[] = [];
  let current: ShownTurn | undefined;
  let still: Still | undefined;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: readonly ShownTurn[]): void {
    const changed = current !== next[0];
    [current, ...waiting] = next;
    since = Date.now();
    schedule();
    if (changed) tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!current) return;
    const goesOn = waiting[0]?.before === current.before && current.hold === undefined;
    const left = since + durationOf(current, goesOn) - Date.now();
    timer = setTimeout(() => show(waiting), Math.max(0, left));
  }

  function follow(): void {
    const before = seen;
    seen = store.snapshot();
    if (before.entries === seen.entries) return;
    const news = newEntries(before, seen);
    const entry = news.length === 1 && continues(before, seen) ? news[0] : undefined;
    if (entry?.happening?.did === 'played') followAnswer(entry.seq, entry.happening, before);
    else if (!entry || before.tableView.plays !== seen.tableView.plays) {
      still = undefined;
      show([]);
    }
  }

  function followAnswer(seq: number, { seat, events }: Answer, before: TableSnapshot): void {
    if (seat !== turn.seat) turn = newTurn(seat, before);
    turn = { ...turn, events: [...turn.events, ...events] };
    const hold = holdOf(events);
    const next: ShownTurn = {
      seat,
      seq,
      before: turn.before,
      tableView: seen.tableView,
      happened: { events: turn.events, before: turn.before.view, held: hold !== undefined },
      hold,
    };
    if (hold !== undefined) {
      turn = newTurn(-1, seen);
      const { events: told, before: from } = next.happened;
      still = showsTurns() ? undefined : { events: told, before: from, after: seen.tableView.view };
      tell();
    }
    if (events.length === 0 || !showsTurns() || !isWorthShowing(next, before)) return;
    // What is played again ends when the game goes on.
    if (!current || current.place) show([next]);
    else {
      waiting = [...waiting, next].slice(-MOST_WAITING);
      schedule();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!unsubscribe) {
        seen = store.snapshot();
        unsubscribe = store.subscribe(follow);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
        clearTimeout(timer);
        current = undefined;
        still = undefined;
        waiting = [];
      };
    },
    shown: () => current,
    still: () => still,
    skip() {
      const stop = waiting.findIndex(({ hold, place }) => hold !== undefined && !place);
      show(stop < 0 ? [] : waiting.slice(stop));
    },
    play: show,
  };
}

function newTurn(seat: Seat, { tableView }: TableSnapshot) {
  return { seat, before: tableView, events: [] };
}

function newEntries(before: TableSnapshot, now: TableSnapshot): readonly SeenEntry[] {
  const last = before.entries.at(-1)?.seq ?? 0;
  return now.entries.filter(({ seq }) => seq > last);
}

/** Whether the same person still looks at the same game; at the end people around one device look together. */
function continues(before: TableSnapshot, { tableView, curtain, link }: TableSnapshot): boolean {
  const sameViewer = before.tableView.viewer === tableView.viewer || tableView.phase === 'over';
  return sameViewer && curtain === undefined && before.curtain === undefined && link !== 'past';
}

/** Others' answers, unless the viewer is thinking about a question; of the viewer's own only what a board stops at, and the last. */
function isWorthShowing({ seat, hold, tableView }: ShownTurn, before: TableSnapshot): boolean {
  const { viewer, prompt, phase } = tableView;
  if (hold !== undefined || phase === 'over') return true;
  return seat !== viewer && (before.tableView.prompt === null || prompt === null);
}

function durationOf({ hold, place }: ShownTurn, goesOn: boolean): number {
  const speed = settingOf('playback');
  const { turn, answer } = DURATIONS[speed === 'off' ? 'fast' : speed];
  if (hold !== undefined) return Math.max(LEAST_HOLD, (hold * turn) / DURATIONS.normal.turn);
  return goesOn && !place ? answer : turn;
}
