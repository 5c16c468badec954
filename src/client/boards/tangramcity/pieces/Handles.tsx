/** Small handles beside the piece, to turn and flip it by pointer; the buttons of the panel do the same. */
import { posePaint } from '../art/paint.ts';
import type { Point } from '../art/points.ts';
import { CITY, corner } from '../layout.ts';
import type { Hand } from '../useHand.ts';

interface Props {
  readonly hand: Hand;
  readonly unit: number;
  /** Where the plate of the rectangle stands. */
  readonly plate: Point;
}

export function Handles({ hand, unit, plate }: Props) {
  const { posing, held } = hand;
  const [x, y] = placeOf(hand, unit, plate);
  const act = (turn: () => void) => (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    turn();
  };
  return (
    <g className="tc-handles" transform={`translate(${x} ${y}) scale(${unit})`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys and buttons do the same */}
      <g onClick={act(() => posing.turn(1))}>
        <circle r="15" />
        <path d="M5.8 1A6 6 0 1 1 3.7-4.7M3-9 4-4.2-.8-3.4" />
      </g>
      {held.face !== 'water' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys and buttons do the same
        <g transform="translate(36 0)" onClick={act(posing.flip)}>
          <circle r="15" />
          <path d="M0-8V8M-2.8-5V5H-8Z" />
          <path className="tc-solid" d="M2.8-5V5H8Z" />
        </g>
      )}
    </g>
  );
}

/** Below the piece or above it, inside the city and clear of the plate. */
function placeOf({ ghost, held }: Hand, unit: number, plate: Point): Point {
  const { outline } = posePaint(held).shape;
  const [left, top] = corner(ghost);
  const right = left + Math.max(...outline.map(([x]) => x));
  const below = top + Math.max(...outline.map(([, y]) => y)) + 20 * unit;
  const above = top - 20 * unit;
  const spots: Point[] = [below, above].flatMap((y): Point[] => [
    [right - 51 * unit, y],
    [left + 15 * unit, y],
  ]);
  const isClear = ([x, y]: Point) =>
    y > 0 &&
    y < CITY &&
    (Math.abs(y - plate[1]) > 30 * unit || Math.abs(x + 18 * unit - plate[0]) > 82 * unit);
  return spots.find(isClear) ?? [right - 51 * unit, below];
}
