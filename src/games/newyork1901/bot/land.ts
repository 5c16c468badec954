/** What an estate's land promises: the best tiles in hand that fit on it. */
import { BLOCK_COUNT } from '../board.ts';
import { GOLD, OWN_TILES } from '../components.ts';
import { builtOn } from '../estate.ts';
import { fitsOn, TILES_UP_TO, tilePlan } from '../sites.ts';
import { countBits, type Estate, type State, technologyAt, trackOf } from '../state.ts';
import { LAND } from './weights.ts';

const OWN = (1 << OWN_TILES) - 1;

/** The points of the best of a seat's own tiles, by these tiles as bits. */
const BEST_POINTS = new Uint8Array(1 << OWN_TILES);
for (let tiles = 1; tiles <= OWN; tiles++) {
  const { points } = tilePlan(31 - Math.clz32(tiles & -tiles));
  BEST_POINTS[tiles] = Math.max(points, BEST_POINTS[tiles & (tiles - 1)] as number); // one for each set of own tiles
}

export function landWorth(state: State, estate: Estate): number {
  const tiles = openInHand(state, estate, LAND.opensEarly);
  let worth = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own !== 0)
      worth += worthIn(block, own & ~builtOn(estate, block), builtOn(estate, block, GOLD), tiles);
  }
  return worth;
}

/** The most points that a building brings now, on free land or over older buildings. */
export function bestBuilding(state: State, estate: Estate): number {
  const tiles = openInHand(state, estate, 0);
  let best = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    best = Math.max(best, bestFit(block, free | builtOn(estate, block, GOLD), tiles));
  }
  return best;
}

/** The tiles in hand that may be built now, or already with a few points more, as bits. */
export function openInHand(state: State, estate: Estate, more: number): number {
  return estate.hand & (TILES_UP_TO[technologyAt(state, trackOf(estate) + more)] as number); // one for each technology
}

/** What free land and land under buildings older than gold promise in one block, with these tiles. */
function worthIn(block: number, free: number, old: number, tiles: number): number {
  let worth = 0;
  if (free !== 0) worth += LAND.bestOnFree * bestFit(block, free, tiles) + LAND.freeSquare * countBits(free);
  if (old !== 0)
    worth += LAND.bestOverOld * bestFit(block, free | old, tiles) + LAND.oldSquare * countBits(old);
  return worth;
}

/** The most points that a building on free land would bring now. */
export function bestFreeBuilding(state: State, estate: Estate): number {
  const tiles = openInHand(state, estate, 0);
  let best = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const free = (estate.land[block] as number) & ~builtOn(estate, block); // a word for each block
    best = Math.max(best, bestFit(block, free, tiles));
  }
  return best;
}

/** The most points that one of these tiles brings on these squares of the block. */
export function bestFit(block: number, room: number, tiles: number): number {
  return BEST_POINTS[fitsOn(block, room) & tiles & OWN] as number; // one for each set of own tiles
}
