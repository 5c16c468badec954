/** The streets of the map: surface, edge lines, names, and a seal with the points on those in play. */
import { memo } from 'react';
import type { Cell } from '#games/newyork1901';
import { STREET_PARTS, STREET_POINTS, STREETS } from '#games/newyork1901/components';
import { middleOf, type Plan, RUNS, type Run, runBox } from '../layout.ts';
import { short } from '../outline.ts';
import { DECOR } from './decor.ts';
import { SealSign } from './mapSigns.tsx';

interface Props {
  readonly plan: Plan;
  /** The streets that score in this game, as bits of the fronts. */
  readonly inPlay: number;
}

/** The name printed on each part of a street; parts of one street may have different names. */
const NAMES: ReadonlyMap<string, string> = new Map(STREET_PARTS.map(({ sign, name }) => [sign, name]));

/** The width of the widest letters, as a share of the type size. */
const LETTER = 0.6;
/** A name in full takes at most a third of an upright street, so that it stays between the crossings. */
const UPRIGHT_SHARE = 3;

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
    <g
      className={['ny-street', street && `ny-${street}`, playing && 'playing'].filter(Boolean).join(' ')}
      data-part={street && `street:${street}`}
    >
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
  const [whole, thick] = run.upright ? [height, width] : [width, height];
  const long = whole - (playing && isSealed(run) ? 3.2 * sealSize(plan) : 0);
  const full = NAMES.get(run.sign) ?? '';
  const name = [full, full.replace(/ Street$/, ' St')].find(
    ({ length }, i) => length * plan.type * LETTER * (run.upright && i === 0 ? UPRIGHT_SHARE : 1) <= long,
  );
  if (thick < plan.type || name === undefined) return null;
  const twice = run.upright && whole > plan.unit * 12;
  // The first name stays clear of Cedar Street on Broadway, and of the compass on William Street.
  const half = (name.length * plan.type * LETTER) / 2;
  const spots = twice
    ? [Math.max(whole * (run.front < STREETS.length ? 0.11 : 0.17), half), whole * 0.66]
    : [long / 2];
  return spots.map((spot) => {
    const x = run.upright ? left + width / 2 : left + spot;
    const y = run.upright ? top + spot : top + height / 2;
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

/** Squares of an upright street with another street on either side; its ends are left free for its name. */
const CROSSINGS: readonly Cell[] = RUNS.filter(({ upright }) => upright).flatMap(({ from, to }) => {
  const [first, column] = from;
  const cells = Array.from({ length: to[0] - first + 1 }, (_, i): Cell => [first + i, column]);
  return cells
    .slice(1, -1)
    .filter(([row]) =>
      [column - 1, column + 1].every((beside) =>
        RUNS.some(
          (run) => !run.upright && run.from[0] === row && run.from[1] <= beside && beside <= run.to[1],
        ),
      ),
    );
});

/** The part of each scoring street that has the seal: the longest, and of equal ones the last. */
const SEALED: readonly (Run | undefined)[] = STREETS.map((_, front) => {
  const runs = RUNS.filter((run) => run.front === front);
  const squares = ({ from, to }: Run) => to[0] - from[0] + to[1] - from[1];
  return runs.findLast((run) => squares(run) === Math.max(...runs.map(squares)));
});

function isSealed(run: Run): boolean {
  return SEALED[run.front] === run;
}

function sealSize(plan: Plan): number {
  return Math.max(8.5, plan.type * 0.73);
}

/** The points for a street in play: at the end of a street, on Broadway between its names. */
function Seal({ front, plan }: { front: number; plan: Plan }) {
  const run = SEALED[front];
  if (!run) return null;
  const { left, top, width, height } = runBox(plan, run);
  const size = sealSize(plan);
  const spot = height > plan.unit * 12 ? height * 0.42 : height - 1.7 * size;
  const [x, y] = run.upright ? [left + width / 2, top + spot] : [left + width - 1.7 * size, top + height / 2];
  return <SealSign x={x} y={y} size={size} points={STREET_POINTS} />;
}
