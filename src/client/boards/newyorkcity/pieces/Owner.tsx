/** Owners: their marks, and their skyscrapers with a roof each. Black has a cross and hatched towers. */
import { memo } from 'react';
import { SHAPES } from '../../../ui/Mark.tsx';

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

const CROSS = 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z';

export function ownerClass(owner: number): string {
  return owner < 0 ? 'nyc-black' : `nyc-o${owner + 1}`;
}

/** A player's shape, or black's cross. */
export const OwnerMark = memo(function OwnerMark({
  owner,
  size = 18,
  x = 0,
  y = 0,
}: Place & { owner: number }) {
  return (
    <svg
      className={`nyc-owner ${ownerClass(owner)}`}
      viewBox="-1 -1 26 26"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <path d={owner < 0 ? CROSS : SHAPES[owner]} />
    </svg>
  );
});

/** Pointed, with a spire, flat, domed; black hatched. Each 10 by 18. */
const ROOFS = [
  'M1 17.5V6.5l1.5-1.7V3L5 .8 7.5 3v1.8L9 6.5v11z',
  'M1 17.5V7h1.5V4H4L5 .5 6 4h1.5v3H9v10.5z',
  'M1 17.5V2.5h2V1h4v1.5h2v15z',
  'M1 17.5V6.5C1 3.2 2.8 1.6 4.6 1.3V.4h.8v.9C7.2 1.6 9 3.2 9 6.5v11z',
];
const BLACK_ROOF = 'M1 17.5V4.5L5 1.2 9 4.5v13z';

export function towerPath(owner: number): string {
  return (owner < 0 ? BLACK_ROOF : ROOFS[owner]) ?? '';
}

/** One skyscraper, standing on the point given. */
export const Tower = memo(function Tower({ owner, scale = 1 }: { owner: number; scale?: number }) {
  return (
    <g className={`nyc-tower ${ownerClass(owner)}`} transform={`scale(${scale}) translate(-5 -17.5)`}>
      <path d={towerPath(owner)} className="nyc-tower-body" />
      <path
        d={owner < 0 ? 'm1.5 9 7-4M1.5 13l7-4M1.5 17l7-4' : 'M3.5 8.5v7M6.5 8.5v7'}
        className={owner < 0 ? 'nyc-tower-hatch' : 'nyc-tower-windows'}
      />
    </g>
  );
});

/** A tower as a sign beside a number. */
export function TowerSign({ owner }: { owner: number }) {
  return (
    <svg className="nyc-tower-sign" viewBox="0 0 10 18" aria-hidden="true">
      <g transform="translate(5 17.5)">
        <Tower owner={owner} />
      </g>
    </svg>
  );
}
