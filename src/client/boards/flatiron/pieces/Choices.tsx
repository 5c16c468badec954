/** Buttons for answers that no piece stands for (act, use, skip, done), and newspapers just delivered. */

import type { Action, PlaceAction, View } from '#games/flatiron';
import { CITY_HALL, type Place } from '#games/flatiron/components';
import { deckPrice, decreePrice, moneyOffered, placeOffered } from '#games/flatiron/queries';
import { type BoardText, capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { choicesOf } from '../targets.ts';
import { PaperCard } from './Hand.tsx';
import { Sign } from './Sign.tsx';
import type { SignName } from './signs.tsx';

export function Choices() {
  const { legal, asked, step, text, answerOf, offer } = useBoard();
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

interface Face {
  readonly sign?: SignName;
  readonly says: string;
}

/** A button's short label; assistive technology reads the full answer. */
function faceOf(action: Action, view: View, { act }: BoardText): Face {
  if ('skip' in action) return { says: act.skip };
  if ('done' in action) return { says: act.done };
  if ('use' in action) return { says: act.use };
  return 'do' in action ? PLACE_FACES[action.do](view, placeOffered(view), act) : { says: '' };
}

/** The things to do at a place; City Hall offers others than a street. */
const PLACE_FACES: {
  readonly [K in PlaceAction]: (view: View, place: Place, act: BoardText['act']) => Face;
} = {
  money: (view, _place, act) => ({ sign: 'coin', says: act.money(moneyOffered(view)) }),
  buy: (view, place, act) =>
    place === CITY_HALL
      ? { sign: 'decree', says: act.buyDecree(decreePrice(view, 0)) }
      : { sign: 'card', says: act.buyCard(deckPrice(view, place)) },
  activate: (_view, place, act) =>
    place === CITY_HALL ? { sign: 'news', says: act.paper } : { sign: 'build1', says: act.column },
};
