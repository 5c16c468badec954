/** The market: four cards on offer, the deck, and what is still in it. */
import { useState } from 'react';
import type { Kind, View } from '#games/newyork1901';
import { DISTRICTS } from '#games/newyork1901/components';
import { cardsUnderDeck, districtOf, freeLots, sizeOf } from '#games/newyork1901/queries';
import { capital } from '#games/newyork1901/text';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { patternOf } from './Patterns.tsx';

interface Props {
  readonly view: View;
  /** The kinds of which a lot may be chosen. */
  readonly kinds: readonly Kind[];
  readonly picked: Kind | undefined;
  readonly pick: (kind: Kind) => void;
  readonly attempt: ((kind: Kind) => void) | undefined;
  /** Its name for a coach; on phones the cards are taken elsewhere. */
  readonly part: string | undefined;
}

export function Market({ view, kinds, picked, pick, attempt, part }: Props) {
  const { text, names } = useBoard();
  const slots = useSlots(view.market);
  return (
    <section className="ny-panel ny-market" data-part={part}>
      <div className="ny-head">
        <h2>{text.market}</h2>
      </div>
      <ul className="ny-cards">
        {slots.map((kind) => {
          const cards = view.market.filter((one) => one === kind).length;
          if (cards === 0) return <li key={kind} className="ny-card-gone" />;
          const free = freeLots(view, kind).length;
          const name = capital(names.card(kind));
          return (
            <li key={kind}>
              <Pick
                label={name}
                written={`${letterOf(districtOf(kind))} ${sizeOf(kind)} × ${cards}, ${text.lotsFree(free)}`}
                note={note(name, text.marketHelp, text.lotsFree(free))}
                piece={`card ${kind}`}
                part={part && `market:${cardSign(kind)}`}
                leads="way"
                className={cards > 1 ? 'ny-card stacked' : 'ny-card'}
                pressed={kinds.includes(kind) ? picked === kind : undefined}
                onChoose={kinds.includes(kind) ? () => pick(kind) : undefined}
                onAttempt={attempt && (() => attempt(kind))}
              >
                <span {...newSign('lotCard', text.signs.lotCard)}>
                  <CardFace kind={kind} />
                </span>{' '}
                <span className="ny-card-facts">
                  <b>× {cards}</b> <span>{text.lotsFree(free)}</span>
                </span>
              </Pick>
            </li>
          );
        })}
        <li>
          <Deck view={view} />
        </li>
      </ul>
    </section>
  );
}

/** Equal cards are one. What was taken leaves a gap until new cards come, so that the others stay where they are. */
function useSlots(market: readonly Kind[]): readonly Kind[] {
  const [slots, setSlots] = useState<readonly Kind[]>(() => [...new Set(market)]);
  if (market.every((kind) => slots.includes(kind))) return slots;
  const filled = [...new Set(market)];
  setSlots(filled);
  return filled;
}

/** District and size, as on the map. */
export function CardFace({ kind }: { kind: Kind }) {
  const district = at(DISTRICTS, districtOf(kind));
  const size = sizeOf(kind);
  const shape = size === 2 ? 'M16 40h24v12h-24z' : 'M16 30h12v12h12v12h-24z';
  const joint = size === 2 ? 'M28 42v8' : 'M18 42h8M28 44v8';
  return (
    <svg className={`ny-card-face ny-${district}`} viewBox="0 0 56 62" aria-hidden="true">
      <path d="M5 1H51a4 4 0 0 1 4 4V21H1V5a4 4 0 0 1 4-4z" className="ny-ground" />
      <path d="M5 1H51a4 4 0 0 1 4 4V21H1V5a4 4 0 0 1 4-4z" fill={patternOf('board', district)} />
      <rect x="13" y="2.6" width="30" height="17" rx="8.5" className="ny-card-chip" />
      <text x="28" y="15.8" textAnchor="middle" className="ny-card-letter">
        {letterOf(districtOf(kind))} {size}
      </text>
      <path d={shape} className="ny-ground" />
      <path d={shape} fill={patternOf('board', district)} />
      <path d={shape} className="ny-border" />
      <path d={joint} className="ny-joint" />
    </svg>
  );
}

/** A card in short: 'B2'. */
export function cardSign(kind: Kind): string {
  return `${letterOf(districtOf(kind))}${sizeOf(kind)}`;
}

/** The letter of a district, as on the map. */
export function letterOf(district: number): string {
  return at(DISTRICTS, district).charAt(0).toUpperCase();
}

function Deck({ view }: { view: View }) {
  const { text, names } = useBoard();
  const says = (kinds: readonly Kind[]) =>
    [...new Set(kinds)]
      .sort((a, b) => a - b)
      .map((kind) => {
        return `${capital(names.shortCard(kind))} × ${kinds.filter((one) => one === kind).length}`;
      })
      .join(', ');
  const all = view.deck.flat();
  const last = cardsUnderDeck(view);
  const lines = [text.deckHelp, says(all), ...(last.length > 0 ? [text.deckUnder, says(last)] : [])];
  return (
    <button
      type="button"
      className="ny-card ny-deck"
      data-part="deck"
      data-note={note(`${text.deck}: ${text.deckLeft(view.deckSize)}`, ...(all.length > 0 ? lines : []))}
    >
      <svg className="ny-card-face" viewBox="0 0 56 62" aria-hidden="true">
        <rect x="6" y="1" width="48" height="58" rx="4" className="ny-deck-card" />
        <rect x="3.5" y="2.5" width="48" height="58" rx="4" className="ny-deck-card" />
        <rect x="1" y="4" width="48" height="57" rx="4" className="ny-deck-card" />
        <path d="M11 50V37h7V27h5V16l2-4 2 4v11h5v10h7v13z" className="ny-deck-tower" />
      </svg>
      <span className="ny-card-facts">
        <span className="sr">{text.deck}: </span>
        {text.deckLeft(view.deckSize)}
      </span>
    </button>
  );
}
