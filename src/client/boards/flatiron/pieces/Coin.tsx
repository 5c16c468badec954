/** Money to take at a place, while it may be taken. */
import type { Place } from '#games/flatiron/components';
import { moneyAt, moneyOffered } from '#games/flatiron/queries';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { HintMark } from './HintMark.tsx';

export function Coin({ place }: { place: Place }) {
  const { asked, step, text, narrow, offer } = useBoard();
  const coin = offer(`coin:${place}`, '');
  if (!coin.onChoose) return null;
  const dollars = step?.step === 'pickHallAction' ? moneyOffered(asked) : moneyAt(asked, place);
  return (
    <Pick {...coin} className="fi-coin fi-verb">
      {narrow ? `+${text.board.money(dollars)}` : text.board.act.money(dollars)}
      <HintMark spot={`coin:${place}`} />
    </Pick>
  );
}
