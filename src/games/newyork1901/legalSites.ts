/** R5, R6 Where a seat may build: every site that fits on its land, or over what stands there. */
import type { Rng, Seat } from '#kernel';
import { BLOCK_COUNT } from './board.ts';
import { BRONZE, FIRST_LEGENDARY, GOLD, TECHNOLOGIES, TILE_COUNT } from './components.ts';
import { builtOn, workersSuffice } from './estate.ts';
import { fitsOn, LIKE_BEFORE, SITES, type Site, TILES_UP_TO, tilePlan } from './sites.ts';
import { type Estate, estateOf, hasLegendary, type State, technologyAt, trackOf } from './state.ts';

/** Which sites are wanted: on free land, over own buildings, or both. */
export type Wanted = 'free' | 'over' | 'both';

/** The tiles of each technology alone, as bits. */
const TILES_OF = TILES_UP_TO.map((tiles, technology) => tiles & ~(TILES_UP_TO[technology - 1] ?? 0));

/** Tiles that are just like an earlier one. */
const LIKE_OTHERS = LIKE_BEFORE.flatMap((like, tile) => (like === 0 ? [] : [tile]));

/** Tables that every call fills anew; nothing is kept in them from one call to the next. */
const rooms = new Int32Array(TECHNOLOGIES.length * BLOCK_COUNT);
const fits = new Int32Array(TECHNOLOGIES.length * BLOCK_COUNT);
const pairs = new Int32Array(TILE_COUNT * BLOCK_COUNT);

/** R5.6, R5.7, R7.1, Q14 The tiles the seat may build now, as bits; of like tiles only the first. */
function openTiles(state: State, seat: Seat): number {
  const estate = estateOf(state, seat);
  const open = technologyAt(state, trackOf(estate));
  let tiles = estate.hand;
  for (const tile of LIKE_OTHERS)
    if ((estate.hand & (LIKE_BEFORE[tile] as number)) !== 0) tiles &= ~(1 << tile); // a table with a row for each
  if (open === GOLD && !hasLegendary(estate)) tiles |= state.legendaries << FIRST_LEGENDARY;
  return tiles & (TILES_UP_TO[open] as number); // a table with a row for each
}

/** Every legal site, in a fixed order. */
export function legalSites(state: State, seat: Seat, wanted: Wanted): Site[] {
  const estate = estateOf(state, seat);
  const found: Site[] = [];
  const count = findPairs(state, seat, wanted);
  for (let pair = 0; pair < count; pair++) addSites(found, estate, pairs[pair] as number, wanted); // written by findPairs
  return found;
}

/** A random legal site, found without listing all; nothing where there is none. Bots ask for it. */
export function anySite(state: State, seat: Seat, wanted: Wanted, rng: Rng): Site | undefined {
  const estate = estateOf(state, seat);
  const found: Site[] = [];
  for (let left = findPairs(state, seat, wanted); left > 0; left--) {
    const pick = rng.below(left);
    addSites(found, estate, pairs[pick] as number, wanted); // written by findPairs
    if (found.length > 0) return found[rng.below(found.length)];
    pairs[pick] = pairs[left - 1] as number; // written by findPairs
  }
  return undefined;
}

/** Whether this site is legal, found without listing all. Bots ask for it. */
export function isLegalSite(state: State, seat: Seat, site: Site, wanted: Wanted): boolean {
  const { tile, block, mask } = site;
  const estate = estateOf(state, seat);
  if ((mask & ~(estate.land[block] as number)) !== 0) return false; // a word for each block
  const under = builtOn(estate, block) & mask;
  if (under === 0 ? wanted === 'over' : wanted === 'free') return false;
  if (((openTiles(state, seat) >> tile) & 1) === 0) return false;
  if (under === 0) return true;
  return (under & ~builtOn(estate, block, tilePlan(tile).technology)) === 0 && workersSuffice(estate, site);
}

/** Whether there is any legal site. */
export function canBuild(state: State, seat: Seat, wanted: Wanted): boolean {
  const estate = estateOf(state, seat);
  if (wanted !== 'over' && canBuildFree(estate, openTiles(state, seat))) return true;
  if (wanted === 'free') return false;
  const found: Site[] = [];
  const count = findPairs(state, seat, 'over');
  for (let pair = 0; pair < count && found.length === 0; pair++)
    addSites(found, estate, pairs[pair] as number, 'over'); // written by findPairs
  return found.length > 0;
}

function canBuildFree(estate: Estate, tiles: number): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own !== 0 && (fitsOn(block, own & ~builtOn(estate, block)) & tiles) !== 0) return true;
  }
  return false;
}

/** Writes the pairs of tile and block that may have a legal site into `pairs`; returns how many there are. */
function findPairs(state: State, seat: Seat, wanted: Wanted): number {
  let count = 0;
  let tiles = findRooms(estateOf(state, seat), wanted);
  if (tiles !== 0) tiles &= openTiles(state, seat);
  for (; tiles !== 0; tiles &= tiles - 1) {
    const tile = 31 - Math.clz32(tiles & -tiles);
    const row = tilePlan(tile).technology * BLOCK_COUNT;
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if ((((fits[row + block] as number) >> tile) & 1) === 1) pairs[count++] = tile * BLOCK_COUNT + block; // a word for each technology and block
    }
  }
  return count;
}

/**
 * Fills `rooms` and `fits`: for each technology and block the squares a new building may cover, and the tiles that fit
 * on them. Returns all tiles that fit anywhere.
 */
function findRooms(estate: Estate, wanted: Wanted): number {
  let any = 0;
  fits.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    let older = 0;
    for (let technology = BRONZE; technology <= GOLD; technology++) {
      const word = technology * BLOCK_COUNT + block;
      if (wanted !== 'free') older |= estate.built[word - BLOCK_COUNT] as number; // a word for each technology and block
      if (wanted === 'over' && older === 0) continue;
      const fit = fitsOn(block, free | older) & (TILES_OF[technology] as number); // a table with a row for each
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
  const outside = ~(rooms[technology * BLOCK_COUNT + block] as number); // a word for each technology and block
  const older = wanted === 'free' ? 0 : builtOn(estate, block, technology); // below: SITES has a list for each tile and block
  for (const site of (SITES[tile] as (typeof SITES)[number])[block] as readonly Site[]) {
    if ((site.mask & outside) !== 0) continue;
    if ((site.mask & older) === 0 ? wanted !== 'over' : workersSuffice(estate, site)) found.push(site);
  }
}
