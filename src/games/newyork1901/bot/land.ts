/** What an estate's land promises: the best tiles in hand that fit on it. */
import { BLOCK_COUNT } from '../board.ts';
import { GOLD } from '../components.ts';
import { builtOn } from '../estate.ts';
import { fitsOn, tilePlan } from '../sites.ts';
import { countBits, type Estate, type State, technologyAt, trackOf } from '../state.ts';
import { LAND } from './weights.ts';

export function landWorth(state: State, estate: Estate): number {
  const open = technologyAt(state, trackOf(estate) + LAND.opensEarly);
  let worth = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number;
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    const old = builtOn(estate, block, GOLD);
    if (free !== 0) {
      worth += LAND.bestOnFree * bestFit(estate, open, block, free) + LAND.freeSquare * countBits(free);
    }
    if (old !== 0) {
      worth += LAND.bestOverOld * bestFit(estate, open, block, free | old) + LAND.oldSquare * countBits(old);
    }
  }
  return worth;
}

/** The most points that a building on free land would bring now. */
export function bestFreeBuilding(state: State, estate: Estate): number {
  const open = technologyAt(state, trackOf(estate));
  let best = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const free = (estate.land[block] as number) & ~builtOn(estate, block);
    best = Math.max(best, bestFit(estate, open, block, free));
  }
  return best;
}

/** The most points that a tile in hand brings on these squares of the block. */
function bestFit({ hand }: Estate, open: number, block: number, room: number): number {
  let best = 0;
  for (let tiles = fitsOn(block, room) & hand; tiles !== 0; tiles &= tiles - 1) {
    const { points, technology } = tilePlan(31 - Math.clz32(tiles & -tiles));
    if (technology <= open && points > best) best = points;
  }
  return best;
}
