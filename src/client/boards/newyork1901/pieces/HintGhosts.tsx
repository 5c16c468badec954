/** What a hint proposes, as ghosts where it would lie, with the place of each among the proposed answers. */
import type { Action, Cell, NewYork1901 } from '#games/newyork1901';
import { cellsOf, LOTS } from '#games/newyork1901/queries';
import { at, type Seat, same } from '#kernel';
import type { HintedAnswer } from '../../kit/boardProps.ts';
import { workerSpot } from '../city.ts';
import { groundOf, type Plan, squareAt } from '../layout.ts';
import { short } from '../outline.ts';
import { Building } from './Building.tsx';
import { DECOR } from './decor.ts';
import { WorkerFigure } from './OwnerMark.tsx';

interface Props {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly hinted: readonly HintedAnswer<NewYork1901>[];
  /** The answer that is pointed at in the list of the hint. */
  readonly pointed: Action | undefined;
}

/** The pieces, under everything that can be chosen. */
export function HintGhosts({ plan, seat, hinted, pointed }: Props) {
  return onMap(hinted).map(({ action, cells }) => (
    <g
      key={JSON.stringify(action)}
      className={pointed !== undefined && same(action, pointed) ? 'ny-hinted pointed' : 'ny-hinted'}
      {...DECOR}
    >
      <g className="ny-hinted-piece">{pieceOf(action, plan, seat)}</g>
      <path d={groundOf(plan, cells, 2)} className="ny-hinted-ground" />
    </g>
  ));
}

/** Their places among the proposed answers, in front of everything. */
export function HintNumbers({ plan, hinted }: Pick<Props, 'plan' | 'hinted'>) {
  const size = Math.max(8.5, plan.unit * 0.26);
  return onMap(hinted).map(({ action, place, cells }) => {
    const { left, top, width } = squareAt(plan, topRight(cells));
    const [x, y] = [left + width - size * 0.7, top + size * 0.7];
    return (
      <g key={JSON.stringify(action)} className="ny-hinted" {...DECOR}>
        <circle cx={x} cy={y} r={size} className="ny-hinted-place" />
        <text x={x} y={y} dy=".36em" textAnchor="middle" className="ny-hinted-text">
          {place}
        </text>
      </g>
    );
  });
}

/** The answers that lie on the map; the best one last, in front of the others. */
function onMap(hinted: Props['hinted']) {
  return hinted.toReversed().flatMap(({ action, place }) => {
    const cells = cellsUnder(action);
    return cells ? [{ action, place, cells }] : [];
  });
}

function cellsUnder(action: Action): readonly Cell[] | undefined {
  if ('lot' in action) return at(LOTS, action.lot).cells;
  return 'tile' in action ? cellsOf(action) : undefined;
}

/** The square furthest north, and of those the one furthest east. */
function topRight(cells: readonly Cell[]): Cell {
  return cells.reduce((best, cell) =>
    cell[0] < best[0] || (cell[0] === best[0] && cell[1] > best[1]) ? cell : best,
  );
}

function pieceOf(action: Action, plan: Plan, seat: Seat) {
  if ('tile' in action)
    return <Building plan={plan} seat={seat} tile={action.tile} square={action.at} turn={action.turn} />;
  if (!('lot' in action)) return null;
  const [x, y] = workerSpot(plan, at(LOTS, action.lot).cells);
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      <WorkerFigure seat={seat} scale={Math.max(0.62, plan.unit / 37)} />
    </g>
  );
}

/** The place of a proposed answer on a button. */
export function HintBadge({ place }: { readonly place: number | undefined }) {
  if (place === undefined) return null;
  return (
    <i className="ny-hint-badge" aria-hidden="true">
      {place}
    </i>
  );
}
