/** The entries of the legend and the sections they stand in. */
import type { ReactNode } from 'react';
import type { Tile } from '#games/newyork1901/components';
import { COLUMNS } from '#games/newyork1901/queries';
import type { Meaning } from '#games/newyork1901/text';
import { at } from '#kernel';
import { planOf } from '../layout.ts';
import { Building } from './Building.tsx';

const PLAN = planOf(22, 0);

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** A sign with its meaning. The sign is a whole element (`html`), or goes into an SVG of 56 by 44. */
export function LegendEntry({
  meaning: [name, meaning],
  html = false,
  children,
}: {
  meaning: Meaning;
  html?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <i>
        {html ? (
          children
        ) : (
          <svg viewBox="0 0 56 44" aria-hidden="true">
            {children}
          </svg>
        )}
      </i>
      <b>{name}</b>
      <span>{meaning}</span>
    </li>
  );
}

/** A building as the sign of an entry. */
export function ExampleBuilding({ tile, scale = 1 }: { tile: Tile; scale?: number }) {
  const [row, column] = [5, 5];
  const [x, y] = [at(PLAN.x, column), at(PLAN.y, row)];
  return (
    <g transform={`translate(6 ${44 - scale * 48}) scale(${scale}) translate(${-x} ${12 - y})`}>
      <Building plan={PLAN} seat={0} tile={tile} square={row * COLUMNS + column} turn={0} />
    </g>
  );
}
