/** The sounds of the table: your turn, a piece placed, a refusal, the end. */
import { useEffect, useRef } from 'react';
import type { Reason } from '#kernel';
import { sound } from '../../settings/sound.ts';
import type { TableSnapshot } from '../store/tableStore.ts';

/** Plays sounds for changes only, not when the table is opened, and not in replays. */
export function useSounds({ tableView, link }: TableSnapshot, refusal: Reason | undefined): void {
  const isMyTurn = tableView.prompt !== null && !tableView.paused;
  const now = { plays: tableView.plays, myTurn: isMyTurn, over: tableView.phase === 'over' };
  const before = useRef(now);
  useEffect(() => {
    const last = before.current;
    before.current = { plays: now.plays, myTurn: now.myTurn, over: now.over };
    if (link === 'past') return;
    if (now.over && !last.over) sound.play('over');
    else if (now.myTurn && !last.myTurn) sound.play('turn');
    else if (now.plays > last.plays) sound.play('piece');
  }, [now.plays, now.myTurn, now.over, link]);
  useEffect(() => {
    if (refusal) sound.play('refusal');
  }, [refusal]);
}
