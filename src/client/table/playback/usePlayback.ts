/** The others' turns: shown as they happen, and again whenever the viewer likes; without motion, as a list. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { holdOf } from '../../boards/boards.ts';
import type { Still } from '../../boards/kit/boardProps.ts';
import { haveViews, type Move, movesSince } from '../store/movesSince.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';
import { type ShownTurn, showsTurns, turnShow } from './turnShow.ts';
import { useSkip } from './useSkip.ts';

/** What is shown, and the controls. */
export interface Playback {
  /** The others' moves since the viewer's last choice, oldest first. */
  readonly moves: readonly Move[];
  /** The turn on the board now; undefined while it shows the present. */
  readonly shown: ShownTurn | undefined;
  /** Where turns are not shown: the last moment that deserves a picture. */
  readonly still: Still | undefined;
  /** Whether the moves are listed in words. */
  readonly isListed: boolean;
  /** Plays the moves again. */
  readonly start: () => void;
  /** Goes on to the present, or to the next thing a board stops at. */
  readonly stop: () => void;
}

/** Follows the table as long as the screen is open. */
export function usePlayback(store: TableStore, snapshot: TableSnapshot): Playback {
  const { game } = snapshot.tableView;
  const hold = useMemo(() => holdOf(game), [game]);
  const show = useMemo(() => turnShow(store, hold), [store, hold]);
  const shown = useSyncExternalStore(show.subscribe, show.shown, show.shown);
  const still = useSyncExternalStore(show.subscribe, show.still, show.still);
  const moves = useMemo(() => movesSince(snapshot), [snapshot]);
  const [isListed, setIsListed] = useState(false);
  useSkip(shown, show.skip);

  // Anything else that happens at the table closes the list.
  const last = moves.at(-1)?.seq;
  useEffect(() => {
    if (last === undefined || snapshot.curtain !== undefined) setIsListed(false);
  }, [last, snapshot.curtain]);

  return {
    moves,
    shown,
    still,
    isListed: isListed && moves.length > 0,
    start() {
      if (moves.length === 0) return;
      if (haveViews(moves) && showsTurns()) show.play(turnsOf(moves, hold));
      else setIsListed(true);
    },
    stop() {
      setIsListed(false);
      show.skip();
    },
  };
}

/** The moves as turns to be shown again. */
function turnsOf(moves: readonly Move[], holdOf: (events: readonly unknown[]) => number | undefined) {
  return moves.flatMap(({ seat, seq, events, before, tableView }, i): ShownTurn[] => {
    if (!tableView) return [];
    const hold = holdOf(events);
    const from = before ?? tableView;
    const happened = { events, before: from.view, held: hold !== undefined };
    return [{ seat, seq, before: from, tableView, happened, hold, place: { at: i + 1, of: moves.length } }];
  });
}
