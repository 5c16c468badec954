/** R5, R6 Where a seat may build: its land, what stands on it, and every site that fits. */
import type { Rng, Seat } from '#kernel';
import { BLOCK_COUNT, type Lot, lotPlan, lotsIn } from './board.ts';
import { BRONZE, FIRST_LEGENDARY, GOLD, TECHNOLOGIES, TILE_COUNT } from './components.ts';
import { FITS, LIKE_BEFORE, SITES, type Site, standing, TILES_UP_TO, tilePlan } from './sites.ts';
import { type Estate, estateOf, hasLegendary, type State, technologyAt, trackOf } from './state.ts';

/** Which sites are wanted: on free land, over own buildings, or both. */
export type Wanted = 'free' | 'over' | 'both';

/** The tiles of each technology alone, as bits. */
const TILES_OF = TILES_UP_TO.map((tiles, technology) => tiles & ~(TILES_UP_TO[technology - 1] ?? 0));

/** Tiles that are just like an earlier one. */
const LIKE_OTHERS = LIKE_BEFORE.flatMap((like, tile) => (like === 0 ? [] : [tile]));

/** Tables that every search fills anew; they never outlive it. */
const rooms = new Int32Array(TECHNOLOGIES.length * BLOCK_COUNT);
const fits = new Int32Array(TECHNOLOGIES.length * BLOCK_COUNT);
const pairs = new Int32Array(TILE_COUNT * BLOCK_COUNT);

/** The buildings of an estate. */
export function buildingsOf({ places }: Estate): Site[] {
  const stands: Site[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const place = places[tile] as number;
    if (place >= 0) stands.push(standing(tile, place));
  }
  return stands;
}

/** The squares of a block under the estate's buildings: all, or those older than a technology. */
export function builtOn({ built }: Estate, block: number, technology: number = TECHNOLOGIES.length): number {
  let squares = 0;
  for (let older = 0; older < technology; older++) squares |= built[older * BLOCK_COUNT + block] as number;
  return squares;
}

/** The estate's buildings that a new one here would bring down. */
export function fallenUnder(estate: Estate, { block, mask }: Site): Site[] {
  if ((builtOn(estate, block) & mask) === 0) return [];
  return buildingsOf(estate).filter((site) => site.block === block && (site.mask & mask) !== 0);
}

/** R5.6, R5.7, R7.1, Q14 The tiles the seat may build now, as bits; of like tiles the first. */
function openTiles(state: State, seat: Seat): number {
  const estate = estateOf(state, seat);
  const open = technologyAt(state, trackOf(estate));
  let tiles = estate.hand;
  for (const tile of LIKE_OTHERS)
    if ((estate.hand & (LIKE_BEFORE[tile] as number)) !== 0) tiles &= ~(1 << tile);
  if (open === GOLD && !hasLegendary(estate)) tiles |= state.legendaries << FIRST_LEGENDARY;
  return tiles & (TILES_UP_TO[open] as number);
}

/** Every legal site, in a fixed order. */
export function legalSites(state: State, seat: Seat, wanted: Wanted): Site[] {
  const estate = estateOf(state, seat);
  const found: Site[] = [];
  const count = findPairs(state, seat, wanted);
  for (let pair = 0; pair < count; pair++) addSites(found, estate, pairs[pair] as number, wanted);
  return found;
}

/** Any legal site, without listing all; nothing where there is none. */
export function anySite(state: State, seat: Seat, wanted: Wanted, rng: Rng): Site | undefined {
  const estate = estateOf(state, seat);
  const found: Site[] = [];
  for (let left = findPairs(state, seat, wanted); left > 0; left--) {
    const pick = rng.below(left);
    addSites(found, estate, pairs[pick] as number, wanted);
    if (found.length > 0) return found[rng.below(found.length)];
    pairs[pick] = pairs[left - 1] as number;
  }
  return undefined;
}

/** Whether there is any legal site. */
export function canBuild(state: State, seat: Seat, wanted: Wanted): boolean {
  const estate = estateOf(state, seat);
  if (wanted !== 'over' && canBuildFree(estate, openTiles(state, seat))) return true;
  if (wanted === 'free') return false;
  const found: Site[] = [];
  const count = findPairs(state, seat, 'over');
  for (let pair = 0; pair < count && found.length === 0; pair++)
    addSites(found, estate, pairs[pair] as number, 'over');
  return found.length > 0;
}

function canBuildFree(estate: Estate, tiles: number): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number;
    if (own !== 0 && (fitsOn(block, own & ~builtOn(estate, block)) & tiles) !== 0) return true;
  }
  return false;
}

/** R6.6 Whether there are workers enough for the lots that a rebuilding leaves empty. */
export function workersSuffice(estate: Estate, site: Site): boolean {
  const { emptied, freed } = lotsChanged(estate, site);
  return emptied.length <= estate.workers + freed.length;
}

/** The lots a building here would leave with nothing on them, and those whose worker comes home. */
export function lotsChanged(estate: Estate, site: Site): { emptied: Lot[]; freed: Lot[] } {
  const { block } = site;
  const before = builtOn(estate, block);
  const after = builtAfter(estate, site, before);
  const own = estate.land[block] as number;
  const emptied: Lot[] = [];
  const freed: Lot[] = [];
  for (const lot of lotsIn(block)) {
    const { mask } = lotPlan(lot);
    if ((mask & own) === 0) continue;
    const is = (mask & after) !== 0;
    if (is !== ((mask & before) !== 0)) (is ? freed : emptied).push(lot);
  }
  return { emptied, freed };
}

/** R3.5, R4.3 The estate's lots with a worker on them, block by block. */
export function reservedLots(estate: Estate): Lot[] {
  const lots: Lot[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number;
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    for (const lot of lotsIn(block)) {
      const { mask } = lotPlan(lot);
      if ((mask & free) === mask) lots.push(lot);
    }
  }
  return lots;
}

/** The built squares of the block once the new building stands and those under it have fallen. */
function builtAfter(estate: Estate, { block, mask }: Site, before: number): number {
  if ((before & mask) === 0) return before | mask;
  let fallen = 0;
  for (const site of buildingsOf(estate)) {
    if (site.block === block && (site.mask & mask) !== 0) fallen |= site.mask;
  }
  return (before & ~fallen) | mask;
}

function fitsOn(block: number, squares: number): number {
  return (FITS[block] as Int32Array)[squares] as number;
}

/** Lists the pairs of tile and block that are worth a look, and tells how many there are. */
function findPairs(state: State, seat: Seat, wanted: Wanted): number {
  let count = 0;
  let tiles = findRooms(estateOf(state, seat), wanted);
  if (tiles !== 0) tiles &= openTiles(state, seat);
  for (; tiles !== 0; tiles &= tiles - 1) {
    const tile = 31 - Math.clz32(tiles & -tiles);
    const row = tilePlan(tile).technology * BLOCK_COUNT;
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if ((((fits[row + block] as number) >> tile) & 1) === 1) pairs[count++] = tile * BLOCK_COUNT + block;
    }
  }
  return count;
}

/** For each technology and block the squares a new building may take, and what fits there; tells all that fits anywhere. */
function findRooms(estate: Estate, wanted: Wanted): number {
  let any = 0;
  fits.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number;
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    let older = 0;
    for (let technology = BRONZE; technology <= GOLD; technology++) {
      const word = technology * BLOCK_COUNT + block;
      if (wanted !== 'free') older |= estate.built[word - BLOCK_COUNT] as number;
      if (wanted === 'over' && older === 0) continue;
      const fit = fitsOn(block, free | older) & (TILES_OF[technology] as number);
      rooms[word] = free | older;
      fits[word] = fit;
      any |= fit;
    }
  }
  return any;
}

/** Adds the legal sites of a tile in a block to those found. */
function addSites(found: Site[], estate: Estate, pair: number, wanted: Wanted): void {
  const tile = Math.floor(pair / BLOCK_COUNT);
  const block = pair % BLOCK_COUNT;
  const { technology } = tilePlan(tile);
  const outside = ~(rooms[technology * BLOCK_COUNT + block] as number);
  const older = wanted === 'free' ? 0 : builtOn(estate, block, technology);
  for (const site of (SITES[tile] as (typeof SITES)[number])[block] as readonly Site[]) {
    if ((site.mask & outside) !== 0) continue;
    if ((site.mask & older) === 0 ? wanted !== 'over' : workersSuffice(estate, site)) found.push(site);
  }
}
