/** Why the last attempt was refused: over the foot of the table, so that nothing moves, and gone when somebody goes on. */
import { type ReactNode, useEffect } from 'react';
import type { Reason, Words } from '#kernel';
import { Refusal } from '../../ui/Refusal.tsx';

interface Props {
  readonly reason: Reason | undefined;
  readonly words: Words;
  readonly game: string;
  readonly dismiss: () => void;
  /** What might help. */
  readonly children: ReactNode;
}

/** Keys that only lead somewhere, perhaps to the refusal itself; Escape closes it by itself. */
const ASIDE = /^(Tab|Arrow.*|Shift|Control|Alt|Meta|Escape)$/;

export function Refusals({ reason, words, game, dismiss, children }: Props) {
  useEffect(() => {
    if (!reason) return;
    const goOn = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.toast')) return;
      if (event instanceof KeyboardEvent && isAside(event)) return;
      dismiss();
    };
    // A wheel that is kept from scrolling turns what is held.
    const roll = ({ defaultPrevented }: Event) => defaultPrevented && dismiss();
    addEventListener('pointerdown', goOn);
    // Before the key does anything: what it is refused for is another reason.
    addEventListener('keydown', goOn, true);
    addEventListener('wheel', roll);
    return () => {
      removeEventListener('pointerdown', goOn);
      removeEventListener('keydown', goOn, true);
      removeEventListener('wheel', roll);
    };
  });
  return (
    <div className="refusals" role="alert">
      {reason && (
        <Refusal reason={reason} words={words} game={game}>
          {children}
        </Refusal>
      )}
    </div>
  );
}

function isAside({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || ASIDE.test(key);
}
