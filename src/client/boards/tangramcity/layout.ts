/** Where everything stands: all coordinates of the drawings. */
import type { Pose, Spot } from '#games/tangramcity';
import { BOARDS, BOX, type Face } from '#games/tangramcity/components';
import { outlineOf } from '#games/tangramcity/queries';
import { at } from '#kernel';
import type { Point, Polygon } from './art/points.ts';

/** One unit of the drawings is a seventy-second of a square. */
export const CELL = 72;

/** The side of a city. */
export const CITY = BOX.size * CELL;

/** Room around the squares: for the names of rows and columns, or only for the line around them. */
const FRAME = { named: 24, bare: 4 } as const;

export type Frame = keyof typeof FRAME;

export interface Size {
  /** The upper left corner, and the side. */
  readonly from: number;
  readonly side: number;
  readonly viewBox: string;
}

export function frameOf(frame: Frame): Size {
  const room = FRAME[frame];
  const side = CITY + 2 * room;
  return { from: -room, side, viewBox: `${-room} ${-room} ${side} ${side}` };
}

/** A square of the city. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export const corner = ({ row, column }: Square): Point => [column * CELL, row * CELL];

export const moved = (square: Square): string => `translate(${square.column * CELL} ${square.row * CELL})`;

/** The square by which a piece is held: its first whole one, or the first. */
export function gripOf(pose: Pose): Square {
  const { patches } = outlineOf(pose);
  const { row, column } = patches.find(({ bits }) => bits === 0b1111) ?? at(patches, 0);
  return { row, column };
}

/** The square of the city in which a piece is held. */
export function gripIn(spot: Spot): Square {
  const grip = gripOf(spot);
  return { row: spot.row + grip.row, column: spot.column + grip.column };
}

/** A piece held in a square of the city. */
export function heldIn(held: Pose, square: Square): Spot {
  const grip = gripOf(held);
  const { tile, face, turn } = held;
  return { tile, face, turn, row: square.row - grip.row, column: square.column - grip.column };
}

/** The middle of the part of a piece that lies in the square it is held by. */
export function gripPoint(held: Pose): Point {
  const grip = gripOf(held);
  const patch = outlineOf(held).patches.find(({ row, column }) => row === grip.row && column === grip.column);
  const bits = patch?.bits ?? 0;
  const at13 = (low: number, high: number) => (bits === 0b1111 ? 1 / 2 : low ? 1 / 3 : high ? 2 / 3 : 1 / 2);
  // Quarters: north, east, south, west.
  const x = at13((bits >> 3) & 1, (bits >> 1) & 1);
  const y = at13(bits & 1, (bits >> 2) & 1);
  return [(grip.column + x) * CELL, (grip.row + y) * CELL];
}

/** Where the dot of a spot stands, and the tick of the piece that lies there. */
export function placePoint(spot: Spot): Point {
  const [x, y] = gripPoint(spot);
  return [x + spot.column * CELL, y + spot.row * CELL];
}

/** The corners of a quarter of a square: north, east, south, west. */
export function quarterAt({ row, column }: Square, quarter: number): Polygon {
  const [x, y] = corner({ row, column });
  const corners: readonly Point[] = [
    [x, y],
    [x + CELL, y],
    [x + CELL, y + CELL],
    [x, y + CELL],
  ];
  return [at(corners, quarter), at(corners, (quarter + 1) % 4), [x + CELL / 2, y + CELL / 2]];
}

/** Where the start area of a board lies. */
export function startSquare(board: number, side: Face): Square {
  const { row, column } = at(BOARDS, board)[side];
  return { row, column };
}

/** A square picture of a city. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Cities side by side, or in two rows, in the middle of a picture. */
function rowsOf(counts: readonly number[], side: number, gap: number, width: number, top: number): Place[] {
  return counts.flatMap((count, row) => {
    const from = (width - count * side - (count - 1) * gap) / 2;
    return Array.from({ length: count }, (_, i) => ({
      x: from + i * (side + gap),
      y: top + row * (side + gap),
      side,
    }));
  });
}

/** The cities of a small picture of 320 by 200, by the number of seats. */
export function smallPlaces(seats: number): Place[] {
  if (seats === 1) return rowsOf([1], 180, 0, 320, 10);
  if (seats === 2) return rowsOf([2], 144, 12, 320, 28);
  if (seats === 3) return rowsOf([3], 97, 9, 320, 51);
  return rowsOf(seats === 4 ? [2, 2] : [3, 2], 91, 8, 320, 5);
}

/** The cities of the final picture of 1200 by 630, the best one first and largest. */
export function scenePlaces(seats: number): Place[] {
  const best = { x: 70, y: 120, side: 420 };
  if (seats === 1) return [best];
  if (seats === 2) return [best, { x: 640, y: 150, side: 370 }];
  if (seats === 3) return [best, { x: 548, y: 190, side: 285 }, { x: 862, y: 190, side: 285 }];
  if (seats === 4) return [best, ...[540, 752, 964].map((x) => ({ x, y: 210, side: 190 }))];
  const others = [
    { x: 620, y: 110, side: 186 },
    { x: 900, y: 110, side: 186 },
    { x: 620, y: 366, side: 186 },
    { x: 900, y: 366, side: 186 },
  ];
  return [best, ...others];
}
