/** Two handles outside the piece, to turn and flip it by pointer; the buttons of the panel do the same. */
import { outlineOf } from '#games/tangramcity/queries';
import type { Point } from '../art/points.ts';
import { CELL, CITY, placePoint } from '../layout.ts';
import type { Hand } from '../useHand.ts';

interface Props {
  readonly hand: Hand;
  readonly unit: number;
  /** Where the plates of the rectangle stand, each by its middle. */
  readonly plates: readonly Point[];
}

const RADIUS = 18;

export function Handles({ hand, unit, plates }: Props) {
  const { posing, held } = hand;
  const places = handlePlaces(hand, unit, plates);
  if (!places) return null;
  const [turning, flipping] = places;
  const act = (turn: () => void) => (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    turn();
  };
  const at = ([x, y]: Point) => `translate(${x} ${y}) scale(${unit})`;
  return (
    <g className="tc-handles">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys and buttons do the same */}
      <g transform={at(turning)} onClick={act(() => posing.turn(1))}>
        <circle r={RADIUS} />
        <path d="M7 1.2A7.2 7.2 0 1 1 4.4-5.6M3.6-10.8 4.8-5-1-4.1" />
      </g>
      {held.face !== 'water' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys and buttons do the same
        <g transform={at(flipping)} onClick={act(posing.flip)}>
          <circle r={RADIUS} />
          <path d="M0-9.6V9.6M-3.4-6V6H-9.6Z" />
          <path className="tc-solid" d="M3.4-6V6H9.6Z" />
        </g>
      )}
    </g>
  );
}

/** How far from the corner of the piece, in parts of a square: the farther the better. */
const AWAY = [0.24, 0.12, 0];
/** Pixels between the middle of a handle and the middle of a place, and of a plate. */
const CLEAR = RADIUS + 12;
const CLEAR_PLATE = { x: 76, y: 34 };

/** At two corners of the piece where they lie over no place and no plate; nowhere if there is no room. */
export function handlePlaces(
  { ghost, spots }: Pick<Hand, 'ghost' | 'spots'>,
  unit: number,
  plates: readonly Point[],
): readonly [Point, Point] | undefined {
  const { height, width } = outlineOf(ghost);
  const [left, top] = [ghost.column * CELL, ghost.row * CELL];
  const [right, bottom] = [left + width * CELL, top + height * CELL];
  const dots = spots.map(placePoint);
  const isClear = ([x, y]: Point) =>
    Math.min(x, y) > -RADIUS * unit &&
    Math.max(x, y) < CITY + RADIUS * unit &&
    dots.every((dot) => Math.hypot(x - dot[0], y - dot[1]) > CLEAR * unit) &&
    plates.every(
      (plate) =>
        Math.abs(x - plate[0]) > CLEAR_PLATE.x * unit || Math.abs(y - plate[1]) > CLEAR_PLATE.y * unit,
    );
  const pairs = AWAY.flatMap((part): (readonly [Point, Point])[] => {
    const by = part * CELL;
    return [
      [
        [left - by, bottom + by],
        [right + by, bottom + by],
      ],
      [
        [left - by, top - by],
        [right + by, top - by],
      ],
      [
        [left - by, top - by],
        [left - by, bottom + by],
      ],
      [
        [right + by, top - by],
        [right + by, bottom + by],
      ],
    ];
  });
  return pairs.find((pair) => pair.every(isClear));
}
