/** One way to pay a bid: its cards and characters, and what it spends that would be of use later. Its button is its confirmation, where a board may send. */
import type { Bid } from '#games/newyorkcity';
import { of, ownFirm, spentLater, total } from '#games/newyorkcity/queries';
import type { BoardText } from '#games/newyorkcity/text';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { pickedOf } from '../bidTargets.ts';
import { useBoard } from '../boardContext.ts';
import { hintForAnswer } from '../hinted.ts';
import { cardList } from '../notes.ts';
import type { Asked } from '../targets.ts';
import { HintMark } from './HintMark.tsx';
import { Card } from './Kind.tsx';
import { Sign } from './Sign.tsx';
import { Helpers } from './Stage.tsx';

interface Props {
  readonly asked: Asked;
  readonly bid: Bid;
  readonly isChosen: boolean;
}

/** "Bid 3", or "Raise by 3". */
export function bidInWords({ step }: Asked, value: number, text: BoardText): string {
  return (step.step === 'raise' ? text.raise : text.bid)(value);
}

export function Way({ asked, bid, isChosen }: Props) {
  const { text, label, pick, sendBid, hints } = useBoard();
  const { cards, staff, back } = bid;
  const own = ownFirm(asked.view);
  const costs = costsOf(asked, bid, text);
  return (
    <Pick
      className="nyc-way"
      label={`${bidInWords(asked, bid.value, text)}: ${label(bid)}. ${costs}`}
      note={note(label(bid), costs)}
      leads={sendBid ? 'send' : 'answer'}
      pressed={isChosen}
      onChoose={() => (sendBid ? sendBid(bid) : pick(pickedOf(bid)))}
    >
      {sendBid ? <Sign name="send" /> : <i className="nyc-radio" />}
      <span className="nyc-laid">
        {cards.map((count, kind) =>
          Array.from({ length: count }, (_, i) => (
            <span key={`${kind}-${i}`} className="nyc-way-card">
              <Card kind={kind} size="small" />
              {own && i >= of(own.hand, kind) && <Sign name="swap" />}
            </span>
          )),
        )}
        <Helpers staff={staff} back={back} />
      </span>
      <small>{costs}</small>
      <HintMark hint={hintForAnswer(hints, bid)} />
    </Pick>
  );
}

/** "1 dollar, spends 1 joker", or what it keeps. */
function costsOf({ view }: Asked, bid: Bid, text: BoardText): string {
  const { composer } = text.turn;
  const { spent, kept } = spentLater(view, bid);
  const cards =
    total(spent) > 0
      ? composer.spends(cardList(text, spent))
      : total(kept) > 0
        ? composer.keeps(cardList(text, kept))
        : composer.only;
  return bid.staff.length > 0 ? `${text.dollars(bid.staff.length)}, ${cards}` : cards;
}
