/** The button for a hint, beside the prompt. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { HintControls } from './useHint.ts';
import './hint.css';

/** Renders nothing if no hint is offered. */
export function HintButton({ hint }: { hint: HintControls }) {
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
