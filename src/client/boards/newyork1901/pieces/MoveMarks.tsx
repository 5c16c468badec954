/** What somebody just did, marked on the map: an outline in their colour, and a tag in front of everything. */
import type { Build, Cell, Lot, View } from '#games/newyork1901';
import { cellsOf, LOTS, pointsOf, type SeatMoves } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { shapeOf } from '../buildingShape.ts';
import { raised } from '../faces.ts';
import { groundOf, type Plan, squareAt } from '../layout.ts';
import type { Point } from '../outline.ts';
import { DECOR } from './decor.ts';
import { OwnerMark } from './OwnerMark.tsx';

interface Props {
  readonly plan: Plan;
  readonly moves: readonly SeatMoves[];
  /** What is chosen but not sent: its buildings have a tag with their points. */
  readonly unsent: readonly Build[];
  readonly viewer: View['viewer'];
}

export function MoveMarks({ plan, moves, unsent, viewer }: Props) {
  const { text } = useBoard();
  const marks = moves.flatMap(({ seat, lots, gaveBack, builds }) => [
    ...lots.map((lot) => ({ seat, ...onLot(plan, lot), says: text.taken(signOf(lot)) })),
    ...gaveBack.map((lot) => ({ seat, ...onLot(plan, lot), says: text.givenBack(signOf(lot)) })),
    ...builds.map((build) => ({ seat, ...onRoof(plan, build), says: `+${pointsOf(build.tile)}` })),
  ]);
  const planned =
    viewer === 'spectator'
      ? []
      : unsent.map((build) => ({ seat: viewer, ...onRoof(plan, build), says: `+${pointsOf(build.tile)}` }));
  return (
    <g className="ny-moves" {...DECOR}>
      {marks.map(({ seat, cells }) => (
        <path key={String(cells)} d={groundOf(plan, cells, 1)} className={`ny-move-ground ny-p${seat + 1}`} />
      ))}
      {[...marks, ...planned].map(({ seat, cells, spot, says }) => (
        <Tag key={String(cells)} plan={plan} seat={seat} spot={spot} says={says} />
      ))}
    </g>
  );
}

interface TagProps {
  readonly plan: Plan;
  readonly seat: Seat;
  /** Its middle. */
  readonly spot: Point;
  readonly says: string;
}

function Tag({ plan, seat, spot, says }: TagProps) {
  const { type, width, frame } = plan;
  const half = (says.length * type * 0.56 + type * 1.9) / 2;
  const x = Math.min(width - frame - half, Math.max(frame + half, spot[0]));
  const y = Math.max(frame + type, spot[1]);
  return (
    <g transform={`translate(${x} ${y})`} className="ny-tag">
      <rect x={-half} y={-type * 0.8} width={2 * half} height={type * 1.6} rx={type * 0.45} />
      <OwnerMark seat={seat} x={-half + type * 0.8} y={0} size={type * 0.42} />
      <text x={type * 0.5} dy=".36em" textAnchor="middle">
        {says}
      </text>
    </g>
  );
}

/** A building's tag lies above its mark. */
function onRoof(plan: Plan, build: Build): { readonly cells: readonly Cell[]; readonly spot: Point } {
  const { mark, markHeight } = shapeOf(build, plan);
  const [x, y] = raised(mark, markHeight);
  return { cells: cellsOf(build), spot: [x, y - plan.unit * 0.5] };
}

/** A lot's tag lies over its upper edge, so that the worker stays in sight. */
function onLot(plan: Plan, lot: Lot): { readonly cells: readonly Cell[]; readonly spot: Point } {
  const { cells } = at(LOTS, lot);
  const boxes = cells.map((cell) => squareAt(plan, cell));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  return { cells, spot: [(left + right) / 2, Math.min(...boxes.map(({ top }) => top))] };
}

function signOf(lot: Lot): string {
  const { sign } = at(LOTS, lot);
  return `${sign.charAt(0)}${Number(sign.slice(1))}`;
}
