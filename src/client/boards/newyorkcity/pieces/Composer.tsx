/** Composing a bid: how much, then with what; tapping cards and characters works as well. */
import type { Bid } from '#games/newyorkcity';
import { BIDDING_KINDS } from '#games/newyorkcity/components';
import { ownFirm, previewOf, shownBy, total } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { useKeys } from '../../../ui/useKeys.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { bonusWords, cardList, characterName } from '../notes.ts';
import {
  type Asked,
  answerOf,
  backSteps,
  bidsWorth,
  bidValues,
  declineOf,
  isBid,
  leadsOn,
  pickedOf,
  startOf,
  swapOf,
} from '../targets.ts';
import { Answer, Swap } from './Answer.tsx';
import { Card } from './Kind.tsx';
import { Sign } from './Sign.tsx';
import { Helpers } from './Stage.tsx';

/** As many ways to pay are offered; all others are found by tapping cards. */
const WAYS = 10;

export function Composer({ asked }: { asked: Asked }) {
  const { text, label, picked, pick } = useBoard();
  const decline = declineOf(asked);
  const says = asked.step.step === 'raise' ? text.raise : text.bid;
  const values = bidValues(asked);
  const answer = answerOf(asked, picked);
  useKeys(
    Object.fromEntries(values.map((one) => [`${one}`, () => pick(pickedOf(at(bidsWorth(asked, one), 0)))])),
  );
  const value = answer && isBid(answer) ? answer.value : undefined;
  const steps = backSteps(asked, picked);
  const some = total(picked.cards) > 0 || picked.staff.length > 0 || picked.back > 0;
  return (
    <div className="nyc-composer">
      <h3>
        <i>1</i>
        {text.howMuch} <small>{text.orByCards}</small>
      </h3>
      {values.length === 0 ? (
        <p className="nyc-meta">{text.noBid}</p>
      ) : (
        <Chips asked={asked} values={values} value={value} />
      )}
      {value !== undefined && (
        <>
          <h3>
            <i>2</i>
            {text.withWhat}
          </h3>
          <Ways asked={asked} value={value} />
        </>
      )}
      {steps.length > 0 && (
        <div className="nyc-steps">
          <small>{text.spacesBack}</small>
          {steps.map((back) => {
            const next = { ...picked, back };
            const open = back <= picked.back || leadsOn(asked, next);
            return (
              <Pick
                key={back}
                className="nyc-chip"
                label={`${text.spacesBack}: ${back}`}
                leads="way"
                pressed={picked.back === back}
                onChoose={open ? () => pick(next) : undefined}
              >
                <b>{back}</b>
              </Pick>
            );
          })}
        </div>
      )}
      {some && value === undefined && <p className="nyc-meta">{text.needReal}</p>}
      {answer && isBid(answer) && <Shown asked={asked} bid={answer} />}
      <div className="nyc-go">
        {some && (
          <button
            type="button"
            className="btn btn-line btn-icon"
            aria-label={text.clear}
            title={text.clear}
            onClick={() => pick(startOf(undefined))}
          >
            <Sign name="clear" />
          </button>
        )}
        {decline && <Answer action={decline}>{label(decline)}</Answer>}
        <Swap asked={asked} />
        {answer && value !== undefined && (
          <Answer action={answer} strong says={says(value)}>
            <Sign name="check" />
            {says(value)}
          </Answer>
        )}
      </div>
    </div>
  );
}

/** What the bid as it stands would lay into the reserve; other cards are chosen by swapping first. */
function Shown({ asked, bid }: { asked: Asked; bid: Bid }) {
  const { text } = useBoard();
  const own = ownFirm(asked.view);
  const shown = own ? shownBy(own, bid, asked.view.bidding) : [];
  if (total(shown) === 0) return null;
  return (
    <p
      className="nyc-meta nyc-shown"
      data-note={note(text.reserve, swapOf(asked) ? text.orSwap : text.intoReserve)}
    >
      {text.intoReserve}
      <span className="nyc-laid" role="img" aria-label={cardList(text, shown)}>
        {shown.map((count, kind) =>
          Array.from({ length: count }, (_, i) => <Card key={`${kind}-${i}`} kind={kind} size="small" />),
        )}
      </span>
    </p>
  );
}

interface ChipsProps {
  readonly asked: Asked;
  readonly values: readonly number[];
  readonly value: number | undefined;
}

function Chips({ asked, values, value: chosen }: ChipsProps) {
  const { text, view, pick } = useBoard();
  if (view.viewer === 'spectator') return null;
  const { viewer } = view;
  return (
    <div className="nyc-chips">
      {values.map((value) => {
        const best = at(bidsWorth(asked, value), 0);
        const { gain, bid } = previewOf(view, viewer, best);
        const brings = text.gain[at(BIDDING_KINDS, view.bidding)](gain.count);
        const wins = bonusWords(text, gain);
        return (
          <Pick
            key={value}
            className="nyc-chip"
            label={`${text.bid(bid)}: ${[brings, ...wins].join(', ')}`}
            leads="way"
            pressed={value === chosen}
            onChoose={() => pick(pickedOf(best))}
            note={note(text.bid(bid), brings, ...wins)}
          >
            <b>{value}</b>
            {gain.bonus && <Sign name="crown" />}
            <small>{figureOf(view.bidding, gain.count)}</small>
          </Pick>
        );
      })}
    </div>
  );
}

/** What a chip reaches, as a figure. */
function figureOf(kind: number, count: number): string {
  return at(BIDDING_KINDS, kind) === 'characters' ? `≤ ${count}` : `+${count}`;
}

function Ways({ asked, value }: { asked: Asked; value: number }) {
  const { text, picked, pick } = useBoard();
  const now = answerOf(asked, picked);
  const bids = bidsWorth(asked, value);
  const shown = bids.slice(0, WAYS);
  return (
    <div className="nyc-ways">
      {shown.map((bid) => (
        <Pick
          key={`${bid.cards.join()}|${bid.staff.join()}|${bid.back}`}
          className="nyc-way"
          label={wayLabel(bid)}
          leads="way"
          pressed={bid === now}
          onChoose={() => pick(pickedOf(bid))}
        >
          <i className="nyc-radio" />
          <span className="nyc-laid">
            {bid.cards.map((count, kind) =>
              Array.from({ length: count }, (_, i) => <Card key={`${kind}-${i}`} kind={kind} size="small" />),
            )}
            <Helpers staff={bid.staff} back={bid.back} />
          </span>
          {bid.staff.length > 0 && <small>{text.dollars(bid.staff.length)}</small>}
        </Pick>
      ))}
    </div>
  );

  function wayLabel({ cards, staff }: Bid): string {
    return [cardList(text, cards), ...staff.map((number) => characterName(text, number))].join(', ');
  }
}
