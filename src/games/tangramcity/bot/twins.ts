/** Spots that cover the same with the tile's other face: they differ in colour only. */
import { SIZE } from '../quarters.ts';
import { SPOT_ROWS, SPOTS, type SpotId } from '../spots.ts';

/** For each spot its twin, or -1. */
const TWINS = new Int16Array(SPOTS.length).fill(-1);

const covering = new Map<string, SpotId>();
for (const [id, { tile }] of SPOTS.entries()) {
  const key = [tile, ...SPOT_ROWS.subarray(id * SIZE, (id + 1) * SIZE)].join();
  const twin = covering.get(key);
  covering.set(key, id);
  if (twin === undefined) continue;
  TWINS[id] = twin;
  TWINS[twin] = id;
}

/** The spot that covers the same in the other colour, if there is one. */
export function twinOf(id: SpotId): SpotId | undefined {
  const twin = TWINS[id] as number; // one for each spot
  return twin < 0 ? undefined : twin;
}
