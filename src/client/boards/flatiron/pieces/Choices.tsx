/** Answers that have no piece of their own: act, use, skip, done; and the newspapers just delivered. */

import { type BoardText, capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { type Action, CARDS, CITY_HALL, placeOffered, type View } from '../game.ts';
import { decreeCost, moneyAt } from '../reading.ts';
import { useTable } from '../table.tsx';
import { choicesOf } from '../targets.ts';
import { PaperCard } from './Hand.tsx';
import { Sign } from './Sign.tsx';
import type { SignName } from './signs.tsx';

export function Choices() {
  const { legal, asked, step, text, answerOf, offer } = useTable();
  const choices = choicesOf(legal);
  const delivered = step?.step === 'keepPaper' && typeof asked.delivery !== 'number' ? asked.delivery : [];
  if (choices.length === 0 && delivered.length === 0) return null;
  return (
    <div className="fi-choices">
      {delivered.length > 0 && <span className="fi-choices-name">{text.board.delivery}</span>}
      {delivered.map((paper, i) => (
        <span key={at(['first', 'second'], i)} className="fi-delivered">
          <PaperCard paper={paper} offer={offer(`kept:${paper}`, '')} />
          <small>{capital(text.phrases.paper(paper))}</small>
        </span>
      ))}
      {choices.map((action) => {
        const { sign, says } = faceOf(action, asked, text.board);
        return (
          <Pick key={says} {...answerOf(action)} className="fi-choice">
            {sign && <Sign name={sign} />}
            <span>{says}</span>
          </Pick>
        );
      })}
    </div>
  );
}

/** A short label; the full one is what it is called. */
function faceOf(action: Action, view: View, { act }: BoardText): { sign?: SignName; says: string } {
  if ('skip' in action) return { says: act.skip };
  if ('done' in action) return { says: act.done };
  if ('use' in action) return { says: act.use };
  const place = placeOffered(view);
  if (!('do' in action)) return { says: '' };
  if (action.do === 'money') return { sign: 'coin', says: act.money(moneyAt(view, seatOf(view))) };
  if (place === CITY_HALL)
    return action.do === 'buy'
      ? { sign: 'decree', says: act.buyDecree(decreeCost(view)) }
      : { sign: 'news', says: act.paper };
  if (action.do === 'activate') return { sign: 'build1', says: act.column };
  return { sign: 'card', says: act.buyCard(at(CARDS, at(view.decks, place).top).cost) };
}

function seatOf({ viewer }: View): number {
  return viewer === 'spectator' ? 0 : viewer;
}
