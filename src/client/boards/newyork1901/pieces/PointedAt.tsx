/** Shows on the map what is pointed at anywhere on the board: its streets light up, and the frame shows its rows and columns. */
import { type RefObject, useEffect, useState } from 'react';
import type { Cell } from '#games/newyork1901';
import { PARK_AREAS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { groundOf, type Plan, RUNS, runBox } from '../layout.ts';
import { DECOR } from './decor.ts';

interface Seen {
  /** Bits of the fronts. */
  readonly fronts: number;
  readonly cells: readonly Cell[];
  /** Whether it is on the map itself. */
  readonly here: boolean;
}

/** Attributes for anything, wherever it is drawn, that belongs to squares of the map or to streets. */
export function pointing(fronts: number, cells: readonly Cell[]) {
  return { 'data-fronts': fronts, 'data-cells': cells.join(' ') };
}

function usePointed(board: RefObject<Element | null>): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const { current } = board;
    if (!current) return;
    let last: Element | undefined;
    const look = ({ target }: Event) => {
      const part = (target instanceof Element && target.closest('[data-fronts]')) || undefined;
      if (part === last) return;
      last = part;
      setSeen(part && seenIn(part));
    };
    const leave = () => {
      last = undefined;
      setSeen(undefined);
    };
    const listeners = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [kind, listener] of Object.entries(listeners)) current.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) current.removeEventListener(kind, listener);
    };
  }, [board]);
  return seen;
}

function seenIn(part: Element): Seen {
  const squares = (part.getAttribute('data-cells') ?? '').split(' ').filter((square) => square !== '');
  return {
    fronts: Number(part.getAttribute('data-fronts')),
    cells: squares.map((square): Cell => {
      const [row = 0, column = 0] = square.split(',').map(Number);
      return [row, column];
    }),
    here: part.closest('.ny-map') !== null,
  };
}

interface Props {
  /** All that can be pointed at. */
  readonly board: RefObject<Element | null>;
  readonly plan: Plan;
  /** Fronts that are lit whatever is pointed at, as bits. */
  readonly lit: number;
}

export function PointedAt({ board, plan, lit }: Props) {
  const seen = usePointed(board);
  const fronts = (seen?.fronts ?? 0) | lit;
  if (fronts === 0 && !seen) return null;
  const isLit = (front: number) => ((fronts >> front) & 1) === 1;
  return (
    <g className="ny-pointed" {...DECOR}>
      {RUNS.filter(({ front }) => isLit(front)).map((run) => {
        const { left, top, width, height } = runBox(plan, run);
        return (
          <rect
            key={`${run.sign} ${run.from}`}
            className="ny-front"
            x={left}
            y={top}
            width={width}
            height={height}
          />
        );
      })}
      {PARK_AREAS.filter(({ front }) => isLit(front)).map(({ cells }) => (
        <path key={String(cells)} className="ny-front" d={groundOf(plan, cells, 1)} />
      ))}
      {seen && seen.cells.length > 0 && (
        <>
          {!seen.here && <path d={groundOf(plan, seen.cells, -1)} className="ny-highlight" />}
          <Numbers plan={plan} cells={seen.cells} />
        </>
      )}
    </g>
  );
}

/** The numbers of its rows and columns, on the frame. */
function Numbers({ plan, cells }: { plan: Plan; cells: readonly Cell[] }) {
  const { x, y, frame, height } = plan;
  const middle = (edges: readonly number[], i: number) => (at(edges, i) + at(edges, i + 1)) / 2;
  const rows = [...new Set(cells.map(([row]) => row))];
  const columns = [...new Set(cells.map(([, column]) => column))];
  const tabs = [
    ...rows.map((row) => ({ key: `row ${row}`, n: row, x: frame / 2, y: middle(y, row) })),
    ...columns.map((column) => ({
      key: `column ${column}`,
      n: column,
      x: middle(x, column),
      y: height - frame / 2,
    })),
  ];
  return tabs.map((tab) => (
    <g key={tab.key}>
      <circle cx={tab.x} cy={tab.y} r={frame / 2} className="ny-tab" />
      <text x={tab.x} y={tab.y} dy=".36em" textAnchor="middle" className="ny-tab-text">
        {tab.n}
      </text>
    </g>
  ));
}
