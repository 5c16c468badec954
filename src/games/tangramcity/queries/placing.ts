/** R4: what a piece would do where it is held. */
import type { Tile } from '../components.ts';
import { startRows } from '../effects.ts';
import { type Patch, patchesOf, type Rows, SIZE } from '../quarters.ts';
import { outlineIn, type Spot, spotId, spotRows } from '../spots.ts';
import type { City } from '../state.ts';
import { outlineOf, spotOf } from './pieces.ts';

/** Why a piece cannot lie somewhere. */
export interface Fault {
  readonly code: 'offBoard' | 'overlaps';
  /** The quarters that are taken already. */
  readonly clashes: readonly Patch[];
  /** What lies there: a piece, or the start area. */
  readonly on: Tile | 'start' | undefined;
}

/** R4.2, R4.3 What is wrong with a piece there, legal or not; undefined where it may lie. */
export function faultAt(city: City, spot: Spot): Fault | undefined {
  if (!isOnBoard(spot)) return { code: 'offBoard', clashes: [], on: undefined };
  const rows = spotRows(spotId(spot));
  const clashes = patchesOf(rows.map((word, row) => word & coveredIn(city, row)));
  if (clashes.length === 0) return undefined;
  return { code: 'overlaps', clashes, on: pieceUnder(city, rows) };
}

/** The city with one more piece. */
export function cityWith(city: City, spot: Spot): City {
  const rows = spotRows(spotId(spot));
  const layer = city.rows[spot.face].map((word, row) => word | (rows[row] ?? 0));
  return { ...city, rows: { ...city.rows, [spot.face]: layer }, pieces: [...city.pieces, spotId(spot)] };
}

/** Whether a piece there covers any part of a square. */
export function covers(
  spot: Spot,
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  return outlineOf(spot).patches.some(
    (patch) => patch.row + spot.row === row && patch.column + spot.column === column,
  );
}

function isOnBoard(spot: Spot): boolean {
  const outline = outlineIn(spot.tile, spot.face, spot.turn);
  if (!outline || spot.row < 0 || spot.column < 0) return false;
  return spot.row + outline.height <= SIZE && spot.column + outline.width <= SIZE;
}

function coveredIn({ rows: { dark, green, water } }: City, row: number): number {
  return (dark[row] ?? 0) | (green[row] ?? 0) | (water[row] ?? 0);
}

function pieceUnder(city: City, rows: Rows): Tile | 'start' | undefined {
  const id = city.pieces.find((piece) => meet(spotRows(piece), rows));
  if (id !== undefined) return spotOf(id).tile;
  const { board, side } = city;
  return board !== null && side !== null && meet(startRows(board, side), rows) ? 'start' : undefined;
}

function meet(one: Rows, two: Rows): boolean {
  return one.some((word, row) => (word & (two[row] ?? 0)) !== 0);
}
