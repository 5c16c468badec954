/** A running table as the screen knows it: sights out, wishes in. The state never leaves this file. */
import { type Reason, Refused, refused } from '#kernel';
import { botToMove, type LocalTable, liftCurtain, playAt, playBot, undo } from './localTable.ts';
import { type Sight, sightOf } from './sight.ts';

export interface TableStore {
  /** Bots move while somebody listens. */
  subscribe(listener: () => void): () => void;
  sight(): Sight;
  /** The viewer's answer; the reason when it is refused. */
  choose(action: unknown): Reason | undefined;
  takeBack(): Reason | undefined;
  liftCurtain(): void;
}

/** How long a bot seems to think, in milliseconds: long enough to follow, and to change one's mind. */
const BOT_PAUSE = 450;

export function tableStore(opened: LocalTable, pause = BOT_PAUSE): TableStore {
  const listeners = new Set<() => void>();
  let table = opened;
  let sight = sightOf(table);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LocalTable): void {
    table = next;
    sight = sightOf(table);
    for (const listener of listeners) listener();
    wakeBot();
  }

  function wakeBot(): void {
    clearTimeout(timer);
    const seat = botToMove(table);
    if (seat === undefined || listeners.size === 0) return;
    timer = setTimeout(() => become(playBot(table, seat)), pause);
  }

  function attempt(change: (table: LocalTable) => LocalTable): Reason | undefined {
    try {
      become(change(table));
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.reason;
      throw error;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      wakeBot();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    sight: () => sight,
    choose(action) {
      const { viewer } = sight;
      if (viewer === 'spectator') return refused('noDecision').reason;
      return attempt((now) => playAt(now, viewer, action));
    },
    takeBack: () => attempt(undo),
    liftCurtain: () => become(liftCurtain(table)),
  };
}
