/** The harbour view on the board: a strip below the map, or in the place of the map and all that is below it. */
import { useMemo } from 'react';
import type { View } from '#games/newyork1901';
import { useBoard } from '../boardContext.ts';
import { type Plan, STRIP } from '../layout.ts';
import { buildingNote } from '../tileNotes.ts';
import { Harbour, type Perspective } from './Harbour.tsx';

interface Props {
  readonly view: View;
  readonly plan: Plan;
  /** Where it takes the place of the map: the height of what is below the map, which becomes water. Undefined for the strip. */
  readonly below?: number;
}

export function Skyline({ view, plan, below }: Props) {
  const { text, names, name } = useBoard();
  const height = below === undefined ? stripHeight(plan) : plan.height + below;
  const perspective = useMemo(
    () => (below === undefined ? stripPerspective(plan, height) : fullPerspective(plan)),
    [plan, below, height],
  );
  return (
    <Harbour
      view={view}
      perspective={perspective}
      height={height}
      label={text.harbour}
      note={(build, seat) => buildingNote(build, name(seat), text, names)}
    />
  );
}

export function stripHeight(plan: Plan): number {
  return Math.round(Math.max(100, plan.unit * STRIP));
}

/** In the place of the map: street names stand on the water, where the map would end. */
function fullPerspective(plan: Plan): Perspective {
  const ground = plan.height - Math.round(plan.type * 2.2);
  return { plan, ground, step: ground * 0.05, rise: (z) => (z / (3.9 * plan.unit)) * ground * 0.8 };
}

/** In the strip: what rises above a silver roof is drawn at half its height. */
function stripPerspective(plan: Plan, height: number): Perspective {
  const low = CEILING * plan.unit;
  const rise = (z: number) => 0.9 * (z < low ? z : low + (z - low) * 0.5);
  return { plan, ground: height - Math.round(plan.type * 1.7), step: 3, rise };
}

/** The height of a silver roof, in squares. */
const CEILING = 42 / 37;
