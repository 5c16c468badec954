/** The hint for screen readers: its progress, then the best answer. */
import type { Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { sentences } from '../../ui/sentences.ts';
import { expectation, sureness } from './adviceInWords.ts';
import type { HintControls } from './useHint.ts';

/** Undefined while the hint is closed. */
export function useHintInWords({ found, telling }: HintControls, words: Words): string | undefined {
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
