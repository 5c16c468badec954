/** What an open hint proposes, as numbered outlines in the city; nothing of it can be pressed. */
import type { Action, Spot, Tangramcity } from '#games/tangramcity';
import { outlineOf } from '#games/tangramcity/queries';
import type { HintedAnswer } from '../../kit/boardProps.ts';
import { posePaint } from '../art/paint.ts';
import type { Point } from '../art/points.ts';
import { CELL, moved, placePoint } from '../layout.ts';
import { isSameSpot, isSpot } from '../targets.ts';

interface Props {
  readonly hinted: readonly HintedAnswer<Tangramcity>[];
  /** The one that is pointed at in the list. */
  readonly pointed: Action | undefined;
  /** The spots that can be chosen: numbers keep clear of their dots. */
  readonly spots: readonly Spot[];
  readonly unit: number;
}

export function HintGhosts({ hinted, pointed, spots, unit }: Props) {
  const isPointed = (spot: Spot) => pointed !== undefined && isSpot(pointed) && isSameSpot(pointed, spot);
  const drawn = hinted.flatMap(({ action, place }) => (isSpot(action) ? [{ spot: action, place }] : []));
  const badges = badgePlaces(
    drawn.map(({ spot }) => spot),
    spots.map(placePoint),
    unit,
  );
  return (
    <g className="tc-hints">
      {drawn.map(({ spot, place }) => (
        <path
          key={keyOf(spot)}
          className={`tc-hint tc-hint${Math.min(place, 3)}${isPointed(spot) ? ' tc-hint-pointed' : ''}`}
          transform={moved(spot)}
          d={posePaint(spot).outline}
        />
      ))}
      {drawn.map(({ spot, place }, i) => (
        <g
          key={keyOf(spot)}
          className={`tc-hint-badge tc-hint${Math.min(place, 3)}`}
          transform={`translate(${badges[i]?.join(' ')}) scale(${unit})`}
        >
          <circle r="13" />
          <text y="5.5">{place}</text>
        </g>
      ))}
    </g>
  );
}

const keyOf = ({ tile, face, turn, row, column }: Spot) => [tile, face, turn, row, column].join(' ');

/** Pixels between the middle of a number and that of another one, or of a dot. */
const CLEAR = { number: 30, dot: 27 };

/** Where each number stands: on its own piece, clear of dots and of the other numbers as far as there is room. */
export function badgePlaces(spots: readonly Spot[], dots: readonly Point[], unit: number): Point[] {
  const taken: Point[] = [];
  for (const spot of spots) {
    const points = outlineOf(spot).patches.flatMap(({ row, column, bits }) =>
      WITHIN.filter(([, , quarters]) => (bits & quarters) === quarters).map(
        ([x, y]): Point => [(spot.column + column + x) * CELL, (spot.row + row + y) * CELL],
      ),
    );
    const room = ([x, y]: Point) =>
      Math.min(
        ...taken.map((other) => Math.hypot(x - other[0], y - other[1]) - CLEAR.number * unit),
        ...dots.map((dot) => Math.hypot(x - dot[0], y - dot[1]) - CLEAR.dot * unit),
        0,
      );
    const best = points.reduce((one, two) => (room(two) > room(one) ? two : one));
    taken.push(best);
  }
  return taken;
}

/** Points of a square, each with the quarters around it: north 1, east 2, south 4, west 8. */
const WITHIN: readonly (readonly [x: number, y: number, quarters: number])[] = [
  [0.5, 0.24, 1],
  [0.76, 0.5, 2],
  [0.5, 0.76, 4],
  [0.24, 0.5, 8],
  [0.22, 0.22, 9],
  [0.78, 0.22, 3],
  [0.78, 0.78, 6],
  [0.22, 0.78, 12],
];
