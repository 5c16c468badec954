/** The hint as it is read aloud: that it is thought about, then the best answer. */
import type { Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { sentences } from '../../ui/sentences.ts';
import { expectation, sureness } from './inWords.ts';
import type { HintAtHand } from './useHint.ts';

/** Undefined while it is closed. */
export function useHintInWords({ found, telling }: HintAtHand, words: Words): string | undefined {
  const text = useText('advice');
  const { language } = useLanguage();
  if (found === undefined) return undefined;
  if (typeof found === 'string') return text.hint[found];
  const [best] = found.answers;
  if (!best) return text.hint.failed;
  const answer = [words.answer(best.action, telling), words.group?.(best.action, telling)];
  return sentences(
    `${text.hint.best}: ${answer.filter(Boolean).join(', ')}`,
    `${expectation(text, found.measure, best.points)}, ${sureness(text, language, found.answers)}`,
  );
}
