/** Says in the browser's tab that it is the reader's turn at this table, or at others meanwhile: in the title, with a mark on the icon, and for others by a chime. */
import { useEffect } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useStatus } from '../../remote/appConnection.ts';
import { useTurnChime, useTurnIcon } from '../frame/turnSignal.ts';

/** The table itself rings for its own turns. */
export function useTurnSignal(isTurn: boolean, table: string, game: string | undefined): void {
  const { title } = useText('settings').notification.turn;
  const { waiting } = useStatus();
  const count = waiting.filter((one) => one !== table).length;
  useTurnChime(waiting, table);
  useTurnIcon(game !== undefined && (isTurn || count > 0));
  useEffect(() => {
    if (game === undefined) return;
    const elsewhere = count > 0 ? `(${count}) ${title} · ${game}` : `${game} · Skyline`;
    document.title = isTurn ? `● ${title} · ${game}` : elsewhere;
  }, [isTurn, count, title, game]);
}
