/** What is due when a game begins that somebody has waited for, and when they leave it. */
import { useEffect, useRef } from 'react';
import type { TableView } from '#table';
import { offerNotifications } from '../../settings/notifications.ts';
import { sound } from '../../settings/sound.ts';

type Looked = Pick<TableView, 'phase' | 'viewer' | 'endings'>;

/** Whoever leaves a table where their turn will come, begun or not, may want to be told of it. */
export function useOfferOnLeaving(tableView: Looked | undefined): void {
  const { phase = 'over', viewer = 'spectator', endings } = tableView ?? {};
  const mayCome = phase !== 'over' && viewer !== 'spectator' && !endings?.[viewer];
  const latest = useRef(mayCome);
  latest.current = mayCome;
  useEffect(
    () => () => {
      if (latest.current) offerNotifications();
    },
    [],
  );
}

/** Whoever has waited for the game, perhaps elsewhere, hears that it begins. */
export function useStartSound(tableView: Looked | undefined): void {
  const { phase, viewer } = tableView ?? {};
  const before = useRef(phase);
  useEffect(() => {
    const last = before.current;
    before.current = phase;
    if (last === 'gathering' && phase === 'playing' && viewer !== 'spectator') sound.play('turn');
  }, [phase, viewer]);
}
