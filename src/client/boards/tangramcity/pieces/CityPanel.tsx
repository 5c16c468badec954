/** The large city with what lies over it: places, the piece in the hand, the rectangle; and its facts in words. */
import { memo, type RefObject, useCallback } from 'react';
import type { City, Spot, View } from '#games/tangramcity';
import { balanceOf, largestRectangle, spotOf } from '#games/tangramcity/queries';
import { type BoardText, squaresAt } from '#games/tangramcity/text';
import type { Seat } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { useBox } from '../../kit/useBox.ts';
import { plus } from '../art/points.ts';
import { type SharedByParts, useBoard } from '../boardContext.ts';
import type { Lit } from '../highlight.ts';
import { CELL, corner, frameOf, gripPoint } from '../layout.ts';
import { tappedSpot } from '../targets.ts';
import { type Drag, unitsAt } from '../useDrag.ts';
import type { Hand } from '../useHand.ts';
import { LiveBalance } from './Balance.tsx';
import { CityBoard } from './CityBoard.tsx';
import { Ghost } from './Ghost.tsx';
import { Handles } from './Handles.tsx';
import { Places } from './Places.tsx';
import { plateOf, Rectangles } from './Rectangles.tsx';

interface Props {
  readonly city: City;
  readonly seat: Seat;
  readonly title: string;
  readonly view: View;
  readonly hand: Hand | undefined;
  readonly next: City | undefined;
  readonly around: RefObject<HTMLElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly drag: Drag;
  readonly lit: Lit;
  readonly goBack: (() => void) | undefined;
}

/** Narrower than this, the names of rows and columns are left out. */
const NAMED_FROM = 420;

export function CityPanel({ city, seat, title, view, hand, next, around, svg, drag, lit, goBack }: Props) {
  const shared = useBoard();
  const { text, choose } = shared;
  const { wasDragged } = drag;
  const { width } = useBox(around, { width: 500, height: 500 });
  const frame = width < NAMED_FROM ? 'bare' : 'named';
  // Signs keep their size on small cities, and grow a little on large ones.
  const unit = Math.max(frameOf(frame).side / width, 0.75);
  const put = useCallback((spot: Spot) => !wasDragged() && choose(spot), [wasDragged, choose]);
  const tap = (event: { clientX: number; clientY: number }) => {
    if (!hand || !svg.current || wasDragged()) return;
    const [x, y] = unitsAt(svg.current, event);
    const square = { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
    const spot = tappedSpot(hand.question.legal, hand.held, square);
    hand.show(spot);
    choose(spot);
  };
  return (
    <section
      ref={around}
      className={lit.rectangle === seat ? 'tc-city-panel tc-lit-rectangle' : 'tc-city-panel'}
      aria-label={title}
    >
      {seat !== view.viewer && (
        <div className="tc-visiting">
          <Mark seat={seat} />
          <b>{title}</b>
          {goBack && (
            <button type="button" className="btn btn-line" onClick={goBack}>
              <Icon name="back" />
              {text.goBack}
            </button>
          )}
        </div>
      )}
      <CityBoard
        svg={svg}
        city={city}
        frame={frame}
        unit={unit}
        owner={seat}
        isQuiet={hand !== undefined}
        lit={lit.seat === seat ? lit.spot : undefined}
        onTap={hand && tap}
      >
        {hand && (
          <Places
            spots={hand.spots}
            held={hand.ghost.tile}
            row={hand.ghost.row}
            column={hand.ghost.column}
            unit={unit}
            choose={put}
          />
        )}
        {hand && (
          <Ghost
            hand={hand}
            unit={unit}
            label={labelOf(hand, view, shared)}
            choose={() => put(hand.ghost)}
            grab={(event) => drag.start(event, plus(gripPoint(hand.ghost), corner(hand.ghost)))}
          />
        )}
        <Rectangles city={city} next={next} unit={unit} />
        {hand && frame === 'named' && <Handles hand={hand} unit={unit} plate={plateOf(city, unit)} />}
      </CityBoard>
      <LiveBalance city={city} next={next} />
      <p className="sr" role="status">
        {next && told(next, text)}
      </p>
      <Facts city={city} />
    </section>
  );
}

/** What the piece would change, for screen readers. */
function told(next: City, text: BoardText): string {
  const { height, width } = largestRectangle(next);
  const { dark, green } = balanceOf(next);
  return `${text.withThis}: ${text.rectangle} ${height * width}, ${text.sides.dark} ${dark}, ${text.sides.green} ${green}.`;
}

function labelOf({ ghost, isLegal, fault }: Hand, view: View, { text, words, name }: SharedByParts): string {
  const piece = `${text.piece(ghost.tile)}, ${text.faces[ghost.face]}`;
  if (!isLegal) return `${piece}: ${text.notHere}. ${fault ? words.reason(fault.code) : ''}`;
  return `${piece}: ${text.placeHere}, ${words.answer(ghost, { view, name })}. ${text.moveHint}`;
}

/** The city for screen readers. */
const Facts = memo(function Facts({ city }: Pick<Props, 'city'>) {
  const { text } = useBoard();
  const { dark, green } = balanceOf(city);
  const { height, width } = largestRectangle(city);
  return (
    <div className="sr">
      <p>
        {text.rectangle}: {height} × {width} = {height * width}. {text.sides.dark}: {dark}. {text.sides.green}
        : {green}.
      </p>
      <ul>
        {city.pieces.map((id) => {
          const spot = spotOf(id);
          return (
            <li key={id}>
              {text.piece(spot.tile)}, {text.faces[spot.face]}: {squaresAt(spot)}
            </li>
          );
        })}
      </ul>
    </div>
  );
});
