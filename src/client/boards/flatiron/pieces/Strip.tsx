/** A half of a card where only that half is seen: a strip that comes out from under a column. */

import { memo } from 'react';
import { type Card, FIRST_DECREE, type Half, halfDeed, halfReputation } from '#games/flatiron/components';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../boardText.ts';
import { cardNote, halfText } from '../notes.ts';
import type { Offer } from '../offer.ts';
import { halfPicture } from '../pictures.ts';
import type { Spot } from '../targets.ts';
import { HintMark } from './HintMark.tsx';
import { Reputation, SignFigure } from './Sign.tsx';
import { Target } from './Target.tsx';

interface Face {
  readonly card: Card;
  readonly half: Half;
  readonly says: string;
  /** Whether the words have no room, so that a newcomer needs them as a label. */
  readonly isNarrow?: boolean;
}

/** What a half shows: its sign, its figure, its words where there is room, its reputation. */
export const HalfFace = memo(function HalfFace({ card, half, says, isNarrow = false }: Face) {
  const { legend } = useBoardText();
  const reputation = halfReputation(card, half);
  return (
    <>
      <SignFigure
        picture={halfPicture(card, half)}
        label={isNarrow ? says : undefined}
        words={reputation === 0 ? 'alone' : 'beside'}
      />
      <span className={reputation === 0 ? 'fi-words fi-alone' : 'fi-words'} aria-hidden="true">
        {says}
      </span>
      <Reputation value={reputation} label={reputation > 0 ? legend.good : legend.bad} />
    </>
  );
});

/** A card in a column. */
export function Strip({ card, half, own }: { card: Card; half: Half; own: boolean }) {
  const { text, narrow, offer, marked } = useBoard();
  const plain = halfText(text, card, half);
  const isDecree = card >= FIRST_DECREE;
  const stands: Offer =
    own && !isDecree && !narrow ? offer(`deed:${halfDeed(card, half)}`, plain) : { label: plain };
  const kind = isDecree ? 'fi-strip fi-dark' : 'fi-strip fi-ivory';
  return (
    <Target
      offer={stands}
      className={kind + marked(`card:${card}`) + (isDecree ? '' : marked(`deed:${halfDeed(card, half)}`))}
      note={cardNote(text, card)}
      piece={`card-${card}`}
    >
      <HalfFace card={card} half={half} says={text.brief.half(card, half)} isNarrow={narrow} />
    </Target>
  );
}

/** Where a card may be laid: it shows the half that would be seen there. */
export function Landing({ card, half, offer, spot }: { card: Card; half: Half; offer: Offer; spot: Spot }) {
  const kind = card >= FIRST_DECREE ? 'fi-strip fi-landing fi-dark' : 'fi-strip fi-landing fi-ivory';
  const { text } = useBoard();
  return (
    <Target offer={offer} className={kind} note={cardNote(text, card)}>
      <HintMark spot={spot} />
      <HalfFace card={card} half={half} says={text.brief.half(card, half)} />
    </Target>
  );
}
