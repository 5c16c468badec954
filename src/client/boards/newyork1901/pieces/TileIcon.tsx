/** A tile seen from above, small, and what it is worth. */
import { memo } from 'react';
import type { Cell } from '#games/newyork1901';
import { FIRST_LEGENDARY, TILES, type Tile } from '#games/newyork1901/components';
import { PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { outlineOf, pathOf, short } from '../outline.ts';

interface Props {
  readonly tile: Tile;
  readonly turn?: number;
  /** A square's side. */
  readonly size?: number;
}

/** The height of the front edge. */
const LIP = 3;

export const TileIcon = memo(function TileIcon({ tile, turn = 0, size = 9 }: Props) {
  const { turns, shape: upright } = at(PLANS, tile);
  const shape = turns.find((known) => known.turn === turn)?.shape ?? upright;
  return <Footprint shape={shape} size={size} className={`ny-${at(TILES, tile).technology}`} />;
});

interface FootprintProps {
  readonly shape: readonly Cell[];
  readonly size: number;
  readonly className: string;
}

export function Footprint({ shape, size, className }: FootprintProps) {
  const wide = (1 + Math.max(...shape.map((cell) => cell[1]))) * size;
  const tall = (1 + Math.max(...shape.map((cell) => cell[0]))) * size;
  const corners = outlineOf(shape).map(([x, y]) => [x * size + 1, y * size + 1] as const);
  const has = (row: number, column: number) => shape.some(([r, c]) => r === row && c === column);
  const lip = shape.map(([row, column]) => {
    if (has(row + 1, column)) return '';
    return `M${short(column * size + 1)} ${short((row + 1) * size + 1)}h${size}v${LIP}h${-size}z`;
  });
  const joints = shape.flatMap(([row, column]) => [
    has(row, column + 1)
      ? `M${short((column + 1) * size + 1)} ${short(row * size + 3)}v${short(size - 4)}`
      : '',
    has(row + 1, column)
      ? `M${short(column * size + 3)} ${short((row + 1) * size + 1)}h${short(size - 4)}`
      : '',
  ]);
  const [width, height] = [wide + 2, tall + 2 + LIP];
  return (
    <svg
      className={`ny-mini ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={lip.join('')} className="ny-mini-lip" />
      <path d={pathOf(corners)} className="ny-mini-top" />
      <path d={joints.join('')} className="ny-mini-joint" />
    </svg>
  );
}

/** The points printed on a tile. */
export function pointsOf(tile: Tile): number {
  return at(PLANS, tile).points;
}

/** Points in a circle, or in a hexagon for irregular tiles; legendaries on black. */
export const PointsBadge = memo(function PointsBadge({ tile }: { tile: Tile }) {
  const { points, irregular } = at(PLANS, tile);
  const kind = tile >= FIRST_LEGENDARY ? 'legendary' : at(TILES, tile).technology;
  return (
    <svg className={`ny-worth ny-${kind}`} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      {irregular ? <path d="M21 11L16 19.7H6L1 11L6 2.3H16Z" /> : <circle cx="11" cy="11" r="9.4" />}
      <text x="11" y="15.8" textAnchor="middle">
        {points}
      </text>
    </svg>
  );
});
