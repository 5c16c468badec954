/** Why the last attempt was refused: overlaid at the bottom of the table, and dismissed by the next action. */
import { type ReactNode, useEffect } from 'react';
import type { Reason, Words } from '#kernel';
import { Refusal } from '../../ui/Refusal.tsx';

interface Props {
  readonly reason: Reason | undefined;
  readonly words: Words;
  readonly game: string;
  readonly dismiss: () => void;
  /** Buttons that may help. */
  readonly children?: ReactNode;
}

/** Keys that do not dismiss it: they only move the focus; Escape is handled elsewhere. */
const NAVIGATION_KEYS = /^(Tab|Arrow.*|Shift|Control|Alt|Meta|Escape)$/;

/** The current refusal, if there is one. */
export function Refusals({ reason, words, game, dismiss, children }: Props) {
  useEffect(() => {
    if (!reason) return;
    const onAction = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.toast')) return;
      if (event instanceof KeyboardEvent && isNavigation(event)) return;
      dismiss();
    };
    // A wheel event that does not scroll turns the held shape.
    const onWheel = ({ defaultPrevented }: Event) => defaultPrevented && dismiss();
    addEventListener('pointerdown', onAction);
    // In the capture phase, so that a refusal caused by this key is not dismissed.
    addEventListener('keydown', onAction, true);
    addEventListener('wheel', onWheel);
    return () => {
      removeEventListener('pointerdown', onAction);
      removeEventListener('keydown', onAction, true);
      removeEventListener('wheel', onWheel);
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

function isNavigation({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || NAVIGATION_KEYS.test(key);
}
