/** Says, wherever one is, that a table waits: a mark on the tab's icon, and a chime when one begins to. */
import { useEffect, useRef } from 'react';
import { NOTHING_HEARD } from '../../remote/connection.ts';
import { newlyWaiting } from '../../settings/notifications.ts';
import { settingOf } from '../../settings/settings.ts';

/** Marks the tab's icon while it is on. */
export function useTurnIcon(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const before = icon?.getAttribute('href');
    icon?.setAttribute('href', '/emblem-turn.svg');
    return () => {
      if (before) icon?.setAttribute('href', before);
    };
  }, [isOn]);
}

/** Rings when one more of these tables waits, besides the one shown; not beside a notification, which has its own sound. */
export function useTurnChime(waiting: readonly string[], shown?: string): void {
  const before = useRef(waiting);
  useEffect(() => {
    const last = before.current;
    before.current = waiting;
    if (last === NOTHING_HEARD || newlyWaiting(last, waiting).every((table) => table === shown)) return;
    if (document.visibilityState === 'hidden' && settingOf('notifications')) return;
    // Every page has this, and few ring.
    void import('../../settings/sound.ts').then(
      ({ sound }) => sound.play('turn'),
      () => undefined,
    );
  }, [waiting, shown]);
}
