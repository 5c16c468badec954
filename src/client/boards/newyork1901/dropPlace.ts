/** The build that is meant when a tile is dropped: a legal one under the pointer, or an attempt whose refusal says why not. */
import type { Build, Cell } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { COLUMNS, cellsOf, PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { cellAt, middleOf, type Plan } from './layout.ts';
import type { Point } from './outline.ts';

/** The legal build that covers the point and whose middle is nearest to it; if none does, the tile just there, turned as where it first fits. */
export function dropPlace(
  plan: Plan,
  tile: Tile,
  builds: readonly Build[],
  [x, y]: Point,
): Build | undefined {
  const cell = cellAt(plan, [x, y]);
  if (!cell) return undefined;
  const far = (build: Build) => {
    const points = cellsOf(build).map((square) => middleOf(plan, square));
    const cx = points.reduce((sum, point) => sum + point[0], 0) / points.length;
    const cy = points.reduce((sum, point) => sum + point[1], 0) / points.length;
    return Math.hypot(cx - x, cy - y);
  };
  const covers = (build: Build) =>
    cellsOf(build).some(([row, column]) => row === cell[0] && column === cell[1]);
  const open = builds.filter(covers).sort((a, b) => far(a) - far(b))[0];
  return open ?? held(tile, builds[0]?.turn ?? 0, cell);
}

/** The tile with its middle on a square, moved inwards where it would stick out of the map. */
function held(tile: Tile, turn: number, [row, column]: Cell): Build {
  const shape = at(PLANS, tile).turns.find((known) => known.turn === turn)?.shape ?? [];
  const tall = Math.max(...shape.map((cell) => cell[0]));
  const wide = Math.max(...shape.map((cell) => cell[1]));
  const top = Math.max(0, Math.min(COLUMNS - 1 - tall, row - Math.floor(tall / 2)));
  const left = Math.max(0, Math.min(COLUMNS - 1 - wide, column - Math.floor(wide / 2)));
  return { tile, at: top * COLUMNS + left, turn };
}
