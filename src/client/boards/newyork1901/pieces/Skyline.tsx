/** The harbour view on the board: a strip below the map, or as tall as the map itself. */
import { useMemo } from 'react';
import type { NameOf } from '#kernel';
import type { Naming, View } from '../box.ts';
import type { Plan } from '../layout.ts';
import type { BoardText } from '../text/text.ts';
import { buildingNote } from './CityBlocks.tsx';
import { Harbour, type Sight } from './Harbour.tsx';

interface Props {
  readonly view: View;
  readonly plan: Plan;
  readonly tall?: boolean;
  readonly naming: Naming;
  readonly text: BoardText;
  readonly name: NameOf;
}

export function Skyline({ view, plan, tall = false, naming, text, name }: Props) {
  const height = tall ? Math.round(plan.width * 0.72) : Math.round(Math.max(100, plan.unit * 3.6));
  const sight = useMemo(
    () => (tall ? fullSight(plan, height) : stripSight(plan, height)),
    [plan, tall, height],
  );
  return (
    <Harbour
      view={view}
      sight={sight}
      height={height}
      label={text.harbour}
      note={(build, seat) => buildingNote(build, { naming, text, owner: name(seat) })}
    />
  );
}

function fullSight(plan: Plan, height: number): Sight {
  const ground = Math.round(height * 0.86);
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
