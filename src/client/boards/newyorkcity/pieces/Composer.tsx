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
import { bidInWords, Way } from './Way.tsx';

/** As many ways to pay are offered with what they cost in words; more of them lie closer, without words. */
const ROOMY = 6;
/** The cheapest so many; all others are found by tapping cards. */
const CLOSE = 12;

export function Composer({ asked }: { asked: Asked }) {
  const { text, picked, pick, choose, mode, sendsAtOnce, sendBid } = useBoard();
  const { composer } = text.turn;
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
  const isClose = ways.length > ROOMY;
  const places = isClose ? CLOSE : ROOMY;
  const sayWays = sendBid ? composer.sends : composer.ways;
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
        <small>{bid ? sayWays(Math.min(places, ways.length), ways.length) : composer.choose}</small>
      </h3>
      <div className={isClose ? 'nyc-ways nyc-ways-close' : 'nyc-ways'}>
        {bid ? (
          shownWays(ways, bid, places).map((way, i) => (
            <Way key={i} asked={asked} bid={way} isChosen={way === bid} />
          ))
        ) : (
          <small className="nyc-no-way">
            {values.length === 0 ? text.noBid : isPartly() ? text.needReal : composer.choose}
          </small>
        )}
      </div>
      {mode === 'phone' && <Swap asked={asked} className="nyc-way nyc-way-swap" />}
      {sendsAtOnce && (
        <div className="nyc-go">
          {bid && (
            <Answer action={bid} strong says={bidInWords(asked, bid.value, text)}>
              {bidInWords(asked, bid.value, text)}
            </Answer>
          )}
        </div>
      )}
    </div>
  );

  function isPartly(): boolean {
    return total(picked.cards) > 0 || picked.staff.length > 0 || picked.back > 0;
  }
}

/** The first ways to pay, with the one composed in the last place if it is another. */
function shownWays(ways: readonly Bid[], bid: Bid, places: number): readonly Bid[] {
  const first = ways.slice(0, places);
  return first.includes(bid) ? first : [...first.slice(0, -1), bid];
}
