/** Whether the log with the chat is open: always where there is room for it, unless the viewer has closed it. */
import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { useMutes } from '../talk/mutes.ts';
import type { TableModel } from './useTable.ts';

/** Wide enough for a column of its own. */
const HAS_ROOM = '(min-width: 1600px)';

/** What somebody opened it for. */
export type RailPart = 'log' | 'chat';

/** The fold of the log with the chat, and what is new in each. */
export interface LogFold {
  readonly isOpen: boolean;
  readonly part: RailPart;
  /** Turns of others since the viewer's own, and lines of the chat that nobody has looked at. */
  readonly news: Readonly<Record<RailPart, number>>;
  /** Opens it for a part, or closes it. */
  readonly toggle: (part: RailPart) => void;
}

export function useLog({ snapshot, playback }: TableModel): LogFold {
  const hasRoom = useMedia(HAS_ROOM);
  const [chosen, setChosen] = useState<RailPart | 'none'>();
  const [hadRoom, setHadRoom] = useState(hasRoom);
  if (hadRoom !== hasRoom) {
    setHadRoom(hasRoom);
    // What was a column must not lie over the board in a window made narrow; what was closed stays closed.
    if (chosen !== 'none') setChosen(undefined);
  }
  const isOpen = chosen === undefined ? hasRoom : chosen !== 'none';
  const part = chosen === 'chat' ? 'chat' : 'log';
  const said = snapshot.entries.findLast(({ happening }) => happening?.did === 'said')?.seq ?? 0;
  const [seen, setSeen] = useState(said);
  useEffect(() => {
    if (isOpen) setSeen(said);
  }, [isOpen, said]);
  const mutes = useMutes();
  const lines = snapshot.entries.filter(
    ({ seq, happening }) => seq > seen && happening?.did === 'said' && !mutes.unread.has(happening.person),
  ).length;
  return {
    isOpen,
    part,
    news: { log: playback.moves.length, chat: lines },
    toggle: (wanted) => setChosen(isOpen && part === wanted ? 'none' : wanted),
  };
}
