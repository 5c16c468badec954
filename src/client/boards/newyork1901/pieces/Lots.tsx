/** The lots: tint, pattern and letter of the district, borders, and the owner where no building shows it. */
import { memo } from 'react';
import type { Cell, Lot } from '#games/newyork1901';
import { DISTRICTS } from '#games/newyork1901/components';
import { LOTS } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { groundOf, middleOf, type Plan, squareAt } from '../layout.ts';
import { short } from '../outline.ts';
import { DECOR } from './decor.ts';
import { OwnerMark } from './OwnerMark.tsx';
import { patternOf, type Sheet } from './Patterns.tsx';

interface Props {
  readonly plan: Plan;
  readonly sheet: Sheet;
  /** Pink is out of the game with two seats. */
  readonly districts: number;
  /** Those to draw; all where it is left out. */
  readonly only?: readonly Lot[];
}

/** The land itself: it never changes during a game. */
export const Lots = memo(function Lots({ plan, sheet, districts, only }: Props) {
  return (
    <g {...DECOR}>
      {LOTS.map(({ sign, district, cells }, lot) => {
        if (only && !only.includes(lot)) return null;
        const name = at(DISTRICTS, district);
        const ground = groundOf(plan, cells, 1);
        return (
          <g key={sign} className={`ny-lot ny-${name}${district < districts ? '' : ' out'}`}>
            <path d={ground} className="ny-ground" />
            <path d={ground} fill={patternOf(sheet, name)} />
            {cells.length === 3 && <path d={groundOf(plan, cells, 4)} className="ny-inner" />}
            <path d={joints(plan, cells)} className="ny-joint" />
            <path d={ground} className="ny-border" />
          </g>
        );
      })}
    </g>
  );
});

/** A veil over the lots that are not asked for, so that those that are stand out. */
export const Veil = memo(function Veil({ plan, open }: { plan: Plan; open: readonly Lot[] }) {
  const closed = LOTS.filter((_, lot) => !open.includes(lot));
  return (
    <path d={closed.map(({ cells }) => groundOf(plan, cells)).join('')} className="ny-veil" {...DECOR} />
  );
});

/** Dotted lines between the squares of a lot. */
function joints(plan: Plan, cells: readonly Cell[]): string {
  return cells
    .flatMap(([row, column]) => {
      const { left, top, width, height } = squareAt(plan, [row, column]);
      const has = (r: number, c: number) => cells.some((cell) => cell[0] === r && cell[1] === c);
      return [
        has(row, column + 1) ? `M${short(left + width)} ${short(top + 4)}v${short(height - 8)}` : '',
        has(row + 1, column) ? `M${short(left + 4)} ${short(top + height)}h${short(width - 8)}` : '',
      ];
    })
    .join('');
}

interface SignsProps {
  readonly plan: Plan;
  /** By lot, whose it is. */
  readonly owners: ReadonlyMap<Lot, Seat>;
  /** Every square with a building on it. */
  readonly built: ReadonlySet<string>;
  readonly reserved: ReadonlySet<Lot>;
  /** Lots that may be chosen: they keep their sign, because what hides them steps aside. */
  readonly open: readonly Lot[];
}

/** District and number of each lot that no building hides, and the owner's mark on what a building leaves free of a lot. */
export function LotSigns({ plan, owners, built, reserved, open }: SignsProps) {
  const isBuilt = (row: number, column: number) => built.has(`${row},${column}`);
  return (
    <g {...DECOR}>
      {LOTS.map(({ sign, cells }, lot) => {
        const free = cells.filter(([row, column]) => !isBuilt(row, column));
        const seen = free.find(([row, column]) => !isBuilt(row + 1, column) && !isBuilt(row, column - 1));
        const owner = owners.get(lot);
        const left = owner !== undefined && !reserved.has(lot) ? (seen ?? free[0]) : undefined;
        const shown = seen ?? (open.includes(lot) ? free[0] : undefined);
        return <LotSign key={sign} plan={plan} lot={lot} shown={shown} owner={owner} left={left} />;
      })}
    </g>
  );
}

interface LotSignProps {
  readonly plan: Plan;
  readonly lot: Lot;
  /** The square with its number. */
  readonly shown: Cell | undefined;
  readonly owner: Seat | undefined;
  /** The square with its owner's mark. */
  readonly left: Cell | undefined;
}

const LotSign = memo(function LotSign({ plan, lot, shown, owner, left }: LotSignProps) {
  const { text } = useBoard();
  const { sign, cells } = at(LOTS, lot);
  const spot = shown && squareAt(plan, shown);
  const [x, y] = left ? middleOf(plan, left) : [0, 0];
  return (
    <g>
      {spot && (
        <text
          x={spot.left + plan.unit * 0.12}
          y={spot.top + plan.type * 1.15}
          className="ny-letter"
          {...(cells.length === 3 && newSign('three', text.signs.three))}
        >
          {signOf(sign, plan)}
        </text>
      )}
      {left && owner !== undefined && (
        <g className="ny-left-over" data-sign="leftOver" data-label={text.signs.leftOver}>
          <OwnerMark seat={owner} x={x + plan.unit * 0.18} y={y + plan.unit * 0.16} size={plan.unit * 0.17} />
        </g>
      )}
    </g>
  );
});

/** District and number; where squares are small the number alone, because tint and pattern show the district. */
function signOf(sign: string, { unit }: Plan): string {
  const number = Number(sign.slice(1));
  return unit < 28 ? String(number) : `${sign.charAt(0)}${number}`;
}
