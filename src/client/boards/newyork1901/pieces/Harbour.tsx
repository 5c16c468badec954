/** The city seen from the harbour; each building stands at the same place from left to right as on the map. */
import { memo } from 'react';
import type { Build, View } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { cellsOf, frontsOf } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { facadeOf, northToSouth, type Rise } from '../facades.ts';
import { chanceFrom } from '../faces.ts';
import type { Plan } from '../layout.ts';
import { short } from '../outline.ts';
import { DECOR } from './decor.ts';
import { Faces } from './Faces.tsx';
import { OwnerMark } from './OwnerMark.tsx';
import { pointing } from './PointedAt.tsx';

/** How the city is seen from the harbour. */
export interface Perspective {
  readonly plan: Plan;
  /** Where the water begins. */
  readonly ground: number;
  readonly rise: Rise;
  /** How much higher up a building stands for each step of depth. */
  readonly step: number;
}

interface Props {
  readonly view: View;
  readonly perspective: Perspective;
  readonly height: number;
  readonly label: string;
  readonly note: (build: Build, seat: Seat) => string;
}

export function Harbour({ view, perspective, height, label, note }: Props) {
  const { plan, ground } = perspective;
  const { width } = plan;
  return (
    <svg
      className="ny-harbour"
      data-part="skyline"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={plan.type}
      role="img"
      aria-label={label}
    >
      <Sky width={width} ground={ground - 3 * perspective.step} height={height} />
      <Towers view={view} perspective={perspective} size={Math.max(4.5, plan.unit * 0.14)} note={note} />
      <Water width={width} ground={ground} height={height} />
      {height - ground > DEEP && <Boats width={width} y={(ground + 3 * height) / 4} scale={plan.unit / 24} />}
      <Streets plan={plan} ground={ground} height={height} />
      <text x={width - 12} y={plan.type * 1.5} textAnchor="end" className="ny-harbour-name" {...DECOR}>
        {label}
      </text>
    </svg>
  );
}

interface TowersProps {
  readonly view: View;
  readonly perspective: Perspective;
  /** Half the width of an owner's mark. */
  readonly size: number;
  readonly note?: Props['note'];
}

/** The whole city, from the far blocks to the water. */
export function Towers({ view, perspective, size, note }: TowersProps) {
  const towers = northToSouth(view).map(({ seat, build, depth }) => (
    <g key={`${seat} ${build.tile}`} data-note={note?.(build, seat)} {...(note && pointedAt(build))}>
      <Tower
        seat={seat}
        tile={build.tile}
        square={build.at}
        turn={build.turn}
        depth={depth}
        perspective={perspective}
        size={size}
      />
    </g>
  ));
  return (
    <>
      <Shore perspective={perspective} />
      {towers}
    </>
  );
}

/** The ground the city stands on, with Trinity Church and the trees of its yard. */
function Shore({ perspective: { plan, ground, step } }: { perspective: Perspective }) {
  const { unit, x, width } = plan;
  const y = ground - step;
  const [left, right] = [at(x, 1), at(x, 4)];
  const door = left + unit * 1.1;
  const trees = [0.1, 0.5, 2.35, 2.7, 2.95].map((across) => {
    const r = unit * 0.2;
    return `M${short(left + across * unit - r)} ${short(y - r)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0v${short(r)}h${short(-2 * r)}z`;
  });
  return (
    <g {...DECOR}>
      <rect y={ground - 3 * step} width={width} height={3 * step} className="ny-shore" />
      <path d={trees.join('')} className="ny-yard" />
      <path
        className="ny-church"
        d={`M${short(door - unit * 0.2)} ${short(y)}V${short(y - unit * 0.9)}L${short(door)} ${short(y - unit * 1.9)}L${short(door + unit * 0.2)} ${short(y - unit * 0.9)}v${short(unit * 0.35)}l${short(unit * 0.5)} ${short(-unit * 0.2)}L${short(right - unit * 0.6)} ${short(y - unit * 0.5)}V${short(y)}z`}
      />
    </g>
  );
}

function pointedAt(build: Build) {
  const cells = cellsOf(build);
  return pointing(frontsOf(cells), cells);
}

interface TowerProps {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly square: number;
  readonly turn: number;
  readonly depth: number;
  readonly perspective: Perspective;
  readonly size: number;
}

/** One tower with the owner's mark above it. */
const Tower = memo(function Tower({ seat, tile, square, turn, depth, perspective, size }: TowerProps) {
  const { plan, ground, rise, step } = perspective;
  const facade = facadeOf(seat, { tile, at: square, turn }, plan, ground - step * (3 - depth), rise);
  const [x, y] = facade.top;
  return (
    <g className={`ny-owner-${seat + 1} ny-depth-${depth}`}>
      <path d={`M${short(x)} ${short(y)}v${short(-size * 2)}`} className="ny-pole" />
      <Faces faces={facade.faces} />
      <OwnerMark seat={seat} x={x} y={y - size * 2} size={size} />
    </g>
  );
});

interface SceneryProps {
  readonly width: number;
  readonly ground: number;
  readonly height: number;
}

/** Sky, stars and moon or sun, and the old low town. */
export const Sky = memo(function Sky({ width, ground, height }: SceneryProps) {
  const chance = chanceFrom(1901);
  const stars = Array.from({ length: Math.round(width / 14) }, () => {
    const [x, y] = [chance() * width, chance() * ground * 0.7];
    return `M${short(x)} ${short(y)}h1.4v1.4h-1.4z`;
  });
  let town = `M0 ${short(ground)}`;
  for (let x = 0; x < width; ) {
    const wide = 8 + chance() * 12;
    town += `V${short(ground - 5 - chance() * ground * 0.09)}h${short(Math.min(wide, width - x))}`;
    x += wide;
  }
  const moon = Math.min(26, ground * 0.13);
  return (
    <g {...DECOR}>
      <rect width={width} height={height} className="ny-sky" />
      <path d={stars.join('')} className="ny-stars" />
      <circle cx={width * 0.09} cy={ground * 0.24} r={moon} className="ny-moon" />
      <circle
        cx={width * 0.09 + moon * 0.45}
        cy={ground * 0.24 - moon * 0.25}
        r={moon * 0.9}
        className="ny-moon-shade"
      />
      <path d={`${town}V${short(ground)}Z`} className="ny-town" />
    </g>
  );
});

/** The quay, and the water with its waves. */
export const Water = memo(function Water({ width, ground, height }: SceneryProps) {
  const chance = chanceFrom(7);
  const waves: string[] = [];
  const count = Math.round((width * (height - ground)) / 420);
  for (let i = 0; i < count; i++) {
    const y = ground + 4 + chance() * (height - ground - 6);
    waves.push(`M${short(chance() * width)} ${short(y)}h${short(5 + chance() * 16)}`);
  }
  return (
    <g {...DECOR}>
      <rect y={ground} width={width} height={height - ground} className="ny-sea" />
      <path d={waves.join('')} className="ny-waves" />
      <path d={`M0 ${ground}H${width}`} className="ny-quay" />
    </g>
  );
});

/** Where there is water enough, a ferry and a sailing boat cross it. */
const DEEP = 120;

function Boats({ width, y, scale }: { width: number; y: number; scale: number }) {
  const placed = (x: number, down: number) =>
    `translate(${short(x)} ${short(y + down)}) scale(${short(scale)})`;
  return (
    <g {...DECOR}>
      <g transform={placed(width * 0.2, 0)}>
        <path className="ny-smoke" d="M2-31c-6-7 8-9 3-15s9-8 6-14" />
        <path className="ny-hull" d="M-44 0h92l-7 12h-78z" />
        <path className="ny-cabin" d="M-34-10h68V0h-68zM-24-18h44v8h-44z" />
        <path className="ny-hull" d="M-2-31h8v13h-8z" />
        <path className="ny-waves" d="M-58 13h24m12 0h40m10 0h30" />
      </g>
      <g transform={placed(width * 0.8, 14 * scale)}>
        <path className="ny-hull" d="M-22 0h44l-6 8h-32z" />
        <path className="ny-sail" d="M-2-4v-38l-18 34zM2-4v-46q18 24 17 42z" />
        <path className="ny-waves" d="M-34 9h20m10 0h36" />
      </g>
    </g>
  );
}

/** The two streets that run down to the water. */
function Streets({ plan: { x }, ground, height }: { plan: Plan; ground: number; height: number }) {
  return [
    { name: 'Broadway', column: 4 },
    { name: 'Broad St', column: 10 },
  ].map(({ name, column }) => {
    const middle = (at(x, column) + at(x, column + 1)) / 2;
    return (
      <g key={name} {...DECOR}>
        <path d={`M${short(middle)} ${ground - 3}v7`} className="ny-quay" />
        <text x={middle} y={Math.min(height - 4, ground + 17)} textAnchor="middle" className="ny-name">
          {name}
        </text>
      </g>
    );
  });
}
