/** A table of the server as the table screen wants it: the answers follow from the table view alone. */
import type { Game } from '#kernel';
import { legalOf } from '#table';
import type { Feed, Followed } from './feed.ts';
import { eventsOf, type Shown, type TableStore } from './tableStore.ts';

/** The feed must have been told the table once. */
export function onlineStore(feed: Feed, game: Game): TableStore {
  let from: Followed | undefined;
  let shown: Shown | undefined;

  function next(followed: Followed): Shown {
    const { tableView, entries, trail, names, watching, present, gone, link, ahead, pending } = followed;
    return {
      tableView,
      decision: from?.tableView === tableView && shown ? shown.decision : decisionOf(game, followed),
      entries,
      events: from?.entries === entries && shown ? shown.events : eventsOf(entries),
      names,
      link,
      ahead,
      kept: true,
      watching,
      present,
      gone,
      curtain: undefined,
      pending,
      trail,
    };
  }

  return {
    subscribe: feed.subscribe,
    shown() {
      const followed = feed.followed();
      if (!followed) throw new Error('the table has not been told yet');
      if (!shown || from !== followed) {
        shown = next(followed);
        from = followed;
      }
      return shown;
    },
    command: feed.command,
    liftCurtain() {},
  };
}

function decisionOf(game: Game, { tableView }: Followed): Shown['decision'] {
  if (tableView.phase !== 'playing' || tableView.paused || tableView.prompt === null) return undefined;
  return { prompt: tableView.prompt, legal: legalOf(game, tableView) };
}
