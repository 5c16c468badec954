/** The harbour view on the board: a strip below the map, or as tall as the map with all that stands below it. */
import { useMemo } from 'react';
import type { View } from '#games/newyork1901';
import { useBoard } from '../boardContext.ts';
import type { Plan } from '../layout.ts';
import { buildingNote } from '../tileNotes.ts';
import { Harbour, type Sight } from './Harbour.tsx';

interface Props {
  readonly view: View;
  readonly plan: Plan;
  /** In the place of the map: how much of the column lies below the map, under the water. */
  readonly below?: number;
}

export function Skyline({ view, plan, below }: Props) {
  const { text, names, name } = useBoard();
  const height = below === undefined ? stripHeight(plan) : plan.height + below;
  const sight = useMemo(
    () => (below === undefined ? stripSight(plan, height) : fullSight(plan)),
    [plan, below, height],
  );
  return (
    <Harbour
      view={view}
      sight={sight}
      height={height}
      label={text.harbour}
      note={(build, seat) => buildingNote(build, name(seat), text, names)}
    />
  );
}

export function stripHeight(plan: Plan): number {
  return Math.round(Math.max(100, plan.unit * 3.6));
}

/** The names of the streets stand on the water where the map would end. */
function fullSight(plan: Plan): Sight {
  const ground = plan.height - Math.round(plan.type * 2.2);
  return { plan, ground, step: ground * 0.05, rise: (z) => (z / (3.9 * plan.unit)) * ground * 0.8 };
}

/** In the strip, what rises above a silver roof is drawn shorter. */
function stripSight(plan: Plan, height: number): Sight {
  const low = CEILING * plan.unit;
  const rise = (z: number) => 0.9 * (z < low ? z : low + (z - low) * 0.5);
  return { plan, ground: height - Math.round(plan.type * 1.7), step: 3, rise };
}

/** The height of a silver roof, in squares. */
const CEILING = 42 / 37;
