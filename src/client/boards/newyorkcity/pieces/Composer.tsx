/** Composing a bid: how much, then with what; tapping cards and characters works as well. Every place exists from the start, so nothing moves. */
import type { Bid } from '#games/newyorkcity';
import { total } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { useKeys } from '../../../ui/useKeys.ts';
import { bidsWorth, bidValues, pickedOf } from '../bidTargets.ts';
import { useBoard } from '../boardContext.ts';
import { type Asked, answerOf, declineOf, isBid } from '../targets.ts';
import { Answer, Swap } from './Answer.tsx';
import { Chips } from './Chips.tsx';
import { Way } from './Way.tsx';

/** As many ways to pay are offered; all others are found by tapping cards. */
const WAYS = 3;

export function Composer({ asked }: { asked: Asked }) {
  const { text, picked, pick, choose, mode, sendsAtOnce } = useBoard();
  const values = bidValues(asked);
  const answer = answerOf(asked, picked);
  const bid = answer && isBid(answer) ? answer : undefined;
  const decline = declineOf(asked);
  useKeys({
    ...Object.fromEntries(
      values.map((one) => [`${one}`, () => pick(pickedOf(at(bidsWorth(asked, one), 0)))]),
    ),
    ...(decline ? { 0: () => choose(decline) } : {}),
  });
  const ways = bid ? bidsWorth(asked, bid.value) : [];
  const { composer } = text.turn;
  return (
    <div className="nyc-composer">
      <h3>
        <i>1</i>
        {text.howMuch} <small>{composer.brings}</small>
      </h3>
      <Chips asked={asked} values={values} value={bid?.value} />
      <h3>
        <i>2</i>
        {text.withWhat}
        <small>{bid ? composer.ways(Math.min(WAYS, ways.length), ways.length) : composer.choose}</small>
      </h3>
      <div className="nyc-ways">
        {shownWays(ways, bid).map((way, i) =>
          way ? (
            <Way key={i} asked={asked} bid={way} isChosen={way === bid} />
          ) : (
            <span key={i} className="nyc-way nyc-way-empty">
              {i === 0 && !bid && <small>{isPartly() ? text.needReal : composer.choose}</small>}
              {i === 0 && values.length === 0 && <small>{text.noBid}</small>}
            </span>
          ),
        )}
        {mode === 'phone' && <Swap asked={asked} className="nyc-way" />}
      </div>
      {sendsAtOnce && (
        <div className="nyc-go">
          {bid && (
            <Answer action={bid} strong says={sayBid(bid)}>
              {sayBid(bid)}
            </Answer>
          )}
        </div>
      )}
    </div>
  );

  function sayBid({ value }: Bid): string {
    return (asked.step.step === 'raise' ? text.raise : text.bid)(value);
  }

  function isPartly(): boolean {
    return total(picked.cards) > 0 || picked.staff.length > 0 || picked.back > 0;
  }
}

/** The first ways to pay, with the one composed in the last place if it is another; empty places stay. */
function shownWays(ways: readonly Bid[], bid: Bid | undefined): readonly (Bid | undefined)[] {
  const first = ways.slice(0, WAYS);
  if (bid && !first.includes(bid)) first[WAYS - 1] = bid;
  return Array.from({ length: WAYS }, (_, i) => first[i]);
}
