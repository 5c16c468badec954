/** The hint for screen readers: its progress, then the best answer and why. */
import type { Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { sentences } from '../../ui/sentences.ts';
import { expectation, reasonsInWords, verdict } from './adviceInWords.ts';
import type { HintControls } from './useHint.ts';

/** Undefined while the hint is closed. */
export function useHintInWords({ found, telling }: HintControls, words: Words): string | undefined {
  const text = useText('advice');
  if (found === undefined) return undefined;
  if (typeof found === 'string') return text.hint[found];
  const { measure, answers } = found;
  const [best] = answers;
  if (!best) return text.hint.failed;
  const answer = [words.answer(best.action, telling), words.group?.(best.action, telling)];
  return sentences(
    answer.filter(Boolean).join(', '),
    `${verdict(text, best, answers)}, ${expectation(text, measure, best.points)}`,
    ...reasonsInWords(text, best.reasons, true, words, telling),
  );
}
