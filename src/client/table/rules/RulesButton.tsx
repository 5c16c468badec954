/** The button that opens and closes the rules beside the board. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { RulesControls } from './useRules.ts';

/** A book and the word. */
export function RulesButton({ rules }: { rules: RulesControls }) {
  const { nav } = useText();
  const hint = useKeyHint(nav.rules, '?');
  return (
    <button
      type="button"
      className="btn btn-quiet bar-tool"
      aria-expanded={rules.isOpen}
      onClick={rules.toggle}
      {...hint}
    >
      <Icon name="book" />
      {nav.rules}
    </button>
  );
}
