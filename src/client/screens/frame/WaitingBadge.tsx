/** How many tables wait for the reader: on the way to the tables, on the installed app, on the tab's icon, and in its title while nobody looks; a chime when there are more. */
import { useEffect } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useStatus } from '../../remote/appConnection.ts';
import { useTurnChime, useTurnIcon } from './turnSignal.ts';

/** More are not told apart. */
const MOST = 9;

export function WaitingBadge() {
  const { waiting } = useStatus();
  const { length: count } = waiting;
  const { title } = useText('settings').notification.turn;
  useTurnIcon(count > 0);
  useTurnChime(waiting);
  useEffect(() => {
    // Only browsers with installed apps have badges.
    void navigator.setAppBadge?.(count).catch(() => undefined);
    if (count === 0) return;
    let before: string | undefined;
    const change = () => {
      if (document.visibilityState === 'hidden') {
        before ??= document.title;
        document.title = `(${count}) ${title} · Skyline`;
      } else restore();
    };
    const restore = () => {
      if (before !== undefined) document.title = before;
      before = undefined;
    };
    change();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      restore();
    };
  }, [count, title]);
  if (count === 0) return null;
  return <b className="waiting-count">{count > MOST ? `${MOST}+` : count}</b>;
}
