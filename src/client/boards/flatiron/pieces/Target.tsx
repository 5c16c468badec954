/** A part of the board in HTML: a button where it stands for an answer, else just drawn. */
import type { ReactNode } from 'react';
import { Pick } from '../../kit/Choosable.tsx';
import type { Offer } from '../offer.ts';

interface Props {
  readonly offer: Offer;
  readonly className: string;
  readonly note?: string | undefined;
  readonly piece?: string | undefined;
  /** Its name for a coach who points at it, where that is not the name of what it offers. */
  readonly part?: string | undefined;
  /** Its face says in signs and short forms what the label says in words: see Pick. */
  readonly isDrawn?: boolean;
  /** Its parts speak for themselves while it cannot be chosen. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** What cannot be chosen has its label as text for screen readers. */
export function Target({
  offer,
  className,
  note,
  piece,
  part = offer.part,
  isDrawn = false,
  isPlain = false,
  children,
}: Props) {
  if (offer.onChoose)
    return (
      <Pick {...offer} isDrawn={isDrawn} className={className} note={note} piece={piece} part={part}>
        {isDrawn ? (
          <span className="fi-face" aria-hidden="true">
            {children}
          </span>
        ) : (
          children
        )}
      </Pick>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an attempt that is refused; the answers are reached by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <span
      className={className}
      data-note={note}
      data-piece={piece}
      data-part={part}
      onClick={offer.onAttempt}
    >
      {children}
      {!isPlain && <span className="sr">{offer.label}</span>}
    </span>
  );
}
