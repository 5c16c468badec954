/** A building on the map: walls with windows, roofs, crowns, and the owner's mark on top. */
import { memo, useMemo } from 'react';
import type { Build, Cell } from '#games/newyork1901';
import { at, type Seat } from '#kernel';
import { landmarkAt, type Shape, shapeOf } from '../buildingShape.ts';
import { facesOf, raised } from '../faces.ts';
import type { Plan } from '../layout.ts';
import { short } from '../outline.ts';
import { Faces } from './Faces.tsx';
import { Medal } from './OwnerMark.tsx';

interface Props {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly tile: number;
  readonly square: number;
  readonly turn: number;
}

export const Building = memo(function Building({ plan, seat, tile, square, turn }: Props) {
  const build: Build = useMemo(() => ({ tile, at: square, turn }), [tile, square, turn]);
  const shape = useMemo(() => shapeOf(build, plan), [build, plan]);
  const [x, y] = raised(shape.mark, shape.markHeight);
  return (
    <g className={`ny-owner-${seat + 1}`}>
      <Walls shape={shape} seed={31 * seat + tile} plan={plan} />
      {shape.tank && <Tank at={raised(shape.tank, shape.markHeight)} scale={plan.unit / 37} />}
      <Medal seat={seat} x={x} y={y} size={Math.max(5, plan.unit * 0.21)} />
    </g>
  );
});

interface LandmarkProps {
  readonly plan: Plan;
  readonly cell: Cell;
  /** As on the map; its letters are on a plate. */
  readonly sign: string;
}

/** A landmark that stands from the start and belongs to nobody. */
export const Landmark = memo(function Landmark({ plan, cell, sign }: LandmarkProps) {
  const shape = useMemo(() => landmarkAt(cell, sign, plan), [cell, sign, plan]);
  const [x, y] = raised(shape.mark, at(shape.tiers, 0).to * 0.8);
  const tall = plan.type * 1.38;
  return (
    <g className="ny-landmark">
      <Walls shape={shape} seed={cell[0]} plan={plan} />
      {plan.unit >= 24 && (
        <g>
          <rect
            x={x - tall * 0.72}
            y={y - tall / 2}
            width={tall * 1.44}
            height={tall}
            rx="2"
            className="ny-plate"
          />
          <text x={x} y={y} dy=".36em" textAnchor="middle" className="ny-plate-text">
            {sign.slice(1)}
          </text>
        </g>
      )}
    </g>
  );
});

function Walls({ shape, seed, plan }: { shape: Shape; seed: number; plan: Plan }) {
  const faces = useMemo(() => facesOf(shape, seed, Math.max(0.8, plan.unit / 37)), [shape, seed, plan]);
  return <Faces faces={faces} />;
}

function Tank({ at: [x, y], scale }: { at: readonly [number, number]; scale: number }) {
  return (
    <g className="ny-tank" transform={`translate(${short(x)} ${short(y)}) scale(${short(scale)})`}>
      <path d="M-3.4 0v7M3.4 0v7M0 0v8" />
      <rect x="-4.5" y="-6" width="9" height="8" rx="1" />
      <path d="M-5.5-6l5.5-5 5.5 5z" />
    </g>
  );
}
