/** The table store for a game on this device. States never leave it; a command resolves once it is stored. */
import type { Title } from '#games';
import { Refused, refused, type Seat, type Viewer } from '#kernel';
import { type Names, refusedAtDoor } from '#protocol';
import {
  botAt,
  botSeed,
  dueBot,
  type Entry,
  legalOf,
  type SeenEntry,
  seenEntry,
  type TableState,
  type TableView,
  tableViewOf,
} from '#table';
import type { BotTask, Think } from '../thinking/workerClient.ts';
import type { LocalGame, LocalRepository } from './localRepository.ts';
import {
  carryOut,
  type LocalChange,
  type LocalTable,
  localPerson,
  localTableView,
  playAsBot,
  withoutCurtain,
} from './localTable.ts';
import { momentsSinceChoice } from './movesSince.ts';
import { botKey, eventsOf, type Moment, type TableSnapshot, type TableStore } from './tableStore.ts';

/** The least time before a bot answers, in milliseconds: long enough to follow, and to take back. */
const BOT_PAUSE = 450;

/** How many entries between two snapshots; loading starts from the last snapshot. */
const SNAPSHOT_EVERY = 32;

/** How many states are kept for playback; more than happen between two answers. */
const MAX_MOMENTS = 64;

/** An open game: its stored data and its table. */
export interface OpenGame {
  readonly title: Title;
  readonly game: LocalGame;
  readonly local: LocalTable;
  readonly entries: readonly Entry[];
}

/** What the store needs from outside. */
export interface Dependencies {
  readonly repository: LocalRepository;
  readonly think: Think;
  readonly pause?: number;
}

/** The store of an open game. */
export function localStore(
  { title, game, ...opened }: OpenGame,
  { repository, think, pause = BOT_PAUSE }: Dependencies,
): TableStore {
  const listeners = new Set<() => void>();
  const names = namesOf(game);
  const counts = game.proposal.daily !== undefined;
  let { local, entries } = opened;
  let recentStates: readonly TableState[] = [];
  let cached: { viewer: Viewer; over: boolean; entries: readonly SeenEntry[] } | undefined;
  let snapshot = takeSnapshot();
  let queue: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeSnapshot(): TableSnapshot {
    const seen = localTableView(local);
    const tableView = counts ? { ...seen, mayTakeBack: false } : seen;
    const visible = entriesFor(tableView);
    return {
      tableView,
      decision:
        tableView.prompt === null
          ? undefined
          : { prompt: tableView.prompt, legal: legalOf(title.game, tableView) },
      entries: visible,
      events: eventsOf(visible),
      names,
      link: 'here',
      clockOffset: 0,
      counts,
      persistent: repository.persistent,
      watching: 0,
      present: [],
      curtain: local.curtain,
      pending: false,
      recentMoments: recentMomentsFor(tableView, visible),
    };
  }

  /** The recent moments as the deciding player saw them; nobody else has anything to catch up on. */
  function recentMomentsFor({ viewer, prompt }: TableView, visible: readonly SeenEntry[]): readonly Moment[] {
    if (viewer === 'spectator' || prompt === null) return [];
    return momentsSinceChoice(recentStates, visible, viewer).map((state) => ({
      seq: state.seq,
      tableView: tableViewOf({ title, state }, viewer),
    }));
  }

  /** The entries as the viewer may see them; cached until the viewer changes or the game ends. */
  function entriesFor({ viewer, phase }: TableView): readonly SeenEntry[] {
    const over = phase === 'over';
    const before = cached?.viewer === viewer && cached.over === over ? cached.entries : [];
    const news = entries.slice(before.length).map((entry) => seenEntry(title.game, entry, viewer, over));
    cached = { viewer, over, entries: [...before, ...news] };
    return cached.entries;
  }

  function update(next: TableSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /** Makes one change after the other: computed, stored, and only then shown. */
  function change(decide: () => LocalChange): Promise<void> {
    const done = queue.then(async () => {
      const { local: next, entry } = decide();
      update({ ...snapshot, pending: true });
      try {
        const { state } = next.table;
        const now = { ...game, updated: entry.at, over: state.phase === 'over' };
        await repository.commit(now, [entry], entry.seq % SNAPSHOT_EVERY === 0 ? state : undefined);
        local = next;
        entries = [...entries, entry];
        recentStates = [...recentStates, state].slice(-MAX_MOMENTS);
      } finally {
        update(takeSnapshot());
        wakeBot();
      }
    });
    queue = done.catch(() => {});
    return done;
  }

  /** Lets the next bot play, while somebody is subscribed. */
  function wakeBot(): void {
    clearTimeout(timer);
    const { state } = local.table;
    const seat = dueBot(state);
    if (seat === undefined || listeners.size === 0) return;
    const choice = think({ ...taskOf(title, state, seat), timeless: counts });
    timer = setTimeout(async () => {
      const action = await choice;
      const isDue = () => local.table.state.seq === state.seq && listeners.size > 0;
      // If storing failed nothing has changed, and the bot tries again.
      if (isDue()) change(() => playAsBot(local, seat, action, Date.now())).catch(() => {});
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
    snapshot: () => snapshot,
    command: (command) =>
      change(() => {
        if (counts && command.do === 'takeBack') throw refused('nothingToTakeBack');
        return carryOut(local, command, Date.now());
      }).then(
        () => undefined,
        (error: unknown) => (error instanceof Refused ? error.reason : refusedAtDoor('failed').reason),
      ),
    liftCurtain() {
      local = withoutCurtain(local);
      update(takeSnapshot());
    },
  };
}

/** What a bot gets: only what its seat may know. */
function taskOf({ game }: Title, state: TableState, seat: Seat): BotTask {
  const position = state.position?.state;
  return {
    game: game.id,
    level: botAt(state, seat) ?? 'level1',
    seat,
    view: game.view(position, seat),
    legal: game.legalActions(position, seat),
    seed: botSeed(state, seat),
  };
}

/** The names at a game of this device. */
export function namesOf({ proposal }: LocalGame): Names {
  return Object.fromEntries(
    proposal.seats.map(({ name, player }, seat) => [
      player === 'human' ? localPerson(seat) : botKey(seat),
      name,
    ]),
  );
}
