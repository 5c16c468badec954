/** The keys of a lesson: Enter goes on, H shows the answer, Escape takes back what is open and then leaves. */
import { useEffect } from 'react';
import { isTyping, useKeys } from '../../ui/useKeys.ts';

interface Acts {
  readonly goOn: (() => void) | undefined;
  readonly showMe: (() => void) | undefined;
  readonly close: () => void;
}

export function useLessonKeys({ goOn, showMe, close }: Acts): void {
  useKeys({ Escape: close, h: showMe });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !goOn) return;
      // Where something has the focus, Enter belongs to it.
      const { target } = event;
      if (isTyping(target) || (target instanceof Element && target.closest('button, a, [tabindex="0"]')))
        return;
      goOn();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
