/** The largest rectangle as it is, and as it would be. */
import type { City } from '#games/tangramcity';
import { largestRectangle } from '#games/tangramcity/queries';
import { newSign } from '../../kit/newSign.ts';
import type { Point } from '../art/points.ts';
import { useBoard } from '../boardContext.ts';
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
  const { text } = useBoard();
  const now = boxOf(city);
  const then = next && boxOf(next);
  const grows = then && then.area !== now.area;
  const [first, second] = platesOf(city, unit);
  return (
    <g className="tc-rectangles">
      {grows && (
        <rect className="tc-rect-next" x={then.x} y={then.y} width={then.width} height={then.height} />
      )}
      {now.area > 0 && (
        <>
          <rect
            className="tc-rect-case"
            data-part="rectangle"
            x={now.x}
            y={now.y}
            width={now.width}
            height={now.height}
          />
          <rect className="tc-rect" x={now.x} y={now.y} width={now.width} height={now.height} />
          {cornersOf(now).map(([x, y], i) => (
            <path
              key={i === 0 ? 'nw' : `${x} ${y}`}
              className="tc-bracket"
              transform={`translate(${x} ${y}) rotate(${i * 90})`}
              d={BRACKET}
            />
          ))}
          <Plate at={first} unit={unit} says={now.says} sign="rectangle" label={text.rectangle} />
        </>
      )}
      {grows && (
        <Plate at={second} unit={unit} says={`→ ${then.area}`} isNext sign="preview" label={text.withThis} />
      )}
    </g>
  );
}

interface PlateProps {
  readonly at: Point;
  readonly unit: number;
  readonly says: string;
  readonly isNext?: boolean;
  /** Its name among the signs, and what it means. */
  readonly sign: string;
  readonly label: string;
}

/** Pixels. */
const LETTER = 8.2;

function Plate({ at: [x, y], unit, says, isNext = false, sign, label }: PlateProps) {
  const width = says.length * LETTER + 14;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${unit})`}
      className={isNext ? 'tc-plate tc-plate-next' : 'tc-plate'}
      {...newSign(sign, label)}
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

/** Pixels between the upper edge and the middle of each plate: both lie on what is built, so that no place is under them. */
const DOWN = [17, 46] as const;

/** Where the plates of a city's rectangle stand: its size, and below it what it would grow to. */
export function platesOf(city: City, unit: number): readonly [Point, Point] {
  const { x, y, width, area } = boxOf(city);
  const half = 50 * unit;
  const middle = area === 0 ? CITY / 2 : Math.max(half, Math.min(x + width / 2, CITY - half));
  return [
    [middle, y + DOWN[0] * unit],
    [middle, y + DOWN[1] * unit],
  ];
}
