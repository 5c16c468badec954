/** Points that float up from a new building. */
import { useEffect, useRef, useState } from 'react';
import type { Build, View } from '#games/newyork1901';
import { cellsOf, PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { shapeOf } from '../buildingShape.ts';
import { raised } from '../faces.ts';
import type { Plan } from '../layout.ts';
import { DECOR } from './decor.ts';

/** More new buildings than this mean that the view has jumped to another moment, so nothing floats. */
const MOST = 2;

export function FloatingPoints({ view, plan }: { view: View; plan: Plan }) {
  const last = useRef(view);
  const [fresh, setFresh] = useState<readonly Build[]>([]);
  useEffect(() => {
    const known = new Set(buildingsOf(last.current).map(keyOf));
    const found = buildingsOf(view).filter((build) => !known.has(keyOf(build)));
    last.current = view;
    if (found.length > 0) setFresh(found.length > MOST ? [] : found);
  }, [view]);
  return fresh.map((build) => {
    const { mark, markHeight } = shapeOf(build, plan);
    const [x, y] = raised(mark, markHeight);
    return (
      <text key={keyOf(build)} x={x} y={y} textAnchor="middle" className="ny-float" {...DECOR}>
        +{at(PLANS, build.tile).points}
      </text>
    );
  });
}

function buildingsOf({ estates }: View): Build[] {
  return estates.flatMap(({ buildings }) => buildings);
}

/** No two buildings cover the same squares. */
function keyOf(build: Build): string {
  return `${build.tile} ${cellsOf(build).join(' ')}`;
}
