/** A single piece as a picture of its own: as it looks, or as a bare outline. */
import { memo } from 'react';
import type { Patch, Pose } from '#games/tangramcity';
import { posePaint } from '../art/paint.ts';
import { pathOf } from '../art/points.ts';
import { CELL, quarterAt } from '../layout.ts';
import { Tile } from './Tile.tsx';

const ROOM = 5;

function viewBoxOf(pose: Pose): string {
  const { outline } = posePaint(pose).shape;
  const width = Math.max(...outline.map(([x]) => x)) + 2 * ROOM;
  const height = Math.max(...outline.map(([, y]) => y)) + 2 * ROOM;
  return `${-ROOM} ${-ROOM} ${width} ${height}`;
}

export const Picture = memo(function Picture(pose: Pose) {
  return (
    <svg className="tc-picture" viewBox={viewBoxOf(pose)} aria-hidden="true">
      <Tile tile={pose.tile} face={pose.face} turn={pose.turn} />
    </svg>
  );
});

interface Outlined extends Pose {
  /** The side of a square, in pixels, unless a style says otherwise. */
  readonly cell: number;
  readonly marked?: readonly Patch[];
}

const NONE: readonly Patch[] = [];

/** All outlines in the same scale; a part of it may be marked. */
export const Silhouette = memo(function Silhouette({ tile, face, turn, cell, marked = NONE }: Outlined) {
  const { shape, outline } = posePaint({ tile, face, turn });
  const width = Math.max(...shape.outline.map(([x]) => x));
  const height = Math.max(...shape.outline.map(([, y]) => y));
  return (
    <svg
      className="tc-silhouette"
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      width={`${(width + 6) / CELL}em`}
      height={`${(height + 6) / CELL}em`}
      fontSize={cell}
      aria-hidden="true"
    >
      <path d={outline} />
      {marked.length > 0 && (
        <path
          className="tc-marked"
          d={pathOf(
            marked.flatMap((part) =>
              [0, 1, 2, 3].filter((q) => (part.bits >> q) & 1).map((q) => quarterAt(part, q)),
            ),
          )}
        />
      )}
    </svg>
  );
});
