/** Highlights an answer on the board: the part whose label is the answer's text. */
import { useEffect } from 'react';
import type { Telling, Words } from '#kernel';

/** The answer's text, or undefined if another answer has the same. */
export function uniqueLabel(
  action: unknown,
  legal: readonly unknown[],
  words: Words,
  telling: Telling,
): string | undefined {
  const label = words.answer(action, telling);
  const sameLabel = legal.filter((one) => words.answer(one, telling) === label);
  return sameLabel.length === 1 ? label : undefined;
}

/** Highlights the parts with this label. */
export function useAnswerHighlight(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return;
    const parts = [...document.querySelectorAll(':is(.board, .dock) [data-choose="answer"]')].filter(
      (part) => (part.getAttribute('data-answer') ?? part.getAttribute('aria-label')) === label,
    );
    for (const part of parts) part.setAttribute('data-hinted', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-hinted');
    };
  }, [label]);
}
