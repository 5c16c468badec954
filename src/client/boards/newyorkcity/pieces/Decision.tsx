/** What is to be decided, for every question: the choices that have no place elsewhere, and the way on. */
import type { Answers } from '#games/newyorkcity';
import { stepOf, total } from '#games/newyorkcity/queries';
import type { BoardText } from '#games/newyorkcity/text';
import { useBoard } from '../boardContext.ts';
import { type Asked, answerOf, asksForBid, declineOf, takesCards } from '../targets.ts';
import { Answer, Swap } from './Answer.tsx';
import { Awards } from './Awards.tsx';
import { Composer } from './Composer.tsx';

export function Decision() {
  const { asked, view, text, firm } = useBoard();
  if (!asked) {
    const step = stepOf(view);
    const who = step && 'seat' in step ? step.seat : undefined;
    // The viewer is not told to wait for themselves.
    return who === undefined || who === view.viewer ? null : (
      <p className="nyc-meta nyc-waits">{text.waits(firm(who))}</p>
    );
  }
  if (asksForBid(asked)) return <Composer asked={asked} />;
  // After the pair it is asked whether a character is used: there is room for that answer from the beginning.
  const leadsToAssist = asked.step.step === 'draft' && asked.legal.some((action) => 'use' in action);
  return (
    <div className={`nyc-decision nyc-asks-${asked.step.step}${leadsToAssist ? ' nyc-before-assist' : ''}`}>
      {asked.step.step === 'award' ? (
        <Awards asked={asked} />
      ) : (
        <p className="nyc-meta nyc-where">{hintOf(asked, text)}</p>
      )}
      <div className="nyc-go">
        <Decline asked={asked} />
        <Swap asked={asked} />
        {takesCards(asked) && <CardsAnswer asked={asked} />}
      </div>
    </div>
  );
}

function hintOf(asked: Asked, text: BoardText): string {
  // Only questions are asked, and these are all of them.
  const hint = HINTS[asked.step.step as keyof Answers];
  return typeof hint === 'function' ? hint(asked, text) : hint === undefined ? '' : text[hint];
}

type Hint = 'inElevator' | 'onMap' | 'atHand' | 'atStaff';

/** Where on the board the answer is found, for every question; bids are composed on the spot. */
const HINTS: Readonly<Record<keyof Answers, Hint | ((asked: Asked, text: BoardText) => string) | undefined>> =
  {
    pickStack: undefined,
    draft: ({ legal }, text) =>
      legal.some((action) => 'use' in action) ? text.atPairsOrStaff : text.atPairs,
    mix: undefined,
    assist: 'atStaff',
    exchange: 'atHand',
    discardTwo: 'atHand',
    drop: 'atStaff',
    hire: 'inElevator',
    fetch: 'atHand',
    replaceBlack: 'onMap',
    bid: undefined,
    raise: undefined,
    refresh: 'atHand',
    keep: 'atHand',
    award: 'onMap',
    relocate: 'onMap',
    reinforce: 'atStaff',
    renew: 'atHand',
    act: 'atStaff',
  };

/** Going on without anything. */
export function Decline({ asked }: { asked: Asked }) {
  const { label } = useBoard();
  const decline = declineOf(asked);
  return decline && <Answer action={decline}>{label(decline)}</Answer>;
}

/** The cards picked, as an answer: also none of them, or those that are proposed. */
function CardsAnswer({ asked }: { asked: Asked }) {
  const { text, picked } = useBoard();
  const answer = answerOf(asked, picked);
  const count = total(picked.cards);
  const { step } = asked.step;
  const says = step === 'keep' ? text.keep : step === 'fetch' ? text.fetch(count) : text.discard(count);
  if (!answer) return <span className="nyc-meta nyc-picked">{text.picked(count)}</span>;
  return (
    <Answer action={answer} says={says} className="btn btn-line nyc-picked">
      {says}
    </Answer>
  );
}
