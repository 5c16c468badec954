/** Where the way back is closed, the others may still open it. */
import { KERNEL_REASONS, type Reason } from '#kernel';
import type { Command } from '#table';
import { useText } from '../../i18n/language.tsx';
import { lastChoiceOf, type Shown } from '../store/tableStore.ts';

interface Props {
  readonly reason: Reason;
  readonly shown: Shown;
  readonly command: (command: Command) => void;
}

export function AskBack({ reason, shown, command }: Props) {
  const accord = useText('accord');
  const { viewer, proposal } = shown.tableView;
  const to = viewer === 'spectator' ? undefined : lastChoiceOf(shown.entries, viewer);
  if (reason.rule !== KERNEL_REASONS.nothingToTakeBack || to === undefined || proposal) return null;
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
