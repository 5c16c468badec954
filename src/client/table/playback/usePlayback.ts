/** Plays back what the others did since the viewer's last answer; with reduced motion, as a list. */
import { useEffect, useMemo, useState } from 'react';
import { isMotionReduced } from '../../settings/apply.ts';
import { type Setting, useSetting } from '../../settings/settings.ts';
import { haveViews, type Move, movesSince } from '../store/movesSince.ts';
import type { TableSnapshot } from '../store/tableStore.ts';

/** How long each move is shown, in milliseconds. */
const DURATIONS: Readonly<Record<Exclude<Setting<'playback'>, 'off'>, number>> = {
  slow: 2600,
  normal: 1400,
  fast: 600,
};

/** The moves to play back, and the controls. */
export interface Playback {
  /** The moves, oldest first. */
  readonly moves: readonly Move[];
  /** The move on the board now, counted from 0, or all of them as a list. */
  readonly showing: number | 'list' | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The playback for the current decision. */
export function usePlayback(snapshot: TableSnapshot): Playback {
  const [speed] = useSetting('playback');
  const moves = useMemo(() => movesSince(snapshot), [snapshot]);
  const [showing, setShowing] = useState<number | 'list'>();
  const last = moves.at(-1)?.seq;

  // Anything else that happens at the table stops it.
  useEffect(() => {
    if (last === undefined || snapshot.curtain !== undefined) setShowing(undefined);
  }, [last, snapshot.curtain]);

  useEffect(() => {
    if (typeof showing !== 'number' || speed === 'off') return;
    const next = showing + 1 < moves.length ? showing + 1 : undefined;
    const timer = setTimeout(() => setShowing(next), DURATIONS[speed]);
    return () => clearTimeout(timer);
  }, [showing, speed, moves.length]);

  const exists = typeof showing === 'number' ? showing < moves.length : moves.length > 0;
  return {
    moves,
    showing: exists ? showing : undefined,
    start() {
      if (moves.length > 0)
        setShowing(haveViews(moves) && speed !== 'off' && !isMotionReduced() ? 0 : 'list');
    },
    stop: () => setShowing(undefined),
  };
}
