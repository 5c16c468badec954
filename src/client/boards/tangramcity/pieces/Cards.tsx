/** The cards of the round in the order of play: played, in play, closed, and those the viewer knows. */
import type { DealtCard, View } from '#games/tangramcity';
import { type CardState, cardStates, halvesOf, lookAlikeOf } from '#games/tangramcity/queries';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly view: View;
  /** A card somebody points at in the log. */
  readonly lit: number | undefined;
}

export function Cards({ view, lit }: Props) {
  const { text } = useBoard();
  const states = cardStates(view);
  return (
    <section className="tc-cards" aria-label={text.cards}>
      <ol>
        {view.cards.map((card, i) => (
          <Card
            key={`${view.round} ${i === 0 ? 'first' : i}`}
            card={card}
            state={states[i] ?? 'played'}
            piece={`card ${view.round} ${i}`}
            isLit={card.tile !== null && card.tile === lit}
          />
        ))}
      </ol>
      <p className="tc-meta">{text.deck(view.deckSize)}</p>
    </section>
  );
}

interface CardProps {
  readonly card: DealtCard;
  readonly state: CardState;
  readonly piece: string;
  readonly isLit: boolean;
}

/** Cards still to come look alike, whether held or lying open. */
const CLASSES: Readonly<Record<CardState, string>> = {
  played: 'played',
  now: 'now',
  closed: 'shut',
  known: 'ahead',
  ahead: 'ahead',
};

function Card({ card: { tile, holders }, state, piece, isLit }: CardProps) {
  const { text, name } = useBoard();
  const who = holders.length === 0 ? text.inTheMiddle : holders.map(name).join(' · ');
  const isShut = tile === null;
  const stands = text.cardStates[state];
  const title = isShut ? text.cardStates.closed : text.piece(tile);
  const hasLookAlike = tile !== null && lookAlikeOf(tile) !== undefined;
  const more = [
    `${who}: ${stands}`,
    ...(holders.length > 1 ? [text.shared] : []),
    ...(tile === null ? [] : [text.squares(halvesOf(tile))]),
    ...(hasLookAlike ? [text.lookAlike] : []),
  ];
  return (
    <li
      className={`tc-card tc-card-${CLASSES[state]}${isLit ? ' tc-lit-panel' : ''}`}
      data-piece={piece}
      data-note={note(title, ...more)}
      aria-label={[title, ...more].join(', ')}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="tc-holders">
        {holders.length === 0 ? (
          <span className="tc-who">{text.inTheMiddle}</span>
        ) : (
          <>
            {holders.map((seat, i) => (
              <span key={seat} className="tc-holder">
                {i > 0 && <i className="tc-link" />}
                <Mark seat={seat} />
              </span>
            ))}
            {holders.length === 1 && <span className="tc-who">{who}</span>}
          </>
        )}
      </span>
      {hasLookAlike && <Warning />}
      {tile === null ? (
        <Back />
      ) : (
        <span className="tc-faces">
          <Picture tile={tile} face="dark" turn={0} />
          <Picture tile={tile} face="green" turn={0} />
        </span>
      )}
      <span className="tc-stands">
        {state === 'known' && <Icon name="eye" />}
        <span className={state === 'known' ? 'tc-roomy' : undefined}>{stands}</span>
      </span>
    </li>
  );
}

/** R1.6 The mark of cards whose tile has a look-alike. */
export function Warning() {
  return (
    <svg className="tc-warning" viewBox="0 0 20 19" aria-hidden="true">
      <path d="M10 1 19.4 18H.6Z" />
      <path className="tc-warning-sign" d="M10 6.5v5.5M10 14.2v1.6" />
    </svg>
  );
}

/** The back of a card. */
export function Back() {
  return (
    <svg className="tc-back" viewBox="0 0 76 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="tc-back-lines"
        d="M0 65 38 27 76 65M0 51 38 13 76 51M0 37 38-1 76 37M0 23 28-5M76 23 48-5M38-5V65M14 65 38 41 62 65"
      />
      <circle className="tc-back-disc" cx="38" cy="29" r="17" />
      <path className="tc-back-city" d="M28 37V26l5-5 5 5v11ZM40 37V20h8v17Z" />
    </svg>
  );
}
