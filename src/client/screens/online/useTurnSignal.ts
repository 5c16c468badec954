/** Says in the browser's tab that it is the reader's turn at this table: in the title and with a mark on the icon. */
import { useEffect } from 'react';
import { useText } from '../../i18n/language.tsx';

export function useTurnSignal(isTurn: boolean, game: string | undefined): void {
  const { title } = useText('settings').notification.turn;
  useEffect(() => {
    if (game === undefined) return;
    document.title = isTurn ? `● ${title} · ${game}` : `${game} · Skyline`;
    if (!isTurn) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const before = icon?.getAttribute('href');
    icon?.setAttribute('href', '/emblem-turn.svg');
    return () => {
      if (before) icon?.setAttribute('href', before);
    };
  }, [isTurn, title, game]);
}
