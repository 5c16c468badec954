/** What is pointed at: its streets light up, and the frame tells its rows and columns as words do. */
import { type RefObject, useEffect, useState } from 'react';
import { at } from '#kernel';
import { FRONTS } from '../box.ts';
import { cellsWith, groundOf, type Plan, RUNS, runBox } from '../layout.ts';
import { DECOR } from './decor.ts';

interface Seen {
  /** Bits of the fronts. */
  readonly fronts: number;
  /** First and last row, first and last column. */
  readonly span: readonly number[];
}

/** Put on anything that lies on the map. */
export function pointing(fronts: number, cells: readonly (readonly [number, number])[]) {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const span = [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)];
  return { 'data-fronts': fronts, 'data-span': span.join(' ') };
}

function usePointed(map: RefObject<Element | null>): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const { current } = map;
    if (!current) return;
    const look = ({ target }: Event) => {
      const part = (target as Element).closest('[data-fronts]');
      const span = (part?.getAttribute('data-span') ?? '').split(' ').map(Number);
      setSeen((last) => {
        if (!part) return undefined;
        const fronts = Number(part.getAttribute('data-fronts'));
        return last?.fronts === fronts && String(last.span) === String(span) ? last : { fronts, span };
      });
    };
    const leave = () => setSeen(undefined);
    const listeners = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [kind, listener] of Object.entries(listeners)) current.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) current.removeEventListener(kind, listener);
    };
  }, [map]);
  return seen;
}

const PARKS: Readonly<Record<string, string>> = { churchyard: '*TC', green: '*BG' };

export function Pointed({ map, plan, lit }: { map: RefObject<Element | null>; plan: Plan; lit: number }) {
  const seen = usePointed(map);
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
      {FRONTS.map((name, front) => {
        const sign = PARKS[name];
        return (
          sign &&
          isLit(front) && <path key={name} className="ny-front" d={groundOf(plan, cellsWith(sign), 1)} />
        );
      })}
      {seen && <Numbers plan={plan} span={seen.span} />}
    </g>
  );
}

/** The numbers of the first and the last row and column, on the frame. */
function Numbers({
  plan,
  span: [top = 0, bottom = 0, left = 0, right = 0],
}: {
  plan: Plan;
  span: readonly number[];
}) {
  const { x, y, frame, height } = plan;
  const middle = (edges: readonly number[], i: number) => (at(edges, i) + at(edges, i + 1)) / 2;
  const tabs = [
    ...range(top, bottom).map((row) => ({ key: `row ${row}`, n: row, x: frame / 2, y: middle(y, row) })),
    ...range(left, right).map((column) => ({
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

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
