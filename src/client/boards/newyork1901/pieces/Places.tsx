/** Where the picked tile fits: every place has a number to choose it by, and the tile itself follows the pointer. */
import { type PointerEvent, useState } from 'react';
import type { Build } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { cellsOf, frontsOf } from '#games/newyork1901/queries';
import type { Seat } from '#kernel';
import { Choosable } from '../../kit/Choosable.tsx';
import { dropPlace } from '../dropPlace.ts';
import { anchorOf, groundOf, middleOf, type Plan, squareAt } from '../layout.ts';
import { type Point, short } from '../outline.ts';
import { Building } from './Building.tsx';
import { DECOR } from './decor.ts';
import { Pin } from './mapSigns.tsx';
import { pointing } from './PointedAt.tsx';

interface Props {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly tile: Tile;
  readonly turn: number;
  readonly builds: readonly Build[];
  readonly label: (build: Build) => string;
  readonly note: (build: Build) => string;
  /** Whether the build would demolish something. */
  readonly demolishes: (build: Build) => boolean;
  readonly choose: (build: Build) => void;
  /** The place that is chosen but not sent. */
  readonly chosen: Build | undefined;
}

export function Places(props: Props) {
  const { plan, seat, builds, tile, label, choose, chosen, demolishes } = props;
  const [ghost, setGhost] = useState<Build>();
  const open = ghost && builds.find((build) => build.at === ghost.at && build.turn === ghost.turn);
  return (
    <g className="ny-places">
      <Drop {...props} follow={setGhost} />
      {open && open.at !== chosen?.at && (
        <g className="ny-ghost" {...DECOR}>
          <Building plan={plan} seat={seat} tile={tile} square={open.at} turn={open.turn} />
        </g>
      )}
      {builds.map((build, i) => {
        const cells = cellsOf(build);
        const [x, y] = middleOf(plan, anchorOf(build));
        const { left, top, width, height } = squareAt(plan, anchorOf(build));
        const mine = chosen?.at === build.at && chosen.turn === build.turn;
        return (
          <g key={build.at} {...pointing(frontsOf(cells), cells)}>
            <Choosable
              label={`${i + 1}: ${label(build)}`}
              note={props.note(build)}
              onChoose={() => choose(build)}
              pressed={chosen ? mine : undefined}
              className={demolishes(build) ? 'ny-place falls' : 'ny-place'}
            >
              <path d={groundOf(plan, cells, 2)} className="ny-footprint" />
              <rect x={left} y={top} width={width} height={height} className="ny-hit" />
              <Pin x={x} y={y} size={Math.max(9.5, plan.unit * 0.27)} number={i + 1} />
            </Choosable>
          </g>
        );
      })}
    </g>
  );
}

/** Follows the pointer over the map: a click drops the tile, and where that is not legal the refusal says why. */
function Drop({
  plan,
  tile,
  turn,
  builds,
  choose,
  follow,
}: Props & { follow: (build: Build | undefined) => void }) {
  const attemptAt = (event: PointerEvent | React.MouseEvent): Build | undefined => {
    const svg = (event.currentTarget as SVGElement).ownerSVGElement;
    const matrix = svg?.getScreenCTM();
    if (!matrix) return undefined;
    const point: Point = [(event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d];
    return dropPlace(plan, tile, turn, builds, point);
  };
  const glow = [...new Set(builds.flatMap((build) => cellsOf(build).map(String)))];
  return (
    <>
      <path d={glow.map((key) => cellPath(plan, key)).join('')} className="ny-open" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same places are reached by their numbers */}
      <rect
        x={plan.frame}
        y={plan.frame}
        width={plan.width - 2 * plan.frame}
        height={plan.height - 2 * plan.frame}
        className="ny-drop"
        onPointerMove={(event) => follow(attemptAt(event))}
        onPointerLeave={() => follow(undefined)}
        onClick={(event) => {
          const attempt = attemptAt(event);
          if (attempt) choose(attempt);
        }}
      />
    </>
  );
}

function cellPath(plan: Plan, key: string): string {
  const [row = 0, column = 0] = key.split(',').map(Number);
  const { left, top, width, height } = squareAt(plan, [row, column]);
  return `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`;
}
