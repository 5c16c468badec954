/** The sounds of the table: your turn, a piece set, a refusal, the end. */
import { useEffect, useRef } from 'react';
import type { Reason } from '#kernel';
import { sound } from '../../settings/sound.ts';
import type { Shown } from '../store/tableStore.ts';

/** Nothing sounds when the table is opened or seen again, only what happens then. */
export function useSounds({ tableView, link }: Shown, refusal: Reason | undefined): void {
  const isAsked = tableView.prompt !== null && !tableView.paused;
  const now = { plays: tableView.plays, asked: isAsked, over: tableView.phase === 'over' };
  const before = useRef(now);
  useEffect(() => {
    const was = before.current;
    before.current = { plays: now.plays, asked: now.asked, over: now.over };
    if (link === 'past') return;
    if (now.over && !was.over) sound.play('over');
    else if (now.asked && !was.asked) sound.play('turn');
    else if (now.plays > was.plays) sound.play('piece');
  }, [now.plays, now.asked, now.over, link]);
  useEffect(() => {
    if (refusal) sound.play('refusal');
  }, [refusal]);
}
