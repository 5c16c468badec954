/** The parks: trees around a lawn, the old churchyard with its stones, greens with a fountain. */
import { memo } from 'react';
import type { Cell } from '#games/newyork1901';
import { PARK_AREAS } from '#games/newyork1901/queries';
import { capital } from '#games/newyork1901/text';
import { at } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { chanceFrom } from '../faces.ts';
import { groundOf, middleOf, outlineIn, type Plan, squareAt } from '../layout.ts';
import { boxOf, type Point, short } from '../outline.ts';
import { DECOR } from './decor.ts';

/** The sign of the park that has stones. */
const CHURCHYARD = '*TC';

/** From one line of a name to the next, as a share of the type size. */
const LINE = 1.18;

interface Props {
  readonly plan: Plan;
  readonly cells: readonly Cell[];
}

export const Parks = memo(function Parks({ plan }: { plan: Plan }) {
  const { names } = useBoard();
  return (
    <g {...DECOR}>
      {PARK_AREAS.map(({ park, cells }, i) => (
        <g key={String(cells)}>
          <path d={groundOf(plan, cells, 1.2)} className="ny-park" />
          {park.sign === CHURCHYARD ? (
            <Yard plan={plan} cells={cells} />
          ) : (
            cells.length === 1 && <Fountain plan={plan} cells={cells} />
          )}
          <Trees plan={plan} cells={cells} seed={7 + i} />
          <Name plan={plan} cells={cells} name={capital(names.place(park.name))} />
        </g>
      ))}
    </g>
  );
});

/** Paths along and across, and stones at both ends. */
function Yard({ plan, cells }: Props) {
  const { unit } = plan;
  const [row, left, right] = boundsOf(plan, widestRow(cells));
  const upright = [left + unit * 0.87, right - unit * 0.77].map((x) => {
    const boxes = cells
      .map((cell) => squareAt(plan, cell))
      .filter((box) => box.left < x && x < box.left + unit);
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.top + box.height));
    return `M${short(x)} ${short(top + 1)}V${short(bottom - 1)}`;
  });
  const rows = [...new Set(cells.map((cell) => cell[0]))];
  const ends = [at(rows, 0), at(rows, rows.length - 1)].map((end) => {
    const [y, from, to] = boundsOf(plan, cellsIn(cells, end));
    return [(from + to) / 2, y] as const;
  });
  return (
    <>
      <path
        className="ny-path"
        d={`M${short(left + 1)} ${short(row)}H${short(right - 1)}${upright.join('')}`}
      />
      <path d={ends.map(([x, y]) => stones(x, y + unit * 0.06, unit)).join('')} className="ny-stones" />
    </>
  );
}

function Fountain({ plan, cells }: Props) {
  const [cx, cy] = middleOf(plan, at(cells, 0));
  return (
    <>
      <circle cx={cx} cy={cy} r={plan.unit * 0.2} className="ny-lawn" />
      <circle cx={cx} cy={cy} r={plan.unit * 0.09} className="ny-fountain" />
    </>
  );
}

/** The name in one line or two, in the largest rectangle of the park that has room for it. */
function Name({ plan, cells, name }: Props & { readonly name: string }) {
  const { type } = plan;
  const fit = rectanglesIn(cells)
    .map((rectangle) => boxOf(outlineIn(plan, rectangle)))
    .flatMap((box) => linesOf(name).map((lines) => ({ ...box, lines })))
    .find(
      ({ left, top, right, bottom, lines }) =>
        widthOf(lines, type) < right - left && heightOf(lines, type) < bottom - top,
    );
  if (!fit) return null;
  const { left, top, right, bottom, lines } = fit;
  const [wide, tall] = [widthOf(lines, type), heightOf(lines, type)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (
    <g>
      <rect x={x - wide / 2} y={y - tall / 2} width={wide} height={tall} rx="3" className="ny-label" />
      {lines.map((line, i) => (
        <text
          key={line}
          x={x}
          y={y + (i - (lines.length - 1) / 2) * type * LINE}
          dy=".36em"
          textAnchor="middle"
          className="ny-park-name"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function widthOf(lines: readonly string[], type: number): number {
  return Math.max(...lines.map((line) => line.length)) * type * 0.56 + 8;
}

function heightOf(lines: readonly string[], type: number): number {
  return lines.length * type * LINE;
}

/** In one line, then in two: broken at a space or after a hyphen, the longer line as short as possible. */
function linesOf(name: string): string[][] {
  const parts = name.split(/(?<=[ -])/);
  const breaks = parts.slice(1).map((_, i) => [parts.slice(0, i + 1), parts.slice(i + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const two = breaks
    .map((lines) => lines.map((line) => line.join('').trim()))
    .sort((one, other) => longest(one) - longest(other));
  return [[name], ...two.slice(0, 1)];
}

/** The rectangles of squares in a park, the largest first. */
function rectanglesIn(cells: readonly Cell[]): Cell[][] {
  const rectangles = cells.flatMap(([top, left]) =>
    cells.flatMap(([bottom, right]) => {
      const inside = cells.filter(
        ([row, column]) => top <= row && row <= bottom && left <= column && column <= right,
      );
      const squares = (bottom - top + 1) * (right - left + 1);
      return bottom >= top && right >= left && inside.length === squares ? [inside] : [];
    }),
  );
  return rectangles.sort((one, other) => other.length - one.length);
}

/** Trees along all sides of the park. */
function Trees({ plan, cells, seed }: Props & { readonly seed: number }) {
  const size = plan.unit * (cells.length < 4 ? 0.12 : 0.165);
  const chance = chanceFrom(seed);
  const round = ([x, y]: Point, r: number) =>
    `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;
  const spots = cells.flatMap((cell) => treeSpots(plan, cells, cell, size));
  const grown = spots.map((spot) => ({ spot, r: size * (0.88 + 0.24 * chance()) }));
  return (
    <>
      <path
        d={grown.map(({ spot: [x, y], r }) => round([x + 1.6, y + 2], r)).join('')}
        className="ny-tree-shade"
      />
      <path d={grown.map(({ spot, r }) => round(spot, r)).join('')} className="ny-tree" />
      <path
        d={grown.map(({ spot: [x, y], r }) => round([x - r * 0.25, y - r * 0.3], r * 0.52)).join('')}
        className="ny-tree-light"
      />
    </>
  );
}

/** Where trees stand on the sides of one square that are sides of the park; none twice in a corner. */
function treeSpots(plan: Plan, cells: readonly Cell[], [row, column]: Cell, size: number): Point[] {
  const { left, top, width, height } = squareAt(plan, [row, column]);
  const isOpen = (r: number, c: number) => !cells.some((cell) => cell[0] === r && cell[1] === c);
  const [north, south] = [isOpen(row - 1, column), isOpen(row + 1, column)];
  const inside = size * 1.05 + 1.2;
  const spots: Point[] = [];
  for (const along of spread(width, size)) {
    if (north) spots.push([left + along, top + inside]);
    if (south) spots.push([left + along, top + height - inside]);
  }
  for (const along of spread(height, size)) {
    if ((north && along < 2 * size) || (south && along > height - 2 * size)) continue;
    if (isOpen(row, column - 1)) spots.push([left + inside, top + along]);
    if (isOpen(row, column + 1)) spots.push([left + width - inside, top + along]);
  }
  return spots;
}

/** The middles of as many trees as fit side by side. */
function spread(length: number, size: number): number[] {
  const count = Math.max(1, Math.floor(length / (size * 2.05)));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) * length) / count);
}

function cellsIn(cells: readonly Cell[], row: number): Cell[] {
  return cells.filter((cell) => cell[0] === row);
}

/** The squares of the row that has most; of equal ones the middle row. */
function widestRow(cells: readonly Cell[]): Cell[] {
  const rows = [...new Set(cells.map((cell) => cell[0]))].map((row) => cellsIn(cells, row));
  const most = Math.max(...rows.map(({ length }) => length));
  const widest = rows.filter(({ length }) => length === most);
  return at(widest, Math.floor((widest.length - 1) / 2));
}

/** The middle of a row of squares, its left and its right end. */
function boundsOf(plan: Plan, row: readonly Cell[]): readonly [y: number, left: number, right: number] {
  const boxes = row.map((cell) => squareAt(plan, cell));
  const [, y] = middleOf(plan, at(row, 0));
  return [
    y,
    Math.min(...boxes.map(({ left }) => left)),
    Math.max(...boxes.map(({ left, width }) => left + width)),
  ];
}

function stones(x: number, y: number, unit: number): string {
  const scale = unit / 37;
  const stone = (dx: number) =>
    `M${short(x + dx * scale)} ${short(y)}v${short(-4 * scale)}a${short(2 * scale)} ${short(2 * scale)} 0 0 1 ${short(4 * scale)} 0v${short(4 * scale)}z`;
  return [-14, -6, 2, 10].map(stone).join('');
}
