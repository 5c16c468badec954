/** The large city with what lies over it: places, the piece in the hand, hints, the rectangle; and its facts in words. */
import { memo, type PointerEvent, type ReactNode, type RefObject, useCallback } from 'react';
import type { City, Spot, View } from '#games/tangramcity';
import {
  balanceOf,
  type CityFacts,
  covers,
  isJustScored,
  largestRectangle,
  spotOf,
} from '#games/tangramcity/queries';
import { squaresAt } from '#games/tangramcity/text';
import type { Seat } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { useWidth } from '../../kit/useBox.ts';
import { type SharedByParts, useBoard } from '../boardContext.ts';
import type { Lit } from '../highlight.ts';
import { CELL, frameOf, placePoint, type Square } from '../layout.ts';
import { tappedSpot } from '../targets.ts';
import { type Drag, unitsAt } from '../useDrag.ts';
import type { Hand } from '../useHand.ts';
import { CityBoard } from './CityBoard.tsx';
import { factsInWords } from './Facts.tsx';
import { Ghost } from './Ghost.tsx';
import { Handles } from './Handles.tsx';
import { Places } from './Places.tsx';
import { platesOf, Rectangles } from './Rectangles.tsx';
import { StillScore } from './Scoring.tsx';

interface Props {
  readonly city: City;
  readonly seat: Seat;
  readonly title: string;
  readonly view: View;
  readonly hand: Hand | undefined;
  /** The city with the piece in the hand, and its facts. */
  readonly next: City | undefined;
  readonly then: CityFacts | undefined;
  readonly around: RefObject<HTMLElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly drag: Drag;
  readonly lit: Lit;
  readonly goBack: (() => void) | undefined;
  /** What lies over everything else: hints, or the scoring of a round. */
  readonly over: (unit: number) => ReactNode;
  /** Whether the rectangle is drawn by what lies over the city. */
  readonly isScored: boolean;
}

/** Narrower than this, the names of rows and columns are left out. */
const NAMED_FROM = 480;

export function CityPanel(props: Props) {
  const { city, seat, title, view, hand, next, then, around, svg, drag, lit, goBack, over, isScored } = props;
  const shared = useBoard();
  const { text, choose } = shared;
  const { wasDragged } = drag;
  const width = useWidth(svg, 500);
  const frame = width < NAMED_FROM ? 'bare' : 'named';
  // Signs keep their size on small cities, and grow a little on large ones.
  const unit = Math.max(frameOf(frame).side / width, 0.75);
  const put = useCallback((spot: Spot) => !wasDragged() && choose(spot), [wasDragged, choose]);
  const squareAt = (event: { clientX: number; clientY: number }): Square => {
    const [x, y] = svg.current ? unitsAt(svg.current, event) : [-1, -1];
    return { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
  };
  const tap = (event: { clientX: number; clientY: number }) => {
    if (!hand || wasDragged()) return;
    const spot = tappedSpot(hand.question.legal, hand.held, squareAt(event));
    hand.show(spot);
    choose(spot);
  };
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    if (hand && covers(hand.ghost, squareAt(event))) drag.start(event, placePoint(hand.ghost));
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
        onGrab={hand && grab}
      >
        {hand && (
          <Ghost hand={hand} unit={unit} label={labelOf(hand, view, shared)} choose={() => put(hand.ghost)} />
        )}
        {!isScored && isJustScored(city) && <StillScore city={city} unit={unit} />}
        {!isScored && <Rectangles city={city} next={next} unit={unit} />}
        {over(unit)}
        {hand && <Places spots={hand.spots} ghost={hand.ghost} unit={unit} choose={put} />}
        {hand && frame === 'named' && <Handles hand={hand} unit={unit} plates={platesOf(city, unit)} />}
      </CityBoard>
      <p className="sr" role="status">
        {then && factsInWords(then, text)}
      </p>
      <Facts city={city} />
    </section>
  );
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
