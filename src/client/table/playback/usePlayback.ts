/** Plays back what the others did since the viewer's last answer; where nothing may move, as a list. */
import { useEffect, useMemo, useState } from 'react';
import { isMotionReduced } from '../../settings/apply.ts';
import { type Setting, useSetting } from '../../settings/settings.ts';
import { isFilmed, type Move, movesSince } from '../store/movesSince.ts';
import type { Shown } from '../store/tableStore.ts';

/** How long a move is shown, in milliseconds. */
const PAUSES: Readonly<Record<Exclude<Setting<'playback'>, 'off'>, number>> = {
  slow: 2600,
  normal: 1400,
  fast: 600,
};

export interface Playback {
  /** What there is to see, oldest first. */
  readonly moves: readonly Move[];
  /** The move on the board now, counted from 0, or all of them as a list. */
  readonly showing: number | 'list' | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

export function usePlayback(shown: Shown): Playback {
  const [speed] = useSetting('playback');
  const moves = useMemo(() => movesSince(shown), [shown]);
  const [showing, setShowing] = useState<number | 'list'>();
  const last = moves.at(-1)?.seq;

  // Whatever else happens at the table ends it.
  useEffect(() => {
    if (last === undefined || shown.curtain !== undefined) setShowing(undefined);
  }, [last, shown.curtain]);

  useEffect(() => {
    if (typeof showing !== 'number' || speed === 'off') return;
    const next = showing + 1 < moves.length ? showing + 1 : undefined;
    const timer = setTimeout(() => setShowing(next), PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [showing, speed, moves.length]);

  const exists = typeof showing === 'number' ? showing < moves.length : moves.length > 0;
  return {
    moves,
    showing: exists ? showing : undefined,
    start() {
      if (moves.length > 0) setShowing(isFilmed(moves) && speed !== 'off' && !isMotionReduced() ? 0 : 'list');
    },
    stop: () => setShowing(undefined),
  };
}
