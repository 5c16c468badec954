/** Signs on the map and its frame, drawn where they are told: the legend shows the same. */
import type { ReactNode } from 'react';
import { TRACK } from '../layout.ts';
import { Medal } from './OwnerMark.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Written({
  x,
  y,
  className,
  children,
}: Omit<Spot, 'size'> & { className: string; children: ReactNode }) {
  return (
    <text x={x} y={y} dy=".36em" textAnchor="middle" className={className}>
      {children}
    </text>
  );
}

/** The points for a street. */
export function SealSign({ x, y, size, points }: Spot & { points: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={size} className="ny-seal" />
      <Written x={x} y={y} className="ny-seal-text">
        {points}
      </Written>
    </g>
  );
}

/** A place where the chosen tile may be built. */
export function Pin({ x, y, size, number }: Spot & { number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} className="ny-pin glow" />
      <Written x={x} y={y} className="ny-pin-text">
        {number}
      </Written>
    </>
  );
}

interface PennantProps extends Spot {
  /** How far the frame reaches. */
  readonly depth: number;
  /** Points from which the technology is open. */
  readonly at: number;
  /** It hangs from the right side of the frame, not from the upper one. */
  readonly sideways?: boolean;
}

/** Where a technology opens: a pennant on the frame; `size` is half its width. */
export function Pennant({ x, y, size, depth, at, sideways = false }: PennantProps) {
  return (
    <>
      <path
        d={
          sideways
            ? `M${x + depth / 2} ${y - size}h${-depth}l-6 ${size}l6 ${size}h${depth}z`
            : `M${x - size} ${y - depth / 2}h${2 * size}v${depth}l${-size} 6l${-size} -6z`
        }
      />
      <Written x={x} y={y} className="ny-gate-text">
        {at}
      </Written>
    </>
  );
}

/** A seat's marker on the track; a ring means the second time around. */
export function Marker({ x, y, size, seat, points }: Spot & { seat: number; points: number }) {
  return (
    <>
      {points >= TRACK && <circle cx={x} cy={y} r={size + 2.5} className="ny-lap" />}
      <Medal seat={seat} x={x} y={y} size={size} />
    </>
  );
}
