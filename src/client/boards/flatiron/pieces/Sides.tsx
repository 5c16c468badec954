/** The choice of a board: what the game is about, and each side as it is printed. */
import { type DeedCard, deedCard, printedDeed, SIDES, STREETS } from '#games/flatiron/components';
import { goodFirstSide, pointsToWin, sideSummary, streetPoints } from '#games/flatiron/queries';
import { capital, signed } from '#games/flatiron/text';
import { at } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { deedPicture } from '../pictures.ts';
import { HintMark } from './HintMark.tsx';
import { Disc } from './Pillar.tsx';
import { Sign, SignFigure } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import type { SignName } from './signs.tsx';
import { Target } from './Target.tsx';

export function Sides() {
  const { asked, step, legal } = useBoard();
  const sides = legal.flatMap((action) => ('side' in action ? [action.side] : []));
  const good = step?.step === 'chooseBoard' ? goodFirstSide(asked, sides) : undefined;
  return (
    <>
      <Goal />
      <div className="fi-sides">
        {sides.map((side) => (
          <Side key={side} side={side} isGood={side === good} />
        ))}
      </div>
    </>
  );
}

/** The goal in one sentence, and where points come from. */
function Goal() {
  const { text } = useBoard();
  const { first } = text.board;
  const { points } = text.names;
  const { pillar, floor } = pointsToWin();
  const lines: readonly (readonly [SignName, string, string])[] = [
    ['build1', first.pillar, first.range(pillar[0], points(pillar[1]))],
    ['floor', first.floor, points(floor)],
    ['up', first.streets, `${signed(streetPoints(1))} / ${signed(streetPoints(-1))}`],
    ['decree', first.decrees, first.printed],
  ];
  return (
    <section className="fi-goal">
      <h3>{first.goal}</h3>
      <p>{first.turn}</p>
      <ul>
        {lines.map(([sign, what, brings]) => (
          <li key={sign}>
            <Sign name={sign} />
            <span>{what}</span>
            <b>{brings}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ side, isGood }: { side: number; isGood: boolean }) {
  const { asked, text, offer } = useBoard();
  const { board, names } = text;
  const { letter, purple } = at(SIDES, side);
  const { best, pays } = sideSummary(asked, side);
  return (
    <Target isDrawn offer={offer(`side:${side}`, '')} className={isGood ? 'fi-side fi-good-side' : 'fi-side'}>
      <span className="fi-side-head" aria-hidden="true">
        <span className={purple ? 'fi-side-name fi-purple' : 'fi-side-name'}>
          {board.side(letter, purple)}
          <HintMark spot={`side:${side}`} />
        </span>
        {isGood && <b className="fi-verb">{board.first.good}</b>}
      </span>
      <span className="fi-side-columns" aria-hidden="true">
        {STREETS.map((street, number) => (
          <Printed key={street} side={side} street={number} />
        ))}
      </span>
      <span className="fi-side-says" aria-hidden="true">
        {pays !== undefined && `${board.first.pays(at(names.place, pays))} `}
        {board.first.best(at(names.color, best.color), names.points(best.points), best.cost)}
      </span>
    </Target>
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
        <Row key={row} side={side} deed={printedDeed(side, street, row)} />
      ))}
    </span>
  );
}

/** A printed action; a trade shows its warehouse. */
function Row({ side, deed }: { side: number; deed: number }) {
  const { text } = useBoard();
  const card: DeedCard = deedCard(deed);
  if (card.type !== 'trade') {
    return (
      <span className="fi-row">
        <SignFigure picture={deedPicture(card)} />
        <span className="fi-side-words">{capital(text.brief.deed(deed))}</span>
      </span>
    );
  }
  return (
    <span className="fi-row fi-trade">
      <Disc color={card.color} />
      <span className="fi-price">
        <b>{text.board.money(card.cost)}</b>
        <i className="fi-arrow" />
        <Sign name="points" />
        <b>{at(at(SIDES, side).points, card.color)}</b>
      </span>
    </span>
  );
}
