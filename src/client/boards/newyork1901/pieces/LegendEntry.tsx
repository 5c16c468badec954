/** One entry of the legend, and the parts they stand in. */
import type { ReactNode } from 'react';
import type { Tile } from '#games/newyork1901/components';
import { COLUMNS } from '#games/newyork1901/queries';
import type { Meaning } from '#games/newyork1901/text';
import { at } from '#kernel';
import { planOf } from '../layout.ts';
import { Building } from './Building.tsx';

const PLAN = planOf(22, 0);

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** A sign with its meaning; a drawing of its own, or parts of one. */
export function Item({
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

/** A building where it could stand, drawn into its sign. */
export function Example({ tile, scale = 1 }: { tile: Tile; scale?: number }) {
  const [row, column] = [5, 5];
  const [x, y] = [at(PLAN.x, column), at(PLAN.y, row)];
  return (
    <g transform={`translate(6 ${44 - scale * 48}) scale(${scale}) translate(${-x} ${12 - y})`}>
      <Building plan={PLAN} seat={0} tile={tile} square={row * COLUMNS + column} turn={0} />
    </g>
  );
}
