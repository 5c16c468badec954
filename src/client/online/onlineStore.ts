/** A table of the server as the table screen wants it: the answers follow from the sight alone. */
import type { Game } from '#kernel';
import { legalOf } from '#table';
import { eventsOf, type Shown, type TableStore } from '../play/tableStore.ts';
import type { Feed, Followed } from './feed.ts';

/** The feed must have been told the table once. */
export function onlineStore(feed: Feed, game: Game): TableStore {
  let from: Followed | undefined;
  let shown: Shown | undefined;

  function next(followed: Followed): Shown {
    const { sight, entries, trail, names, watching, present, gone, link, ahead, pending } = followed;
    return {
      sight,
      decision: from?.sight === sight && shown ? shown.decision : decisionOf(game, followed),
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
    wish: feed.wish,
    liftCurtain() {},
  };
}

function decisionOf(game: Game, { sight }: Followed): Shown['decision'] {
  if (sight.phase !== 'playing' || sight.paused || sight.prompt === null) return undefined;
  return { prompt: sight.prompt, legal: legalOf(game, sight) };
}
