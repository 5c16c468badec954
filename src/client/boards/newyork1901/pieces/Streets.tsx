/** The streets of the map: surface, edge lines, names, and a seal with the points on those in play. */
import { memo } from 'react';
import type { Cell } from '#games/newyork1901';
import { STREET_PARTS, STREET_POINTS, STREETS } from '#games/newyork1901/components';
import { middleOf, type Plan, RUNS, type Run, runBox } from '../layout.ts';
import { short } from '../outline.ts';
import { DECOR } from './decor.ts';

interface Props {
  readonly plan: Plan;
  /** The streets that score in this game, as bits of the fronts. */
  readonly inPlay: number;
}

/** The name printed on each part of a street; parts of one street may have different names. */
const NAMES: ReadonlyMap<string, string> = new Map(STREET_PARTS.map(({ sign, name }) => [sign, name]));

/** The width of the widest letters, as a share of the type size. */
const LETTER = 0.6;

export const Streets = memo(function Streets({ plan, inPlay }: Props) {
  const isIn = (front: number) => ((inPlay >> front) & 1) === 1;
  return (
    <g {...DECOR}>
      {RUNS.map((run) => (
        <Bed key={`${run.sign} ${run.from}`} run={run} plan={plan} playing={isIn(run.front)} />
      ))}
      <Crossings plan={plan} />
      {RUNS.map((run) => (
        <Name key={`${run.sign} ${run.from}`} run={run} plan={plan} playing={isIn(run.front)} />
      ))}
      {STREETS.map((street, front) => isIn(front) && <Seal key={street} front={front} plan={plan} />)}
    </g>
  );
});

interface Part {
  readonly run: Run;
  readonly plan: Plan;
  readonly playing: boolean;
}

function Bed({ run, plan, playing }: Part) {
  const { left, top, width, height } = runBox(plan, run);
  const street = STREETS[run.front];
  const lines = run.upright
    ? [left + 3, left + width - 3].map((x) => `M${short(x)} ${short(top)}v${short(height)}`)
    : [top + 3, top + height - 3].map((y) => `M${short(left)} ${short(y)}h${short(width)}`);
  return (
    <g className={['ny-street', street && `ny-${street}`, playing && 'playing'].filter(Boolean).join(' ')}>
      <rect x={left} y={top} width={width} height={height} className="ny-bed" />
      {street && <path d={lines.join('')} className="ny-edge" />}
      {street === 'broadway' && (
        <path
          d={[left + 6, left + width - 6].map((x) => `M${short(x)} ${short(top)}v${short(height)}`).join('')}
          className="ny-edge"
        />
      )}
    </g>
  );
}

/** The name in full or short, if there is room for it: letters are never made too small to read. */
function Name({ run, plan, playing }: Part) {
  const { left, top, width, height } = runBox(plan, run);
  const full = NAMES.get(run.sign) ?? '';
  const [long, thick] = run.upright ? [height, width] : [width, height];
  const name = [full, full.replace(/ Street$/, ' St')].find(
    ({ length }) => length * plan.type * LETTER <= long,
  );
  if (thick < plan.type || name === undefined) return null;
  const twice = run.upright && long > plan.unit * 12;
  const spots = twice ? [0.17, 0.66] : [0.5];
  return spots.map((spot) => {
    const x = run.upright ? left + width / 2 : left + width * spot;
    const y = run.upright ? top + height * spot : top + height / 2;
    return (
      <text
        key={spot}
        transform={`translate(${short(x)} ${short(y)})${run.upright ? ' rotate(-90)' : ''}`}
        dy=".38em"
        textAnchor="middle"
        className={playing ? 'ny-name playing' : 'ny-name'}
      >
        {name}
      </text>
    );
  });
}

/** A surveyor's cross where one street runs across another. */
function Crossings({ plan }: { plan: Plan }) {
  return CROSSINGS.map((cell) => {
    const [cx, cy] = middleOf(plan, cell);
    return (
      <g key={String(cell)} className="ny-cross">
        <path d={`M${cx - 5} ${cy}h10m-5-5v10`} />
        <circle cx={cx} cy={cy} r="3" />
      </g>
    );
  });
}

/** Squares of an upright street with another street on either side. */
const CROSSINGS: readonly Cell[] = RUNS.filter(({ upright }) => upright).flatMap(({ from, to }) => {
  const [first, column] = from;
  const cells = Array.from({ length: to[0] - first + 1 }, (_, i): Cell => [first + i, column]);
  return cells.filter(([row]) =>
    [column - 1, column + 1].every((beside) =>
      RUNS.some((run) => !run.upright && run.from[0] === row && run.from[1] <= beside && beside <= run.to[1]),
    ),
  );
});

/** The points for a street in play. */
function Seal({ front, plan }: { front: number; plan: Plan }) {
  const run = RUNS.findLast((one) => one.front === front);
  if (!run) return null;
  const { left, top, width, height } = runBox(plan, run);
  const size = Math.max(8.5, plan.type * 0.73);
  const [x, y] = run.upright
    ? [left + width / 2, top + height * (run.sign === 'BWY' ? 0.42 : 0.9)]
    : [left + width - 1.7 * size, top + height / 2];
  return (
    <g>
      <circle cx={x} cy={y} r={size} className="ny-seal" />
      <text x={x} y={y} dy=".36em" textAnchor="middle" className="ny-seal-text">
        {STREET_POINTS}
      </text>
    </g>
  );
}
