/** A street: its sign with who stands there and the money to take, and the top card of its deck. */
import { CARDS, type Card, halfDeed, NONE } from '#games/flatiron/components';
import { architectsOf, deckPrice } from '#games/flatiron/queries';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { deckNote, halfText } from '../notes.ts';
import { Coin } from './Coin.tsx';
import { HintMark } from './HintMark.tsx';
import { StreetName } from './StreetName.tsx';
import { HalfFace } from './Strip.tsx';
import { Target } from './Target.tsx';

export function Deck({ street }: { street: number }) {
  const { view, text, offer, marked } = useBoard();
  const { top, unseen, under } = at(view.decks, street);
  const left = unseen + under.length + (top === NONE ? 0 : 1);
  const name = at(text.names.place, street);
  const here = architectsOf(view).filter(({ place }) => place === street);
  const isCrowded = here.length > 1 || offer(`coin:${street}`, '').onChoose !== undefined;
  return (
    <div className={`fi-deck${marked(`place:${street}`)}`} data-note={deckNote(text, view, street)}>
      <div className={isCrowded ? 'fi-sign-plate fi-crowded' : 'fi-sign-plate'} data-street={street}>
        <Target offer={offer(`place:${street}`, name)} isDrawn className="fi-going">
          <StreetName street={street} />
          {here.map(({ who }) => (
            <Mark key={who} seat={who} />
          ))}
          <span className="fi-count" aria-hidden="true" {...newSign('left', text.board.signs.left)}>
            ×{left}
          </span>
          <HintMark spot={`place:${street}`} />
        </Target>
        <Coin place={street} />
      </div>
      {top === NONE ? (
        <span className="fi-no-card">{text.board.emptyDeck}</span>
      ) : (
        <TopCard key={top} card={top} deck={street} />
      )}
    </div>
  );
}

function TopCard({ card, deck }: { card: Card; deck: number }) {
  const { view, asked, text, narrow, offer, marked } = useBoard();
  const { street } = at(CARDS, card);
  const { money } = text.board;
  const plain = at(text.names.place, deck);
  const price = deckPrice(at(asked.decks, deck).top === card ? asked : view, deck);
  const whole = offer(`card:${deck}`, plain);
  return (
    <Target
      offer={whole}
      isDrawn
      className={`fi-card fi-ivory${marked(`card:${card}`)}`}
      piece={`card-${card}`}
      note={deckNote(text, view, deck)}
    >
      <span className="fi-card-head" data-street={street}>
        <span className="fi-to" aria-hidden="true">
          <span className="fi-arrow-to" {...newSign('goesTo', text.board.signs.goesTo)}>
            →
          </span>
          <StreetName street={street} />
        </span>
        {whole.onChoose ? (
          <b className="fi-verb" aria-hidden="true">
            {narrow ? money(price) : text.board.verbs.buy(price)}
          </b>
        ) : (
          <b className="fi-cost" aria-hidden="true" {...newSign('price', text.board.signs.price)}>
            {money(price)}
          </b>
        )}
        <HintMark spot={`card:${deck}`} />
      </span>
      {[0, 1].map((half) => (
        <Target
          key={half}
          offer={
            narrow
              ? { label: halfText(text, card, half) }
              : withoutAttempt(offer(`deed:${halfDeed(card, half)}`, halfText(text, card, half)))
          }
          className="fi-half"
        >
          <HalfFace card={card} half={half} says={text.brief.half(card, half)} isNarrow={narrow} />
        </Target>
      ))}
    </Target>
  );
}

/** A tap on a half that cannot be used is a tap on its card. */
function withoutAttempt<T extends { onAttempt?: (() => void) | undefined }>(offer: T): T {
  return offer.onAttempt ? { ...offer, onAttempt: undefined } : offer;
}
