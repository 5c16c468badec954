/** The table store for a table of the server; legal answers are computed from the table view alone. */
import type { Game } from '#kernel';
import { legalOf } from '#table';
import type { Feed, FeedState } from './feed.ts';
import { eventsOf, type TableSnapshot, type TableStore } from './tableStore.ts';

/** The feed must have received the table once. */
export function onlineStore(feed: Feed, game: Game): TableStore {
  let from: FeedState | undefined;
  let snapshot: TableSnapshot | undefined;

  function next(feedState: FeedState): TableSnapshot {
    const { tableView, entries, recentMoments, names, watching, present, gone, link, clockOffset, pending } =
      feedState;
    return {
      tableView,
      decision: from?.tableView === tableView && snapshot ? snapshot.decision : decisionOf(game, feedState),
      entries,
      events: from?.entries === entries && snapshot ? snapshot.events : eventsOf(entries),
      names,
      link,
      clockOffset,
      persistent: true,
      watching,
      present,
      gone,
      curtain: undefined,
      pending,
      recentMoments,
    };
  }

  return {
    subscribe: feed.subscribe,
    snapshot() {
      const feedState = feed.state();
      if (!feedState) throw new Error('the table has not been received yet');
      if (!snapshot || from !== feedState) {
        snapshot = next(feedState);
        from = feedState;
      }
      return snapshot;
    },
    command: feed.command,
    liftCurtain() {},
  };
}

function decisionOf(game: Game, { tableView }: FeedState): TableSnapshot['decision'] {
  if (tableView.phase !== 'playing' || tableView.paused || tableView.prompt === null) return undefined;
  return { prompt: tableView.prompt, legal: legalOf(game, tableView) };
}
