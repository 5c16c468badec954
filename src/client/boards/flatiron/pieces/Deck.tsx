/** A street: its sign with who stands there, and the top card of its deck. */
import { CARDS, type Card, halfDeed, NONE } from '#games/flatiron/components';
import { architectsOf, placeOffered } from '#games/flatiron/queries';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoard } from '../boardContext.ts';
import { deckNote, halfText } from '../notes.ts';
import { StreetName } from './StreetName.tsx';
import { HalfFace } from './Strip.tsx';
import { Target } from './Target.tsx';

export function Deck({ street }: { street: number }) {
  const { view, asked, step, text, offer, marked } = useBoard();
  const { top, unseen, under } = at(view.decks, street);
  const left = unseen + under.length + (top === NONE ? 0 : 1);
  const plain = at(text.names.place, street);
  const here = architectsOf(view).filter(({ place }) => place === street);
  const isHere = step?.step === 'act' && placeOffered(asked) === street;
  const offers = [offer(`place:${street}`, plain), offer(`deck:${street}`, plain)];
  if (isHere) offers.push(offer('buy', plain));
  const whole = offers.find(({ onChoose }) => onChoose) ?? offers.find(({ onAttempt }) => onAttempt);
  return (
    <Target
      offer={whole ?? { label: plain }}
      className={`fi-deck${marked(`place:${street}`)}${isOpen(top, offer) ? ' fi-halves' : ''}`}
      note={deckNote(text, view, street)}
    >
      <span className={here.length > 1 ? 'fi-sign-plate fi-crowded' : 'fi-sign-plate'} data-street={street}>
        {here.map(({ who }) => (
          <Mark key={who} seat={who} />
        ))}
        <StreetName street={street} />
        <span className="fi-count" aria-hidden="true">
          ×{left}
        </span>
      </span>
      {top === NONE ? (
        <span className="fi-no-card">{text.board.emptyDeck}</span>
      ) : (
        <TopCard key={top} card={top} />
      )}
    </Target>
  );
}

/** Whether a half of the card may be used from afar. */
function isOpen(top: Card, offer: ReturnType<typeof useBoard>['offer']): boolean {
  return top !== NONE && [0, 1].some((half) => offer(`deed:${halfDeed(top, half)}`, '').onChoose);
}

function TopCard({ card }: { card: Card }) {
  const { text, offer, marked } = useBoard();
  const { street, cost } = at(CARDS, card);
  return (
    <span className={`fi-card fi-ivory${marked(`card:${card}`)}`} data-piece={`card-${card}`}>
      <span className="fi-card-head" data-street={street}>
        <span className="fi-to" aria-hidden="true">
          <span className="fi-arrow-to">→</span>
          <StreetName street={street} />
        </span>
        <b className="fi-cost" aria-hidden="true">
          {text.board.money(cost)}
        </b>
      </span>
      {[0, 1].map((half) => (
        <Target
          key={half}
          offer={withoutAttempt(offer(`deed:${halfDeed(card, half)}`, halfText(text, card, half)))}
          className="fi-half"
        >
          <HalfFace card={card} half={half} says={text.brief.half(card, half)} />
        </Target>
      ))}
    </span>
  );
}

/** A tap on a half that cannot be used is a tap on its card. */
function withoutAttempt<T extends { onAttempt?: (() => void) | undefined }>(offer: T): T {
  return offer.onAttempt ? { ...offer, onAttempt: undefined } : offer;
}
