/** The keys of the table: escape from what is open, a hint, back, what happened since. */
import { useKeys } from '../../ui/useKeys.ts';
import type { TableNow } from './useTable.ts';

export function useTableKeys(table: TableNow): void {
  const { shown, open, playing, playback, catchingUp, hint, refused, refuse, stage, staging, takeBack } =
    table;
  const { viewer, mayTakeBack } = shown.tableView;
  const leave = hint.close ?? (refused ? () => refuse(undefined) : stage && staging.reset);
  useKeys({
    Escape: catchingUp ? playback.stop : leave,
    h: hint.toggle,
    u: playing && (open ? viewer !== 'spectator' : mayTakeBack) ? takeBack : undefined,
    b: catchingUp ? playback.stop : open && playback.moves.length > 0 ? playback.start : undefined,
  });
}
