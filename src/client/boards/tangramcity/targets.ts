/** Which answer belongs to which part of the board, and what a piece would do where it is held. Pure. */
import type { Held } from './art/shape.ts';
import {
  type Action,
  type City,
  type Color,
  countBits,
  FOUNTAIN,
  outlineIn,
  POSES,
  QUARTERS,
  type Rows,
  SIZE,
  type Spot,
  spotId,
  spotRows,
  startRows,
  type Tile,
} from './game.ts';
import { gripIn, heldIn, type Square, spotOf } from './layout.ts';

export function isSpot(action: Action): action is Spot {
  return 'row' in action;
}

export function spotsOf(legal: readonly Action[]): Spot[] {
  return legal.filter(isSpot);
}

/** The pieces that may be declined: exactly those the question is about. */
export function tilesOf(legal: readonly Action[]): Tile[] {
  return legal.flatMap((action) => ('decline' in action ? [action.decline] : []));
}

export function isSame(one: Spot, two: Spot): boolean {
  return isHeldAlike(one, two) && one.row === two.row && one.column === two.column;
}

export function isHeldAlike(one: Held, two: Held): boolean {
  return one.tile === two.tile && one.face === two.face && one.turn === two.turn;
}

/** The faces of a piece. */
export function facesOf(tile: Tile): readonly Color[] {
  return tile === FOUNTAIN ? ['water'] : ['dark', 'green'];
}

/** The different turns of a face. */
export function turnsOf(tile: Tile, face: Color): number[] {
  return POSES.filter((pose) => pose.tile === tile && pose.face === face).map(({ turn }) => turn);
}

/** A piece as it is held; a turn that looks like an earlier one is that one. */
export function heldAs(tile: Tile, turns: number, isFlipped: boolean): Held {
  const face: Color = tile === FOUNTAIN ? 'water' : isFlipped ? 'green' : 'dark';
  const turn = [turns, turns % 2].find((one) => outlineIn(tile, face, one)) ?? 0;
  return { tile, face, turn };
}

/** The legal spots of a piece as it is held. */
export function spotsHeld(legal: readonly Action[], held: Held): Spot[] {
  return spotsOf(legal).filter((spot) => isHeldAlike(spot, held));
}

/** All legal spots of a tile, pose by pose: what stepping through them goes through. */
export function spotsWith(legal: readonly Action[], tile: Tile): Spot[] {
  return spotsOf(legal).filter((spot) => spot.tile === tile);
}

/** The next spot in a list after the one shown, or the one before. */
export function steppedFrom(spots: readonly Spot[], from: Spot, by: 1 | -1): Spot | undefined {
  const here = spots.findIndex((spot) => isSame(spot, from));
  if (here < 0) return by > 0 ? spots[0] : spots.at(-1);
  return spots[(here + by + spots.length) % spots.length];
}

/** Where a piece is held before anybody has moved it: on the legal spot nearest to the middle. */
export function firstGrip(legal: readonly Action[], held: Held): Square {
  const middle = (SIZE - 1) / 2;
  let best: Square = { row: 3, column: 3 };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spotsHeld(legal, held)) {
    const grip = gripIn(spot);
    const far = Math.hypot(grip.row - middle, grip.column - middle);
    if (far >= least) continue;
    least = far;
    best = grip;
  }
  return best;
}

/** What a tap on a square means: the spot held there, else the nearest one that covers it, else an attempt. */
export function tappedSpot(legal: readonly Action[], held: Held, square: Square): Spot {
  const attempt = heldIn(held, square);
  const spots = spotsHeld(legal, held);
  const here = spots.find((spot) => isSame(spot, attempt));
  if (here) return here;
  const distance = (spot: Spot) => {
    const grip = gripIn(spot);
    return Math.hypot(grip.row - square.row, grip.column - square.column);
  };
  const covering = spots.filter((spot) => covers(spot, square));
  return covering.sort((one, two) => distance(one) - distance(two))[0] ?? attempt;
}

/** Whether a piece there covers any part of a square. */
export function covers(spot: Spot, { row, column }: Square): boolean {
  const patches = outlineIn(spot.tile, spot.face, spot.turn)?.patches ?? [];
  return patches.some((patch) => patch.row + spot.row === row && patch.column + spot.column === column);
}

export function isOnBoard(spot: Spot): boolean {
  const outline = outlineIn(spot.tile, spot.face, spot.turn);
  if (!outline || spot.row < 0 || spot.column < 0) return false;
  return spot.row + outline.height <= SIZE && spot.column + outline.width <= SIZE;
}

/** The nearest place at which nothing sticks out. */
export function keptInside(spot: Spot, over: number): Spot {
  const { height = 1, width = 1 } = outlineIn(spot.tile, spot.face, spot.turn) ?? {};
  const kept = (n: number, size: number) => Math.max(0 - over, Math.min(n, SIZE - size + over));
  return { ...spot, row: kept(spot.row, height), column: kept(spot.column, width) };
}

/** A square and which of its quarters. */
export interface Clash extends Square {
  readonly bits: number;
}

/** Why a piece cannot lie there, with the quarters that are taken. */
export interface Fault {
  readonly code: 'offBoard' | 'overlaps';
  readonly clashes: readonly Clash[];
  /** What lies there already: a piece, or the start area. */
  readonly on: Tile | 'start' | undefined;
}

export function faultOf(city: City, spot: Spot): Fault | undefined {
  if (!isOnBoard(spot)) return { code: 'offBoard', clashes: [], on: undefined };
  const rows = spotRows(spotId(spot));
  const taken = rows.map((word, row) => word & coveredIn(city, row));
  const clashes = taken.flatMap((word, row) =>
    Array.from({ length: SIZE }, (_, column) => ({
      row,
      column,
      bits: (word >> (QUARTERS * column)) & 0b1111,
    })).filter(({ bits }) => bits > 0),
  );
  if (clashes.length === 0) return undefined;
  return { code: 'overlaps', clashes, on: pieceUnder(city, rows) };
}

function coveredIn({ rows: { dark, green, water } }: City, row: number): number {
  return (dark[row] ?? 0) | (green[row] ?? 0) | (water[row] ?? 0);
}

const meet = (one: Rows, two: Rows) => one.some((word, row) => (word & (two[row] ?? 0)) !== 0);

function pieceUnder(city: City, rows: Rows): Tile | 'start' | undefined {
  const id = city.pieces.find((piece) => meet(spotRows(piece), rows));
  if (id !== undefined) return spotOf(id).tile;
  const { board, side } = city;
  return board !== null && side !== null && meet(startRows(board, side), rows) ? 'start' : undefined;
}

/** The city with one more piece. */
export function withSpot(city: City, spot: Spot): City {
  const rows = spotRows(spotId(spot));
  const layer = city.rows[spot.face].map((word, row) => word | (rows[row] ?? 0));
  return { ...city, rows: { ...city.rows, [spot.face]: layer }, pieces: [...city.pieces, spotId(spot)] };
}

/** How large a piece is, in half squares. */
export function halvesOf(tile: Tile): number {
  const face = facesOf(tile)[0] ?? 'water';
  const patches = outlineIn(tile, face, 0)?.patches ?? [];
  return patches.reduce((sum, { bits }) => sum + countBits(bits), 0) / 2;
}
