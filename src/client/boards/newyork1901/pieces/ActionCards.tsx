/** A seat's three action cards: those it can play now, those it keeps, those that are gone. */
import type { View } from '#games/newyork1901';
import { ACTION_CARDS, type ActionCard } from '#games/newyork1901/components';
import { ACTION_CARD_NAMES } from '#games/newyork1901/text';
import { at, type Seat } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { HintBadge } from './HintGhosts.tsx';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly playable: readonly ActionCard[];
  /** The place of a card in a hint. */
  readonly hinted: (card: ActionCard) => number | undefined;
  readonly label: (card: ActionCard) => string;
  readonly play: (card: ActionCard) => void;
  readonly attempt: ((card: ActionCard) => void) | undefined;
  readonly chosen: ActionCard | undefined;
}

const DRAWINGS: Readonly<Record<ActionCard, string>> = {
  constructionBoom: 'M6 24V12h8v12zM18 24V6h8v18zM31 10v8M27 14h8',
  marketShift: 'M6 8h22l-5-5M34 18H12l5 5',
  landGrab: 'M6 6h12v12H6zM22 6h12v12H22zM4 23h32',
};

export function CardDrawing({ card }: { card: ActionCard }) {
  return (
    <svg className="ny-action-drawing" viewBox="0 0 40 26" aria-hidden="true">
      <path d={DRAWINGS[card]} />
    </svg>
  );
}

export function ActionCards({ view, seat, playable, hinted, label, play, attempt, chosen }: Props) {
  const { text, actionCards } = useBoard();
  if (!view.options.actionCards) return null;
  const { cards } = at(view.estates, seat);
  return (
    <section className="ny-panel ny-actions" data-part="cards">
      <h2>{text.cards}</h2>
      <ul>
        {ACTION_CARDS.map((card) => {
          const held = cards.includes(card);
          const name = ACTION_CARD_NAMES[card];
          const may = playable.includes(card);
          return (
            <li key={card}>
              <Pick
                label={may ? label(card) : `${name}: ${held ? actionCards[card].short : text.isPlayed}`}
                note={note(name, actionCards[card].rule, held ? text.cardsHelp : text.isPlayed)}
                written={may ? `${name} ${actionCards[card].short}` : undefined}
                part={`card:${card}`}
                className={held ? 'ny-action' : 'ny-action gone'}
                pressed={may && chosen ? chosen === card : undefined}
                onChoose={may ? () => play(card) : undefined}
                onAttempt={attempt && (() => attempt(card))}
              >
                {may && <HintBadge place={hinted(card)} />}
                <CardDrawing card={card} />
                <b className="ny-action-name">{name}</b>{' '}
                <span className="ny-action-short">{held ? actionCards[card].short : text.isPlayed}</span>
              </Pick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
