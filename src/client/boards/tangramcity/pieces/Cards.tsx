/** The cards of the round in the order of play: played, in play, closed, and those the viewer knows. */
import type { DealtCard, View } from '#games/tangramcity';
import { type CardState, cardStates, halvesOf, lookAlikeOf } from '#games/tangramcity/queries';
import type { Sign } from '#games/tangramcity/text';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { spotsOfTile } from '../targets.ts';
import type { Hand } from '../useHand.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly view: View;
  /** A card somebody points at in the log. */
  readonly lit: number | undefined;
  /** Where several tiles are to be placed, their cards say which one is taken up. */
  readonly hand: Hand | undefined;
}

export function Cards({ view, lit, hand }: Props) {
  const { text } = useBoard();
  const states = cardStates(view, hand?.question.city);
  const isChoice = hand !== undefined && hand.tiles.length > 1;
  return (
    <section className="tc-cards" data-part="cards" aria-label={text.cards}>
      <ol>
        {view.cards.map((card, i) => (
          <Card
            key={`${view.round} ${i === 0 ? 'first' : i}`}
            card={card}
            state={states[i] ?? 'played'}
            piece={`card ${view.round} ${i}`}
            part={card.tile === null ? `card:${i}` : `card:${i} tab:${card.tile}`}
            isLit={card.tile !== null && card.tile === lit}
            hand={isChoice && card.tile !== null && hand.tiles.includes(card.tile) ? hand : undefined}
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
  readonly part: string;
  readonly isLit: boolean;
  readonly hand: Hand | undefined;
}

/** Cards still to come look alike, whether held or lying open. */
const CLASSES: Readonly<Record<CardState, string>> = {
  played: 'played',
  now: 'now',
  closed: 'shut',
  known: 'ahead',
  ahead: 'ahead',
};

function Card({ card: { tile, holders }, state, piece, part, isLit, hand }: CardProps) {
  const { text, name } = useBoard();
  const who = holders.length === 0 ? text.inTheMiddle : holders.map(name).join(' · ');
  const isHeld = hand !== undefined && hand.held.tile === tile;
  const stands = hand ? (isHeld ? text.inHand : text.take) : text.cardStates[state];
  const title = tile === null ? text.cardStates.closed : text.piece(tile);
  const hasLookAlike = tile !== null && lookAlikeOf(tile) !== undefined;
  const more = [
    `${who}: ${stands}`,
    ...(holders.length > 1 ? [text.shared] : []),
    ...(tile === null ? [] : [text.squares(halvesOf(tile))]),
    ...(hasLookAlike ? [text.lookAlike] : []),
  ];
  const inside = (
    <>
      {hand ? <span className="tc-who">{title}</span> : <Holders holders={holders} />}
      {hasLookAlike && <TwinSign meaning={text.legend.lookAlike} />}
      {tile === null ? (
        <Back meaning={text.legend.closed} />
      ) : (
        <span className="tc-faces">
          <Picture tile={tile} face="dark" turn={0} />
          <Picture tile={tile} face="green" turn={0} />
        </span>
      )}
      <span className="tc-stands">
        {state === 'known' && (
          <span className="tc-eye" {...newSign('known', ...text.legend.known)}>
            <Icon name="eye" />
          </span>
        )}
        <span className={state === 'known' ? 'tc-roomy' : undefined}>{stands}</span>
      </span>
    </>
  );
  if (hand && tile !== null)
    return (
      <li data-piece={piece} data-part={part}>
        <Pick
          leads="way"
          label={`${title}: ${text.places(spotsOfTile(hand.question.legal, tile).length)}`}
          pressed={isHeld}
          note={note(title, ...more)}
          className={`tc-card ${isHeld ? 'tc-card-now' : 'tc-card-ahead'}`}
          onChoose={() => hand.pick(tile)}
        >
          {inside}
        </Pick>
      </li>
    );
  return (
    <li
      className={`tc-card tc-card-${CLASSES[state]}${isLit ? ' tc-lit-panel' : ''}`}
      data-piece={piece}
      data-part={part}
      data-note={note(title, ...more)}
      aria-label={[title, ...more].join(', ')}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {inside}
    </li>
  );
}

/** Who held the card, by their marks. */
function Holders({ holders }: Pick<DealtCard, 'holders'>) {
  const { text, name } = useBoard();
  if (holders.length === 0)
    return (
      <span className="tc-holders">
        <span className="tc-who">{text.inTheMiddle}</span>
      </span>
    );
  return (
    <span className="tc-holders">
      {holders.map((seat, i) => (
        <span key={seat} className="tc-holder">
          {i > 0 && <i className="tc-link" />}
          <Mark seat={seat} />
        </span>
      ))}
      {holders.length === 1 && <span className="tc-who">{holders.map(name).join()}</span>}
    </span>
  );
}

/** R1.6 The mark of cards whose tile has a look-alike: two small tiles that differ in one half. */
export function TwinSign({ meaning }: { meaning?: Sign }) {
  return (
    <svg
      className="tc-twin-sign"
      viewBox="0 0 26 18"
      aria-hidden="true"
      {...(meaning && newSign('lookAlike', ...meaning))}
    >
      <rect x=".75" y=".75" width="24.5" height="16.5" rx="4" />
      <path d="M3.5 5.5h4.5v7H3.5ZM8 5.5l4 7H8ZM14 5.5h4.5v7H14ZM18.5 12.5l4-7h-4Z" />
    </svg>
  );
}

/** The back of a card. */
export function Back({ meaning }: { meaning?: Sign }) {
  return (
    <svg
      className="tc-back"
      viewBox="0 0 76 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...(meaning && newSign('closed', ...meaning))}
    >
      <path
        className="tc-back-lines"
        d="M0 65 38 27 76 65M0 51 38 13 76 51M0 37 38-1 76 37M0 23 28-5M76 23 48-5M38-5V65M14 65 38 41 62 65"
      />
      <circle className="tc-back-disc" cx="38" cy="29" r="17" />
      <path className="tc-back-city" d="M28 37V26l5-5 5 5v11ZM40 37V20h8v17Z" />
    </svg>
  );
}
