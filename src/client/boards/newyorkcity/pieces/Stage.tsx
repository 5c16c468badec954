/** The bidding stage: six stations, and a lane per player with the bid and what it would bring. */
import type { ReactNode } from 'react';
import type { Counts } from '#games/newyorkcity';
import {
  BIDDING_KINDS,
  type BiddingKind,
  CHARACTER,
  type Character,
  DOLLARS,
  JOKER,
  KINDS,
  PRESS,
  PRESTIGE,
} from '#games/newyorkcity/components';
import {
  type BidTurn,
  bidsOf,
  bidTurnsOf,
  type Gain,
  gainOf,
  labelOf,
  of,
  roundPhaseOf,
} from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { isLit } from '../highlight.ts';
import { cardList, characterName, characterNote } from '../notes.ts';
import { cardId } from '../pieceIds.ts';
import { CharacterSign } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { OwnerMark, TowerSign } from './Owner.tsx';
import { Sign } from './Sign.tsx';

const STATIONS = Array.from({ length: JOKER }, (_, kind) => kind);

export function Stations() {
  const { view, text, settlement } = useBoard();
  const phase = roundPhaseOf(view);
  const isOpen = phase === 'bidding' || settlement !== undefined;
  const current = settlement?.kind ?? view.bidding;
  const done = isOpen ? current : phase === 'last' || phase === 'over' ? JOKER : 0;
  return (
    <ol className="nyc-stations" data-part="stations">
      {STATIONS.map((kind) => {
        const now = isOpen && kind === current;
        return (
          <li
            key={kind}
            data-part={`station:${kind}`}
            className={now ? 'nyc-now' : kind < done ? 'nyc-past' : ''}
            aria-current={now ? 'step' : undefined}
            // The present one has its name below it.
            data-sign={now ? undefined : `station ${kind}`}
            data-note={note(text.kind[at(KINDS, kind)], text.legend.cardNote[at(KINDS, kind)])}
          >
            <span>
              <KindSign kind={kind} />
              {kind < done && <Sign name="check" />}
            </span>
            <small>{text.kind[at(KINDS, kind)]}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** Everybody keeps their lane, whoever opens: what happens in it is seen where it was before. */
export function Lanes() {
  const { view, text } = useBoard();
  const turns = bidTurnsOf(view).toSorted((one, two) => one.firm - two.firm);
  return (
    <ul className="nyc-lanes" aria-label={text.stage}>
      {turns.map((turn) => (
        <BidLane key={turn.firm} turn={turn} />
      ))}
    </ul>
  );
}

function BidLane({ turn: { firm, standing } }: { turn: BidTurn }) {
  const { view, text, firm: name, preview, picked, highlight } = useBoard();
  const { played, bid: laid, doubled } = at(view.firms, firm);
  const mine = preview?.firm === firm ? preview : undefined;
  const bid = mine?.bid ?? laid;
  // The bids of others are seen as they would stand with the one composed.
  const gain = mine?.gain ?? (bid > 0 ? gainOf(view, bidsOf(view, preview), firm, doubled) : undefined);
  const cards = mine ? played.map((count, kind) => count + of(picked.cards, kind)) : played;
  const said = mine ? text.standing.preview : standing === 'bid' ? '' : text.standing[standing];
  const lit =
    (highlight?.did === 'bid' || highlight?.did === 'raised' || highlight?.did === 'tomBid') &&
    isLit(highlight, { who: labelOf(view, firm) });
  const classes = [
    'nyc-lane',
    mine && 'nyc-mine',
    standing === 'now' && 'nyc-now',
    standing === 'passed' && 'nyc-out',
    lit && 'nyc-lit',
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')} data-part={`lane:${firm}`}>
      <span className="nyc-who">
        <OwnerMark owner={firm} size={17} />
        <b>{name(firm)}</b>
        <small>{said || (view.opener === firm ? text.standing.opened : '')}</small>
      </span>
      {bid > 0 && (
        <span className="nyc-laid" role="img" aria-label={cardList(text, cards)}>
          <Laid firm={firm} cards={cards} kind={view.bidding} />
          {mine && <Helpers staff={picked.staff} back={picked.back} />}
        </span>
      )}
      {gain && (
        <>
          <b className="nyc-bid">{bid}</b>
          <GainLine
            gain={gain}
            kind={view.bidding}
            firm={firm}
            doubled={doubled || (mine !== undefined && picked.staff.includes(CHARACTER.celebrity))}
          />
        </>
      )}
    </li>
  );
}

/** Characters in a bid, and spaces back. */
export function Helpers({ staff, back }: { staff: readonly Character[]; back: number }) {
  const { text } = useBoard();
  return (
    <>
      {staff.map((number, i) => (
        <span
          key={`${number}-${i}`}
          role="img"
          aria-label={characterName(text, number)}
          data-note={characterNote(text, number)}
        >
          <CharacterSign character={number} />
        </span>
      ))}
      {back > 0 && (
        <em className="nyc-helper" data-note={note(text.spacesBack)}>
          {`−${back}`}
        </em>
      )}
    </>
  );
}

/** The wanted kind first, then pairs of others side by side, then jokers. */
function Laid({ firm, cards, kind: wanted }: { firm: number; cards: Counts; kind: number }) {
  const kinds = [wanted, ...STATIONS.filter((kind) => kind !== wanted), JOKER];
  return kinds
    .filter((kind) => of(cards, kind) > 0)
    .map((kind) => (
      <span key={kind} className={kind !== wanted && kind !== JOKER ? 'nyc-fan nyc-pairs' : 'nyc-fan'}>
        {Array.from({ length: of(cards, kind) }, (_, i) => (
          <span key={i} data-piece={cardId(firm, kind, i)}>
            <Card kind={kind} size="small" />
          </span>
        ))}
      </span>
    ));
}

/** What a bid brings: a sign, a few words, the bonus. */
function GainLine({
  gain,
  kind,
  firm,
  doubled,
}: {
  gain: Gain;
  kind: number;
  firm: number;
  doubled: boolean;
}) {
  const { text } = useBoard();
  return (
    <span className="nyc-gain">
      {gain.bonus && kind !== PRESTIGE && (
        <span className="nyc-brings nyc-brass" data-note={note(text.bonus, text.bonusNote)}>
          <Sign name="crown" />
          {text.bonus}
        </span>
      )}
      <span className="nyc-brings">
        <GainSign kind={kind} firm={firm} />
        {text.gain[at(BIDDING_KINDS, kind)](gain.count)}
      </span>
      {doubled && kind === PRESTIGE && <small>{text.doubled}</small>}
      {gain.pick >= 0 && (
        <span
          className={gain.bonus ? 'nyc-brings nyc-brass' : 'nyc-brings'}
          data-note={note(at(text.pick, gain.pick), text.pickNote)}
        >
          {gain.bonus && <Sign name="crown" />}
          {at(text.pick, gain.pick)}
        </span>
      )}
    </span>
  );
}

function GainSign({ kind, firm }: { kind: number; firm: number }) {
  return GAIN_SIGNS[at(BIDDING_KINDS, kind)](firm);
}

const GAIN_SIGNS: Readonly<Record<BiddingKind, (firm: number) => ReactNode>> = {
  press: () => <KindSign kind={PRESS} />,
  dollars: () => <KindSign kind={DOLLARS} />,
  characters: () => <Sign name="elevator" />,
  plans: (firm) => <TowerSign owner={firm} />,
  prestige: () => <Sign name="star" />,
  skyscrapers: (firm) => <TowerSign owner={firm} />,
};
