/** What the drawings of the rules of Tangram City are made of. */
import type { ReactNode } from 'react';
import type { Pose } from '#games/tangramcity';
import type { Face } from '#games/tangramcity/components';
import { BALANCE_STEPS } from '#games/tangramcity/queries';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoardText } from '../boardText.ts';
import { CELL, moved } from '../layout.ts';
import { FaceSign, rangeOf } from './Balance.tsx';
import { Back } from './Cards.tsx';
import { PatternScope, Patterns } from './Patterns.tsx';
import { Picture } from './Picture.tsx';
import { EmptyBoard } from './Setup.tsx';
import { Tile } from './Tile.tsx';

/** With the patterns that all pieces need. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <PatternScope>
      <span className="tc-rule">{children}</span>
      <svg className="tc-defs" width="0" height="0" aria-hidden="true">
        <Patterns />
      </svg>
    </PatternScope>
  );
}

/** A board with nothing on it but its start area. */
export function Board({ number, side = 'dark' }: { number: number; side?: Face }) {
  return <EmptyBoard board={number} side={side} />;
}

interface PlotProps {
  readonly rows?: number;
  readonly columns?: number;
  readonly children: ReactNode;
}

/** Some squares of a city. */
export function Plot({ rows = 3, columns = 4, children }: PlotProps) {
  const [width, height] = [columns * CELL, rows * CELL];
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width}`);
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${height}`);
  return (
    <svg
      className={columns > 2 ? 'tc-plot' : 'tc-plot tc-plot-small'}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      aria-hidden="true"
    >
      <rect className="tc-ground tc-ground-edge" width={width} height={height} />
      <path className="tc-grid" d={[...across, ...down].join('')} />
      {children}
    </svg>
  );
}

/** A piece on a plot. */
export function Placed({ row, column, ...pose }: Pose & { readonly row: number; readonly column: number }) {
  return (
    <g transform={moved({ row, column })}>
      <Tile {...pose} />
    </g>
  );
}

/** The frame of the largest rectangle, from the upper left corner of a plot, with its size. */
export function Counted({ rows, columns }: { rows: number; columns: number }) {
  const box = { width: columns * CELL, height: rows * CELL };
  return (
    <>
      <rect className="tc-rect-case" {...box} />
      <rect className="tc-rect" {...box} />
      <g className="tc-plate" transform={`translate(${box.width / 2} ${box.height / 2}) scale(2.2)`}>
        <rect x={-42} y={-13} width={84} height={26} rx={4} />
        <text y={5.5}>{`${rows} × ${columns} = ${rows * columns}`}</text>
      </g>
    </>
  );
}

/** A card with its tile, or face down; held by a seat, or in the middle. */
export function Card({ tile, seat }: { tile?: number; seat?: number }) {
  return (
    <span className="tc-rule-held">
      <span className={tile === undefined ? 'tc-card tc-card-shut tc-legend-card' : 'tc-card tc-legend-card'}>
        {tile === undefined ? <Back /> : <Picture tile={tile} face="dark" turn={0} />}
      </span>
      {seat !== undefined && <Mark seat={seat} />}
    </span>
  );
}

/** A roof or a leaf: what a square counts as. */
export function Sign({ face }: { face: Face }) {
  return (
    <svg className="tc-rule-sign" viewBox="0 0 16 16" aria-hidden="true">
      <FaceSign face={face} />
    </svg>
  );
}

/** Each difference between roofs and gardens, with its bonus. */
export function BonusSteps() {
  const { even } = useBoardText();
  return (
    <span className="tc-ladder">
      {BALANCE_STEPS.map((step) => (
        <span key={step.from}>
          <span>{rangeOf(step, even)}</span>
          <b>{step.bonus}</b>
        </span>
      ))}
    </span>
  );
}
