/** Whether the log is open: always where there is room for it, unless the viewer has closed it. */
import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import type { TableModel } from './useTable.ts';

/** Wide enough for a column of its own. */
const HAS_ROOM = '(min-width: 1600px)';

/** The log's fold, and what is new in it. */
export interface LogFold {
  readonly isOpen: boolean;
  readonly news: number;
  readonly toggle: () => void;
}

export function useLog({ snapshot, playback }: TableModel): LogFold {
  const hasRoom = useMedia(HAS_ROOM);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? hasRoom;
  const said = snapshot.entries.findLast(({ happening }) => happening?.did === 'said')?.seq ?? 0;
  const [seen, setSeen] = useState(said);
  useEffect(() => {
    if (isOpen) setSeen(said);
  }, [isOpen, said]);
  const unread = snapshot.entries.filter(
    ({ seq, happening }) => seq > seen && happening?.did === 'said',
  ).length;
  return {
    isOpen,
    news: playback.moves.length + unread,
    toggle: () => setChosen(!isOpen),
  };
}
