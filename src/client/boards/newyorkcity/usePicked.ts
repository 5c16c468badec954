/** What is picked of an answer that is put together; as soon as it is one, it is chosen, and the table's button sends it. */
import { useMemo, useState } from 'react';
import type { Action } from '#games/newyorkcity';
import { type Asked, answerOf, type Picked, startOf, takesCards } from './targets.ts';

/** What is picked for this question only, and how to pick. */
export function usePicked(
  asked: Asked | undefined,
  choose: (...actions: readonly Action[]) => void,
  sendsAtOnce: boolean,
): readonly [Picked, (picked: Picked) => void] {
  const [kept, keep] = useState<{ readonly key: string; readonly picked: Picked }>();
  const key = asked?.key ?? '';
  const start = useMemo(() => startOf(asked), [asked]);
  const picked = kept?.key === key && !asked?.chosen ? kept.picked : start;
  return [picked, pick];

  function pick(next: Picked): void {
    const answer = asked && !sendsAtOnce && takesCards(asked) ? answerOf(asked, next) : undefined;
    if (answer) {
      keep(undefined);
      choose(answer);
      return;
    }
    if (asked?.chosen) choose();
    keep({ key, picked: next });
  }
}
