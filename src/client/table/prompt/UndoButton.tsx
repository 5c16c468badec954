/** The undo button. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';

/** Stays focusable when taking back is not allowed: pressing it shows why. */
export function UndoButton({ refused, takeBack }: { refused: boolean; takeBack: () => void }) {
  const { table } = useText();
  const hint = useKeyHint(table.undo, 'U');
  return (
    <button type="button" className="btn btn-line undo" {...hint} aria-disabled={refused} onClick={takeBack}>
      <Icon name="undo" />
      <span>{table.undo}</span>
    </button>
  );
}
