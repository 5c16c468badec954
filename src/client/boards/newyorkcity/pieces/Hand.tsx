/** The viewer's cards and reserve; tapping them composes bids and other choices. */
import type { Counts } from '#games/newyorkcity';
import { KINDS } from '#games/newyorkcity/components';
import { none, of, ownFirm, shownBy, total } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { hintForCard } from '../hinted.ts';
import { cardName } from '../notes.ts';
import { cardId } from '../pieceIds.ts';
import { answerOf, asksForBid, attemptOf, isBid, leadsOn, takesCards, withCard } from '../targets.ts';
import { Swap } from './Answer.tsx';
import { HintMark } from './HintMark.tsx';
import { Card } from './Kind.tsx';
import { Sign } from './Sign.tsx';
import { Staff } from './Staff.tsx';

/** More cards lie in two rows on a phone. */
const ONE_ROW = 8;
/** Cards that are drafted at once. */
const PAIR = 2;

export function Hand() {
  const { view, text, asked, picked, mode } = useBoard();
  const own = ownFirm(view);
  if (!own) return null;
  const count = total(picked.cards);
  const answer = asked && answerOf(asked, picked);
  // What a bid would lay into the reserve, for all to see.
  const shown = answer && isBid(answer) ? shownBy(own, answer, view.bidding) : none();
  // What is drafted finds its room: nothing moves when it comes.
  const drafts = asked?.step.step === 'draft' || asked?.step.step === 'mix';
  const room = total(own.hand) + (drafts ? PAIR : 0);
  const many = room + total(own.reserve) > ONE_ROW;
  const said =
    count === 0 ? text.cards(total(own.hand)) : asksForBid(asked) ? text.inBid(count) : text.picked(count);
  return (
    <section className={many ? 'nyc-panel nyc-hand nyc-hand-many' : 'nyc-panel nyc-hand'}>
      <div className="nyc-held" data-part="hand" style={{ '--room': room }}>
        <h3>
          {text.hand} <small>{said}</small>
        </h3>
        <Cards counts={own.hand} after={own.played} skip={undefined} behind={own.reserve} shown={shown} />
      </div>
      <div className="nyc-held" data-part="reserve">
        <h3 data-note={note(text.reserve, text.reserveNote)}>
          {text.reserve}
          {asksForBid(asked) && mode !== 'phone' ? (
            <Swap asked={asked} className="nyc-swap" />
          ) : (
            <span {...newSign('reserve', text.signs.reserve)}>
              <Sign name="swap" />
            </span>
          )}
        </h3>
        <Cards counts={own.reserve} after={own.played} skip={own.hand} behind={own.hand} shown={none()} />
      </div>
      {(mode !== 'phone' || asksForBid(asked)) && <Staff />}
    </section>
  );
}

interface CardsProps {
  readonly counts: Counts;
  /** Cards of the bid and of the hand are counted before these. */
  readonly after: Counts;
  readonly skip: Counts | undefined;
  /** The cards on the other side. */
  readonly behind: Counts;
  /** Cards that would go into the reserve. */
  readonly shown: Counts;
}

function Cards({ counts, after, skip, behind, shown }: CardsProps) {
  const { view, text, asked, picked } = useBoard();
  const laying = asked && takesCards(asked);
  const handOnly = asked?.step.step === 'exchange' || asked?.step.step === 'discardTwo';
  const reserveOnly = asked?.step.step === 'fetch';
  const open = laying && !(skip ? handOnly : reserveOnly);
  // Of equal cards those of the hand are laid first; what stays in the reserve is taken from there first.
  const isSecond = asked?.step.step === 'keep' ? !skip : skip && !handOnly && !reserveOnly;
  return (
    <div className="nyc-cards">
      {total(counts) === 0 && <span className="nyc-meta">{text.none}</span>}
      {KINDS.map((_, kind) =>
        Array.from({ length: of(counts, kind) }, (_card, i) => {
          const before = isSecond ? of(behind, kind) : 0;
          const piece = cardId(Number(view.viewer), kind, of(after, kind) + of(skip ?? [], kind) + i);
          const isPicked = before + i < of(picked.cards, kind);
          return (
            <HandCard
              key={piece}
              kind={kind}
              index={before + i}
              piece={piece}
              open={open === true}
              shown={!isPicked && i >= of(counts, kind) - of(shown, kind)}
            />
          );
        }),
      )}
    </div>
  );
}

interface HandCardProps {
  readonly kind: number;
  /** Among the cards of its kind: so many are picked before it is. */
  readonly index: number;
  readonly piece: string;
  readonly open: boolean;
  readonly shown: boolean;
}

function HandCard({ kind, index, piece, open, shown }: HandCardProps) {
  const { text, asked, picked, pick, choose, hints } = useBoard();
  const name = cardName(text, kind);
  const pressed = open && index < of(picked.cards, kind);
  const next = withCard(picked, kind, pressed ? -1 : 1);
  const may = asked && open && (pressed || leadsOn(asked, next));
  return (
    <Pick
      className="nyc-card-button"
      label={name}
      leads="way"
      pressed={open ? pressed : undefined}
      onChoose={may ? () => pick(next) : undefined}
      onAttempt={asked && open ? () => choose(attemptOf(asked, next)) : undefined}
      note={note(name, text.legend.cardNote[at(KINDS, kind)], ...(shown ? [text.goesToReserve] : []))}
      piece={piece}
      part={`card:${kind}`}
      sign={`card ${kind}`}
    >
      <Card kind={kind} size="big" />
      {shown && <Sign name="swap" />}
      {open && <HintMark hint={hintForCard(hints, kind, index)} />}
    </Pick>
  );
}
