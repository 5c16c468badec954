/** Boards to choose from, each side as it is printed. */
import { deedCard, printedDeed, SIDES, STREETS } from '#games/flatiron/components';
import { at } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { deedPicture } from '../pictures.ts';
import { Disc } from './Pillar.tsx';
import { Sign, SignFigure } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import { Target } from './Target.tsx';

export function Sides() {
  const { legal, answerOf, text } = useBoard();
  return (
    <div className="fi-sides">
      {legal.map((action) => {
        if (!('side' in action)) return null;
        const { letter, purple } = at(SIDES, action.side);
        return (
          <Target key={action.side} offer={answerOf(action)} className="fi-side">
            <span className={purple ? 'fi-side-name fi-purple' : 'fi-side-name'}>
              {text.board.side(letter, purple)}
            </span>
            <span className="fi-side-columns">
              {STREETS.map((street, number) => (
                <Printed key={street} side={action.side} street={number} />
              ))}
            </span>
          </Target>
        );
      })}
    </div>
  );
}

/** A column as it is printed, without anything laid into it. */
function Printed({ side, street }: { side: number; street: number }) {
  const { text } = useBoard();
  const trade = deedCard(printedDeed(side, street, 0));
  return (
    <span className="fi-body" data-street={street}>
      <span className="fi-band">
        <StreetName street={street} />
      </span>
      <span className="fi-row fi-trade">
        <Disc color={trade.color} empty />
        <span className="fi-price">
          <b>{text.board.money(trade.cost)}</b>
          <i className="fi-arrow" />
          <Sign name="points" />
          <b>{at(at(SIDES, side).points, trade.color)}</b>
        </span>
      </span>
      <span className="fi-row">
        <SignFigure picture={deedPicture(deedCard(printedDeed(side, street, 1)))} />
      </span>
    </span>
  );
}
