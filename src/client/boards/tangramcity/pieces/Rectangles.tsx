/** The largest rectangle as it is, and as it would be. */
import type { City } from '#games/tangramcity';
import { largestRectangle } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { CELL, CITY } from '../layout.ts';

interface Props {
  readonly city: City;
  /** The city with the piece in the hand. */
  readonly next: City | undefined;
  /** How many units a pixel is. */
  readonly unit: number;
}

const BRACKET = 'M-5 13V-5H13';

export function Rectangles({ city, next, unit }: Props) {
  const now = boxOf(city);
  const then = next && boxOf(next);
  const grows = then && then.area !== now.area;
  const isElsewhere = grows && (then.x !== now.x || then.y !== now.y);
  return (
    <g className="tc-rectangles">
      {grows && (
        <rect className="tc-rect-next" x={then.x} y={then.y} width={then.width} height={then.height} />
      )}
      {now.area > 0 && (
        <>
          <rect className="tc-rect-case" x={now.x} y={now.y} width={now.width} height={now.height} />
          <rect className="tc-rect" x={now.x} y={now.y} width={now.width} height={now.height} />
          {cornersOf(now).map(([x, y], i) => (
            <path
              key={i === 0 ? 'nw' : `${x} ${y}`}
              className="tc-bracket"
              transform={`translate(${x} ${y}) rotate(${i * 90})`}
              d={BRACKET}
            />
          ))}
          <Plate at={plateAt(now, unit, 0)} unit={unit} says={now.says} width={96} />
        </>
      )}
      {grows && (
        <Plate
          at={isElsewhere || now.area === 0 ? plateAt(then, unit, 30) : besides(now, then, unit)}
          unit={unit}
          says={`→ ${then.area}`}
          width={58}
          isNext
        />
      )}
    </g>
  );
}

function Plate(props: {
  at: readonly [number, number];
  unit: number;
  says: string;
  width: number;
  isNext?: boolean;
}) {
  const {
    at: [x, y],
    unit,
    says,
    width,
    isNext = false,
  } = props;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${unit})`}
      className={isNext ? 'tc-plate tc-plate-next' : 'tc-plate'}
    >
      <rect x={-width / 2} y={-13} width={width} height={26} rx={4} />
      <text y={5.5}>{says}</text>
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
  readonly says: string;
}

function boxOf(city: City): Box {
  const { row, column, height, width } = largestRectangle(city);
  return {
    x: column * CELL,
    y: row * CELL,
    width: width * CELL,
    height: height * CELL,
    area: height * width,
    says: `${height} × ${width} = ${height * width}`,
  };
}

function cornersOf({ x, y, width, height }: Box): (readonly [number, number])[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Where the plate of a city's rectangle stands. */
export function plateOf(city: City, unit: number): readonly [number, number] {
  return plateAt(boxOf(city), unit, 0);
}

/** On the upper edge, kept inside the city. */
function plateAt({ x, y, width }: Box, unit: number, lower: number): readonly [number, number] {
  const half = 50 * unit;
  const middle = Math.max(half, Math.min(x + width / 2, CITY - half));
  return [middle, Math.max(10 * unit, y) + lower * unit];
}

/** On the edge of what is added. */
function besides(now: Box, then: Box, unit: number): readonly [number, number] {
  const right = then.x + then.width > now.x + now.width;
  const half = 31 * unit;
  const [x, y] = at(cornersOf(then), right ? 1 : 2);
  return right
    ? [Math.min(x - half + 4 * unit, CITY - half), Math.max(10 * unit, y) + 28 * unit]
    : [Math.max(half, x - half - 6 * unit), Math.min(y, CITY - 10 * unit)];
}
