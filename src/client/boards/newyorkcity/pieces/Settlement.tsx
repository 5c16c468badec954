/** Bids that have just been settled: in press order what each counts, what it brought, and what that changes. */
import type { NewYorkCity } from '#games/newyorkcity';
import { BIDDING_KINDS, DOLLARS, KINDS, PRESS } from '#games/newyorkcity/components';
import type { Settlement as Settled, SettledBid } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { cardList, characterName, PLACES, tileName } from '../notes.ts';
import { CharacterSign } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { OwnerMark, ownerClass, TowerSign } from './Owner.tsx';
import { Sign } from './Sign.tsx';

export function Settlement({ settled: { kind, bids, tie } }: { settled: Settled }) {
  const { text, firm } = useBoard();
  const { settled } = text.turn;
  return (
    <section className="nyc-settled" aria-label={text.kind[at(KINDS, kind)]}>
      <h3>{bids.length === 0 ? settled.nobody : settled.heading}</h3>
      <ol>
        {bids.map((bid, place) => (
          <SettledRow key={bid.firm} bid={bid} kind={kind} place={place} />
        ))}
      </ol>
      {tie && (
        <p className="nyc-tie">
          <Sign name="crown" />
          <span>
            {settled.tie(
              tie.value,
              settled.at(firm(tie.ahead.firm), tie.ahead.space),
              settled.at(firm(tie.behind.firm), tie.behind.space),
            )}
          </span>
        </p>
      )}
    </section>
  );
}

/** The bids settled last in one line, for those who see nothing move: who won, and what each bid brought. */
export function SettledBefore() {
  const { text, settledBefore, firm } = useBoard();
  if (!settledBefore) return null;
  const { kind, bids } = settledBefore;
  const name = text.kind[at(KINDS, kind)];
  return (
    <section className="nyc-settled-before" aria-label={name}>
      <KindSign kind={kind} />
      {bids.length === 0 && <span>{text.turn.settled.nobody}</span>}
      {bids.map(({ firm: one, bid, result, wins, brought }) => (
        <span key={one} className={wins ? 'nyc-won' : undefined}>
          <OwnerMark owner={one} size={15} />
          <span className="sr">{firm(one)}</span>
          <b>{bid}</b>
          {wins && <Sign name="crown" />}
          {brought.some(({ did }) => did in BROUGHT)
            ? brought
                .filter(({ did }) => did in BROUGHT)
                .map((event, i) => <Brought key={`${event.did}-${i}`} event={event} owner={one} />)
            : text.gain[at(BIDDING_KINDS, kind)](result)}
        </span>
      ))}
    </section>
  );
}

function SettledRow({ bid: one, kind, place }: { bid: SettledBid; kind: number; place: number }) {
  const { view, text, firm } = useBoard();
  const { cards, bid, wins, result, brought, before, now } = one;
  const told = brought.filter((event) => event.did in BROUGHT);
  const change = now - before;
  return (
    <li
      className={`nyc-panel nyc-settled-row ${ownerClass(one.firm)}${one.firm === view.viewer ? ' nyc-own' : ''}`}
      style={{ '--turn': place }}
    >
      <span className="nyc-settled-who">
        <i className="nyc-turn">{place + 1}</i>
        <OwnerMark owner={one.firm} size={16} />
        <b>{firm(one.firm)}</b>
        <span className="nyc-laid" role="img" aria-label={cardList(text, cards)}>
          {cards.map((count, card) =>
            Array.from({ length: count }, (_, i) => <Card key={`${card}-${i}`} kind={card} size="small" />),
          )}
        </span>
        <strong>
          {bid}
          {result !== bid && (
            <>
              <span className="nyc-brass">
                {' + '}
                <Sign name="crown" />
                {result - bid}
              </span>
              {` = ${result}`}
            </>
          )}
          {result === bid && wins && (
            <span className="nyc-brass">
              <Sign name="crown" />
            </span>
          )}
        </strong>
      </span>
      <span className="nyc-settled-brings">
        <span>
          {told.length === 0 && text.gain[at(BIDDING_KINDS, kind)](result)}
          {told.map((event, i) => (
            <Brought key={`${event.did}-${i}`} event={event} owner={one.firm} />
          ))}
        </span>
        <span className="nyc-ends">
          <span className="sr">{text.turn.settled.ifEnded(before, now)}</span>
          <span aria-hidden="true">
            {change === 0 ? (
              `(${now})`
            ) : (
              <>
                {`(${before} → `}
                <b>{now}</b>)
                <em className={change > 0 ? 'nyc-up' : 'nyc-down'}>
                  {change > 0 ? `+${change}` : `−${-change}`}
                </em>
              </>
            )}
          </span>
        </span>
      </span>
    </li>
  );
}

/** What is told in a row, by a sign and a few words. */
const BROUGHT = {
  moved: true,
  gained: true,
  built: true,
  awarded: true,
  hired: true,
  tomHired: true,
  relocated: true,
  completed: true,
  declined: true,
};

function Brought({ event, owner }: { event: NewYorkCity['event']; owner: number }) {
  const { text } = useBoard();
  switch (event.did) {
    case 'moved':
      return (
        <span className="nyc-brings">
          <KindSign kind={PRESS} />
          {`${event.steps < 0 ? '−' : '+'}${Math.abs(event.steps)} → ${event.space}`}
        </span>
      );
    case 'gained':
      return (
        <span className="nyc-brings">
          {event.what === 'dollars' ? (
            <KindSign kind={DOLLARS} />
          ) : event.what === 'board' ? (
            <TowerSign owner={owner} />
          ) : (
            <Sign name="star" />
          )}
          {`+${event.count}`}
        </span>
      );
    case 'built':
    case 'relocated':
      return (
        <span className="nyc-brings">
          {Array.from({ length: event.did === 'built' ? event.count : 1 }, (_, i) => (
            <TowerSign key={i} owner={owner} />
          ))}
          {`→ ${at(PLACES, event.district)}`}
        </span>
      );
    case 'awarded':
      return (
        <span className="nyc-brings">{`${tileName(text, event.tile)} → ${at(PLACES, event.district)}`}</span>
      );
    case 'hired':
    case 'tomHired':
      return (
        <span className="nyc-brings">
          <CharacterSign character={event.number} />
          {characterName(text, event.number)}
        </span>
      );
    case 'completed':
      return (
        <span className="nyc-brings">
          <Sign name="statue" />
        </span>
      );
    default:
      return <span className="nyc-brings">{text.turn.settled.nothing}</span>;
  }
}
