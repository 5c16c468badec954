/** The table's keyboard shortcuts: Escape, hint, undo, playback. */
import { useKeys } from '../../ui/useKeys.ts';
import type { TableModel } from './useTable.ts';

/** Registers the shortcuts that apply now. */
export function useTableKeys(table: TableModel): void {
  const { snapshot, open, playing, playback, hint, refused, refuse, stage, staging, takeBack } = table;
  const { viewer, mayTakeBack } = snapshot.tableView;
  const isPlaying = playback.isListed || playback.shown !== undefined;
  const dismiss = hint.close ?? (refused ? () => refuse(undefined) : stage && staging.reset);
  useKeys({
    Escape: playback.isListed ? playback.stop : dismiss,
    h: hint.toggle,
    u: playing && (open ? viewer !== 'spectator' : mayTakeBack) ? takeBack : undefined,
    b: isPlaying ? playback.stop : open && playback.moves.length > 0 ? playback.start : undefined,
  });
}
