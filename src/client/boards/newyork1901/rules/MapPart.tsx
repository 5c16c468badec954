/** A part of the map with what stands on it. */
import type { ReactNode } from 'react';
import type { Build } from '#games/newyork1901';
import { LANDMARKS } from '#games/newyork1901/components';
import { COLUMNS, cellsWith, LOTS, PARK_AREAS } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { workerSpot } from '../city.ts';
import { groundOf, planOf } from '../layout.ts';
import { Building, Landmark } from '../pieces/Building.tsx';
import { Lots } from '../pieces/Lots.tsx';
import { WorkerFigure } from '../pieces/OwnerMark.tsx';
import { Streets } from '../pieces/Streets.tsx';

const PLAN = planOf(24, 0);
/** Room above the first row, for what stands there. */
const ABOVE = 10;

/** A building and whose it is. */
export type Standing = Build & { readonly seat?: Seat };

/** A building by the row and column of its top left corner. */
export function standing(tile: number, row: number, column: number, turn = 0, seat: Seat = 0): Standing {
  return { tile, at: row * COLUMNS + column, turn, seat };
}

interface Props {
  /** From which row and column to which. */
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly buildings?: readonly Standing[];
  /** Lots with a worker, by their signs. */
  readonly workers?: readonly string[];
  /** Streets in play, as bits. */
  readonly inPlay?: number;
  readonly children?: ReactNode;
}

/** Buildings are given from behind to the front. */
export function MapPart({ rows, columns, buildings = [], workers = [], inPlay = 0, children }: Props) {
  const [left, right] = [at(PLAN.x, columns[0]), at(PLAN.x, columns[1] + 1)];
  const [top, bottom] = [at(PLAN.y, rows[0]) - ABOVE, at(PLAN.y, rows[1] + 1)];
  const [width, height] = [right - left, bottom - top];
  const isHere = ([row, column]: readonly [number, number]) =>
    row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
  const lots = LOTS.flatMap(({ cells }, lot) => (cells.some(isHere) ? [lot] : []));
  return (
    <svg
      className="ny-map ny-rule-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      fontSize={PLAN.type}
      aria-hidden="true"
    >
      <rect x={left} y={top} width={width} height={height} className="ny-road" />
      <Streets plan={PLAN} inPlay={inPlay} />
      <Lots plan={PLAN} sheet="rules" districts={5} only={lots} />
      <path d={PARK_AREAS.map(({ cells }) => groundOf(PLAN, cells, 1)).join('')} className="ny-park" />
      {LANDMARKS.flatMap(({ sign }) => cellsWith(sign).map((cell) => ({ sign, cell })))
        .filter(({ cell }) => isHere(cell))
        .map(({ sign, cell }) => (
          <Landmark key={sign} plan={PLAN} cell={cell} sign={sign} />
        ))}
      {buildings.map(({ seat = 0, tile, at: square, turn }) => (
        <Building key={`${seat} ${tile}`} plan={PLAN} seat={seat} tile={tile} square={square} turn={turn} />
      ))}
      {LOTS.filter(({ sign }) => workers.includes(sign)).map(({ sign, cells }) => {
        const [x, y] = workerSpot(PLAN, cells);
        return (
          <g key={sign} transform={`translate(${x} ${y})`}>
            <WorkerFigure seat={0} scale={0.75} />
          </g>
        );
      })}
      {children}
    </svg>
  );
}
