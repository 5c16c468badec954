/** Boards to choose from, each side as it is printed. */
import { type DeedCard, deedCard, printedDeed, SIDES, STREETS } from '#games/flatiron/components';
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
  return (
    <span className="fi-body" data-street={street}>
      <span className="fi-band">
        <StreetName street={street} />
      </span>
      {[0, 1].map((row) => (
        <Row key={row} side={side} deed={deedCard(printedDeed(side, street, row))} />
      ))}
    </span>
  );
}

/** A printed action; a trade shows its warehouse. */
function Row({ side, deed }: { side: number; deed: DeedCard }) {
  const { text } = useBoard();
  if (deed.type !== 'trade') {
    return (
      <span className="fi-row">
        <SignFigure picture={deedPicture(deed)} />
      </span>
    );
  }
  return (
    <span className="fi-row fi-trade">
      <Disc color={deed.color} empty />
      <span className="fi-price">
        <b>{text.board.money(deed.cost)}</b>
        <i className="fi-arrow" />
        <Sign name="points" />
        <b>{at(at(SIDES, side).points, deed.color)}</b>
      </span>
    </span>
  );
}
