/** A table of this device as its screen knows it. States stay in here; what is acknowledged is stored. */
import type { Title } from '#games';
import { Refused, type Viewer } from '#kernel';
import { type Names, refusedAtDoor } from '#protocol';
import {
  botTask,
  dueBot,
  type Entry,
  legalOf,
  type SeenEntry,
  SNAPSHOT_EVERY,
  seenEntry,
  type TableState,
  type TableView,
  tableViewOf,
} from '#table';
import type { Think } from '../thinking/workerClient.ts';
import type { LocalGame, LocalShelf } from './localShelf.ts';
import {
  type Changed,
  carriedOut,
  type LocalTable,
  lifted,
  localPerson,
  localTableView,
  playedByBot,
} from './localTable.ts';
import { trailFrom } from './movesSince.ts';
import { botKey, eventsOf, type Moment, type Shown, type TableStore } from './tableStore.ts';

/** How long a bot seems to think, in milliseconds: long enough to follow, and to change one's mind. */
const BOT_PAUSE = 450;

/** How many states are kept to be shown again: more than anybody misses between two answers. */
const TRAIL = 64;

/** A game on the table: what the shelf knows of it, and where it stands. */
export interface OpenGame {
  readonly title: Title;
  readonly game: LocalGame;
  readonly local: LocalTable;
  readonly entries: readonly Entry[];
}

/** What a store needs from the world. */
export interface Surroundings {
  readonly shelf: LocalShelf;
  readonly think: Think;
  readonly pause?: number;
}

export function localStore(
  { title, game, ...opened }: OpenGame,
  { shelf, think, pause = BOT_PAUSE }: Surroundings,
): TableStore {
  const listeners = new Set<() => void>();
  const names = namesOf(game);
  let { local, entries } = opened;
  let past: readonly TableState[] = [];
  let seen: { viewer: Viewer; over: boolean; entries: readonly SeenEntry[] } | undefined;
  let shown = show();
  let queue: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): Shown {
    const tableView = localTableView(local);
    const known = seenBy(tableView);
    return {
      tableView,
      decision:
        tableView.prompt === null
          ? undefined
          : { prompt: tableView.prompt, legal: legalOf(title.game, tableView) },
      entries: known,
      events: eventsOf(known),
      names,
      link: 'here',
      ahead: 0,
      kept: shelf.kept,
      watching: 0,
      present: [],
      curtain: local.curtain,
      pending: false,
      trail: trailOf(tableView, known),
    };
  }

  /** The last moments with the eyes of whoever is asked; for all others there is nothing to catch up on. */
  function trailOf({ viewer, prompt }: TableView, known: readonly SeenEntry[]): readonly Moment[] {
    if (viewer === 'spectator' || prompt === null) return [];
    return trailFrom(past, known, viewer).map((state) => ({
      seq: state.seq,
      tableView: tableViewOf({ title, state }, viewer),
    }));
  }

  /** What was seen stays as it was; other eyes, and the end, see everything anew. */
  function seenBy({ viewer, phase }: TableView): readonly SeenEntry[] {
    const over = phase === 'over';
    const before = seen?.viewer === viewer && seen.over === over ? seen.entries : [];
    const news = entries.slice(before.length).map((entry) => seenEntry(title.game, entry, viewer, over));
    seen = { viewer, over, entries: [...before, ...news] };
    return seen.entries;
  }

  function tell(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** One change after the other: decided, stored, and only then shown. */
  function change(decide: () => Changed): Promise<void> {
    const done = queue.then(async () => {
      const { local: next, entry } = decide();
      tell({ ...shown, pending: true });
      try {
        const { state } = next.table;
        const now = { ...game, updated: entry.at, over: state.phase === 'over' };
        await shelf.commit(now, [entry], entry.seq % SNAPSHOT_EVERY === 0 ? state : undefined);
        local = next;
        entries = [...entries, entry];
        past = [...past, state].slice(-TRAIL);
      } finally {
        tell(show());
        wakeBot();
      }
    });
    queue = done.catch(() => {});
    return done;
  }

  /** Bots move while somebody looks. */
  function wakeBot(): void {
    clearTimeout(timer);
    const { state } = local.table;
    const seat = dueBot(state);
    if (seat === undefined || listeners.size === 0) return;
    const task = botTask(local.table, seat);
    if (task === undefined) return;
    const thought = think(task);
    timer = setTimeout(async () => {
      const action = await thought;
      const isDue = () => local.table.state.seq === state.seq && listeners.size > 0;
      // Where it could not be stored the bot tries again, since nothing has changed.
      if (isDue()) change(() => playedByBot(local, seat, action, Date.now())).catch(() => {});
    }, pause);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) wakeBot();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    shown: () => shown,
    command: (command) =>
      change(() => carriedOut(local, command, Date.now())).then(
        () => undefined,
        (error: unknown) => (error instanceof Refused ? error.reason : refusedAtDoor('failed').reason),
      ),
    liftCurtain() {
      local = lifted(local);
      tell(show());
    },
  };
}

/** What the seats of a game of this device are called. */
export function namesOf({ proposal }: LocalGame): Names {
  return Object.fromEntries(
    proposal.seats.map(({ name, player }, seat) => [
      player === 'human' ? localPerson(seat) : botKey(seat),
      name,
    ]),
  );
}
