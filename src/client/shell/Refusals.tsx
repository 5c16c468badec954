/** Why the last wish was refused: over the foot of the table, so that nothing moves, and gone when somebody goes on. */
import { type ReactNode, useEffect } from 'react';
import type { Reason, Words } from '#kernel';
import { Refusal } from '../ui/Refusal.tsx';

interface Props {
  readonly reason: Reason | undefined;
  readonly words: Words;
  readonly game: string;
  readonly dismiss: () => void;
  /** What might help. */
  readonly children: ReactNode;
}

export function Refusals({ reason, words, game, dismiss, children }: Props) {
  useEffect(() => {
    if (!reason) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.toast'))) dismiss();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
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
