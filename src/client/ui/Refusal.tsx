/** Why something is not allowed: the sentence and the number of its rule. */
import type { Reason, Words } from '#kernel';
import { useText } from '../i18n/language.tsx';
import { reasonInWords } from '../i18n/reason.ts';
import { Icon } from './Icon.tsx';

export function Refusal({ reason, words }: { reason: Reason; words: Words }) {
  const text = useText();
  return (
    <p className="toast">
      <Icon name="refused" />
      <span>
        {reasonInWords(reason, words, text)} <b>{text.table.rule(reason.rule)}</b>
      </span>
    </p>
  );
}
