/** When a take-back is refused: a button to ask the other players for it. */
import { KERNEL_REASONS, type Reason } from '#kernel';
import type { Command } from '#table';
import { useText } from '../../i18n/language.tsx';
import { lastChoiceOf, type TableSnapshot } from '../store/tableStore.ts';

interface Props {
  readonly reason: Reason;
  readonly snapshot: TableSnapshot;
  readonly command: (command: Command) => void;
}

/** Renders nothing unless the refusal was about a take-back that the others can grant. */
export function AskTakeBack({ reason, snapshot, command }: Props) {
  const accord = useText('accord');
  const { viewer, proposal, rated } = snapshot.tableView;
  const to = viewer === 'spectator' ? undefined : lastChoiceOf(snapshot.entries, viewer);
  if (reason.rule !== KERNEL_REASONS.nothingToTakeBack || to === undefined || proposal || rated) return null;
  return (
    <button
      type="button"
      className="btn btn-line"
      onClick={() => command({ do: 'propose', request: { kind: 'back', to } })}
    >
      {accord.ask.back}
    </button>
  );
}
