/** All players with all that is open about them, Toms too. */
import { DOLLARS, KINDS, PRESS, VEHICLES } from '#games/newyorkcity/components';
import { finalParts, handSize, labelOf, of, strengthOf, sumOf, total } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { sentences } from '../../../ui/sentences.ts';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { isLit } from '../highlight.ts';
import { cardList, cardName, characterNote } from '../notes.ts';
import { idsAfter } from '../pieceIds.ts';
import { readByArrows } from '../readByArrows.ts';
import { CharacterCoin } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { OwnerMark, ownerClass, TowerSign } from './Owner.tsx';
import { Sign } from './Sign.tsx';
import { Vehicle } from './Vehicle.tsx';

/** The table without an answer that waits to be sent: what players hold stays where it is until then. */
function useSentView() {
  const { view, asked } = useBoard();
  return asked?.chosen ? asked.view : view;
}

export function Firms() {
  const { view, text } = useBoard();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, and the table's own list of players is the landmark
    <div className="nyc-firms" role="group" aria-label={text.players} onKeyDown={readByArrows}>
      {view.firms.map((_, firm) => (
        <FirmCard key={firm === view.viewer ? 'own' : `firm ${firm}`} firm={firm} />
      ))}
    </div>
  );
}

function FirmCard({ firm }: { firm: number }) {
  const { text, firm: name, highlight, over } = useBoard();
  const view = useSentView();
  const one = at(view.firms, firm);
  const isTom = firm >= view.seats;
  const { mode, cards } = strengthOf(view.options);
  const place = view.order.indexOf(firm);
  const lit = isLit(highlight, { who: labelOf(view, firm) });
  const final = sumOf(finalParts(view, firm));
  const points = over ? final : one.points + one.statue;
  const atEnd = over ? [] : [text.endsNow(final)];
  return (
    <div
      className={`nyc-panel nyc-firm ${ownerClass(firm)}${lit ? ' nyc-lit' : ''}`}
      data-part={`panel:${firm}`}
    >
      <header>
        <OwnerMark owner={firm} size={20} />
        <b>{name(firm)}</b>
        {firm === view.viewer && <small>{text.you}</small>}
        {isTom && <small data-note={note(name(firm), text.tomLevel(mode, cards))}>{`${mode}${cards}`}</small>}
        <span
          className="nyc-meta"
          data-sign="press"
          data-note={note(text.pressTrack, text.space(at(view.space, firm)))}
        >
          <KindSign kind={PRESS} />
          {`${text.place(place)} · ${at(view.space, firm)}`}
        </span>
        <strong data-note={note(text.points(points), ...atEnd)}>{points}</strong>
      </header>
      <ul className="nyc-counts">
        {!isTom && (
          <li data-sign="cards" data-note={note(text.cards(handSize(one)), text.legend.hand)}>
            <Sign name="cards" />
            {handSize(one)}
          </li>
        )}
        <li data-sign="dollars" data-note={note(text.dollars(one.dollars))}>
          <KindSign kind={DOLLARS} />
          {one.dollars}
        </li>
        {!isTom && (
          <>
            <li data-sign="board" data-note={note(text.towers(one.board), text.board)}>
              <TowerSign owner={firm} />
              {one.board}
            </li>
            <li
              className="nyc-meta"
              data-sign="supply"
              data-label={text.supply}
              data-note={note(text.towers(one.supply), text.supply)}
            >
              {`+ ${one.supply}`}
              <span className="nyc-meta nyc-ends">{text.supplyShort}</span>
            </li>
          </>
        )}
        {atEnd.map((says) => (
          <li key={says} className="nyc-meta nyc-ends">
            {says}
          </li>
        ))}
      </ul>
      <div className="nyc-hold">
        <span className="nyc-meta">{isTom ? text.tomCards : text.reserve}</span>
        <span className="nyc-laid" role="img" aria-label={cardList(text, one.reserve)}>
          {KINDS.map((_, kind) =>
            Array.from({ length: of(one.reserve, kind) }, (_card, i) => (
              <span
                key={`${kind}-${i}`}
                data-note={note(cardName(text, kind), text.legend.cardNote[at(KINDS, kind)])}
              >
                <Card kind={kind} size="small" />
              </span>
            )),
          )}
          {total(one.reserve) === 0 && <span className="nyc-meta">{text.none}</span>}
        </span>
        {VEHICLES.map((vehicle, kind) =>
          Array.from({ length: of(one.vehicles, kind) }, (_, i) => (
            <span key={`${vehicle}-${i}`} data-note={note(text.vehicle[vehicle], text.vehicles)}>
              <Vehicle vehicle={kind} width={34} height={19} />
            </span>
          )),
        )}
      </div>
      <Staff firm={firm} />
      {total(one.left) > 0 && (
        <p className="nyc-meta nyc-left">{`${text.leftHand}: ${cardList(text, one.left)}`}</p>
      )}
    </div>
  );
}

/** Characters as coins; the full text stands in their notes. */
function Staff({ firm }: { firm: number }) {
  const { text } = useBoard();
  const view = useSentView();
  const { staff, paid } = at(view.firms, firm);
  const left = paid.slice();
  const ids = idsAfter(view.firms.slice(0, firm));
  return (
    <div className="nyc-staff-coins">
      {staff.map((number, i) => {
        const place = left.indexOf(number);
        const used = place >= 0;
        if (used) left.splice(place, 1);
        const told = characterNote(text, number, ...(used ? [text.used] : []));
        return (
          <button
            key={`${number}-${i}`}
            type="button"
            tabIndex={i === 0 ? 0 : -1}
            className={used ? 'nyc-staff-coin nyc-used' : 'nyc-staff-coin'}
            data-note={told}
            data-piece={firm === view.viewer ? undefined : ids.next(number)}
            aria-label={sentences(...told.split('\n'))}
          >
            <CharacterCoin character={number} used={used} />
          </button>
        );
      })}
    </div>
  );
}
