/** Where the picked tile fits: every place has a number to choose it by, and the one pointed at shows the building. */
import { type RefObject, useEffect, useState } from 'react';
import type { Build } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { cellsOf, frontsOf } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { Choosable } from '../../kit/Choosable.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { dropPlace } from '../dropPlace.ts';
import { groundOf, type Plan, squareAt } from '../layout.ts';
import { type Point, short } from '../outline.ts';
import { pinSpots } from '../pins.ts';
import type { TilePlace } from '../places.ts';
import { Building } from './Building.tsx';
import { DECOR } from './decor.ts';
import { Pin } from './mapSigns.tsx';
import { pointing } from './PointedAt.tsx';

interface Props {
  /** The whole board: places are also pointed at in the list beside the map. */
  readonly board: RefObject<Element | null>;
  readonly plan: Plan;
  readonly seat: Seat;
  readonly tile: Tile;
  readonly places: readonly TilePlace[];
  readonly label: (build: Build) => string;
  readonly note: (place: TilePlace) => string;
  readonly choose: (build: Build) => void;
  /** The place that is chosen but not sent. */
  readonly chosen: Build | undefined;
}

export function Places(props: Props) {
  const { board, plan, seat, places, tile, label, note, choose, chosen } = props;
  const { text } = useBoard();
  const [dropped, follow] = useState<Build>();
  const pointed = usePointedPlace(board);
  const isChosen = (build: Build) => chosen?.at === build.at && chosen.turn === build.turn;
  const ghost = places.find(
    ({ number, build }) =>
      number === pointed || (dropped && build.at === dropped.at && build.turn === dropped.turn),
  );
  const spots = pinSpots(
    plan,
    places.map(({ build }) => build),
  );
  return (
    <g className="ny-places">
      <Drop {...props} follow={follow} />
      {ghost && !isChosen(ghost.build) && (
        <g className="ny-ghost" {...DECOR}>
          <Building plan={plan} seat={seat} tile={tile} square={ghost.build.at} turn={ghost.build.turn} />
        </g>
      )}
      {places.map((place, i) => {
        const { number, build, preview } = place;
        const cells = cellsOf(build);
        const { left, top, width, height } = at(spots, i);
        const size = Math.min(Math.max(9.5, plan.unit * 0.27), width / 2);
        return (
          <g key={number} {...pointing(frontsOf(cells), cells)} data-place={number}>
            <Choosable
              label={`${number}: ${label(build)}`}
              note={note(place)}
              onChoose={() => choose(build)}
              pressed={chosen ? isChosen(build) : undefined}
              className={[
                'ny-place',
                preview.falls.length > 0 && 'falls',
                place === ghost && !isChosen(build) && 'pointed',
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <path d={groundOf(plan, cells, 2)} className="ny-footprint" />
              <rect x={left} y={top} width={width} height={height} className="ny-hit" />
              <g
                {...(preview.falls.length > 0
                  ? newSign('falls', text.signs.falls)
                  : newSign('pin', text.signs.pin))}
              >
                <Pin x={left + width / 2} y={top + height / 2} size={size} number={number} />
              </g>
            </Choosable>
          </g>
        );
      })}
    </g>
  );
}

/** The number of the place that is pointed at, on the map or beside it. */
function usePointedPlace(board: RefObject<Element | null>): number | undefined {
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const { current } = board;
    if (!current) return;
    const look = ({ target }: Event) => {
      const number = target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place');
      setPointed(number ? Number(number) : undefined);
    };
    const leave = () => setPointed(undefined);
    const listeners = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [kind, listener] of Object.entries(listeners)) current.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) current.removeEventListener(kind, listener);
    };
  }, [board]);
  return pointed;
}

/** Follows the pointer over the map: a click drops the tile, and where that is not legal the refusal says why. */
function Drop({
  plan,
  tile,
  places,
  choose,
  follow,
}: Props & { follow: (build: Build | undefined) => void }) {
  const builds = places.map(({ build }) => build);
  const attemptAt = (event: React.MouseEvent<SVGElement>): Build | undefined => {
    const svg = event.currentTarget.ownerSVGElement;
    const matrix = svg?.getScreenCTM();
    if (!matrix) return undefined;
    const point: Point = [(event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d];
    return dropPlace(plan, tile, builds, point);
  };
  const glow = [...new Set(builds.flatMap((build) => cellsOf(build).map(String)))];
  return (
    <>
      <path d={glow.map((key) => cellPath(plan, key)).join('')} className="ny-open" data-part="places" />
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
