/** Asks for a hint, beside what is asked. */
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { HintAtHand } from './useHint.ts';
import './hint.css';
import { useText } from '../../i18n/language.tsx';

/** Nothing where no hint is offered. */
export function HintButton({ hint }: { hint: HintAtHand }) {
  const { button } = useText('advice').hint;
  const key = useKeyHint(button, 'H');
  if (!hint.toggle) return null;
  return (
    <button
      ref={hint.button}
      type="button"
      className="btn btn-line ask-hint"
      {...key}
      aria-expanded={hint.close !== undefined}
      onClick={hint.toggle}
    >
      <Icon name="hint" />
      <span>{button}</span>
    </button>
  );
}
