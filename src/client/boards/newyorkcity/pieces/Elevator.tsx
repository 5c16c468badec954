/** The elevator: five shelves of characters, and the cab on the shelf the composed bid reaches. */
import { SHELVES } from '#games/newyorkcity/components';
import { bidsOf, endPointsOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { hintForAnswer } from '../hinted.ts';
import { characterName, characterNote } from '../notes.ts';
import { idsAfter } from '../pieceIds.ts';
import { readByArrows } from '../readByArrows.ts';
import { hireOf } from '../targets.ts';
import { CharacterSign, CharacterTile } from './CharacterTile.tsx';
import { OwnerMark } from './Owner.tsx';
import { Sign } from './Sign.tsx';

const FLOORS = Array.from({ length: SHELVES }, (_, i) => SHELVES - i);

export function Elevator() {
  const { view, text, asked, preview } = useBoard();
  const asking = asked?.step.step === 'hire' ? asked.step.value : undefined;
  const reach = asking ?? preview?.shelf;
  return (
    <section
      className="nyc-panel nyc-elevator"
      aria-label={text.elevator}
      data-part="elevator"
      onKeyDown={readByArrows}
    >
      <header>
        <h3>{text.elevator}</h3>
        {reach !== undefined && <span className="nyc-meta">{text.reach(reach)}</span>}
        <Dial floor={reach ?? 0} />
      </header>
      <div className="nyc-shelves">
        {FLOORS.map((value) => (
          <Shelf key={value} value={value} reach={reach} cab={reach === value ? view.viewer : 'spectator'} />
        ))}
      </div>
    </section>
  );
}

function Shelf({
  value,
  reach,
  cab,
}: {
  value: number;
  reach: number | undefined;
  cab: number | 'spectator';
}) {
  const { view, text, asked, choose, label, preview, hints, isSlim } = useBoard();
  const tiles = at(view.shelves, value - 1);
  const pile = at(view.piles, value - 1);
  const ids = idsAfter(view.firms);
  const far = reach !== undefined && value > reach;
  const shut = far && asked?.step.step === 'hire';
  const look = !isSlim ? 'card' : shut ? 'brief' : 'row';
  const coming = pile.toSorted((a, b) => a - b).map((number) => `${characterName(text, number)} (${number})`);
  return (
    <div
      data-part={`shelf:${value}`}
      className={`nyc-shelf${reach === undefined ? '' : far ? ' nyc-shelf-far' : ' nyc-shelf-near'}${shut ? ' nyc-shelf-shut' : ''}`}
    >
      <div className="nyc-shelf-tiles">
        {tiles.map((number, i) => {
          const answer = asked && hireOf(asked, number);
          const worth = endPointsOf(view, number);
          return (
            <CharacterTile
              key={`${number}-${i}`}
              character={number}
              far={far}
              look={look}
              entry={value === SHELVES && i === 0}
              {...(answer ? { label: label(answer) } : {})}
              pressed={answer && asked.chosen && 'hire' in asked.chosen && asked.chosen.hire === number}
              onChoose={answer && (() => choose(answer))}
              onAttempt={asked?.step.step === 'hire' ? () => choose({ hire: number }) : undefined}
              piece={ids.next(number)}
              hint={hintForAnswer(hints, answer)}
              more={worth > 0 ? [text.nowWorth(worth)] : []}
            />
          );
        })}
      </div>
      <div
        className="nyc-floor"
        data-note={note(text.shelf(value), `${text.toCome} ${coming.join(', ') || text.none}`)}
      >
        {cab === 'spectator' ? (
          <b>{value}</b>
        ) : (
          <span className="nyc-cab" data-piece="cab" {...newSign('reach', text.signs.reach)}>
            <OwnerMark owner={cab} size={15} />
            <b>{preview?.gain.bonus ? `${preview.bid}+1` : value}</b>
          </span>
        )}
        <small {...newSign('toCome', text.signs.toCome)}>{`+${pile.length}`}</small>
        <span className="sr">{`${text.toCome} ${coming.join(', ') || text.none}`}</span>
      </div>
    </div>
  );
}

/** On a phone, beside the bids: who could be hired with the bid composed, or with the highest so far. */
export function ShelfInReach() {
  const { view, text, preview } = useBoard();
  const leads = Math.max(...bidsOf(view));
  const shelf = Math.max(1, Math.min(SHELVES, preview?.shelf ?? (leads > 0 ? leads + 1 : 1)));
  return (
    <div className="nyc-reach" role="img" aria-label={text.reach(shelf)}>
      <span className="nyc-reach-floor">
        <Sign name="elevator" />
        <b>{shelf}</b>
      </span>
      {at(view.shelves, shelf - 1).map((number, i) => (
        <span key={`${number}-${i}`} className="nyc-reach-who" data-note={characterNote(text, number)}>
          <CharacterSign character={number} />
          <small>{characterName(text, number)}</small>
        </span>
      ))}
    </div>
  );
}

/** The half-round dial over the doors; its hand stands at the shelf within reach. */
function Dial({ floor }: { floor: number }) {
  const angle = (value: number) => Math.PI * (1 - (value - 0.5) / SHELVES);
  const hand = floor === 0 ? Math.PI : angle(floor);
  return (
    <svg className="nyc-dial" viewBox="0 0 66 26" aria-hidden="true">
      <path d="M4 24a29 21 0 0 1 58 0z" />
      {FLOORS.map((value) => (
        <circle
          key={value}
          cx={33 + 24 * Math.cos(angle(value))}
          cy={24 - 16 * Math.sin(angle(value))}
          r={value === floor ? 3 : 1.8}
          className={value <= floor ? 'nyc-dial-on' : ''}
        />
      ))}
      <path d={`M33 24 ${33 + 17 * Math.cos(hand)} ${24 - 12 * Math.sin(hand)}`} className="nyc-dial-hand" />
      <circle cx="33" cy="24" r="2.5" className="nyc-dial-on" />
    </svg>
  );
}
