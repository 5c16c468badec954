/** What rivals did since the viewer's last turn, until the viewer's next turn is sent. */
import { useState } from 'react';
import type { View } from '#games/newyork1901';
import { movesBetween, type SeatMoves } from '#games/newyork1901/queries';

interface Known {
  /** The table at the viewer's last question. */
  readonly view: View;
  readonly moves: readonly SeatMoves[];
}

const NONE: readonly SeatMoves[] = [];

/** `asked` is the table at the viewer's question; undefined while others decide. */
export function useRivalMoves(asked: View | undefined): readonly SeatMoves[] {
  const [known, setKnown] = useState<Known>();
  if (!asked) return NONE;
  if (known?.view === asked) return known.moves;
  const rivals = known ? movesBetween(known.view, asked).filter(({ seat }) => seat !== asked.viewer) : NONE;
  // Within a turn nobody else moves: what was marked stays marked.
  const now = { view: asked, moves: rivals.length > 0 ? rivals : (known?.moves ?? NONE) };
  setKnown(now);
  return now.moves;
}
