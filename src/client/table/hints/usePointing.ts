/** Points at an answer on the board: at the part whose label says it, as every part says what choosing it means. */
import { useEffect } from 'react';
import type { Telling, Words } from '#kernel';

/** What the answer is called, where no other is called so. */
export function ownLabel(
  action: unknown,
  legal: readonly unknown[],
  words: Words,
  telling: Telling,
): string | undefined {
  const label = words.answer(action, telling);
  const alike = legal.filter((one) => words.answer(one, telling) === label);
  return alike.length === 1 ? label : undefined;
}

/** The parts stand out as long as the label stays. */
export function usePointing(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return;
    const parts = [...document.querySelectorAll('.board [data-choose="answer"]')].filter(
      (part) => part.getAttribute('aria-label') === label,
    );
    for (const part of parts) part.setAttribute('data-hinted', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-hinted');
    };
  }, [label]);
}
