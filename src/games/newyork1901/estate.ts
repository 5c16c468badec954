/** What a seat has on its land: its buildings, the squares under them, its reserved lots, and what a new building changes. */
import { BLOCK_COUNT, type Lot, lotPlan, lotsIn } from './board.ts';
import { TECHNOLOGIES, TILE_COUNT } from './components.ts';
import { type Site, standing } from './sites.ts';
import type { Estate } from './state.ts';

/** The buildings of an estate. */
export function buildingsOf({ places }: Estate): Site[] {
  const stands: Site[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const place = places[tile] as number; // a place for each tile
    if (place >= 0) stands.push(standing(tile, place));
  }
  return stands;
}

/** The squares of a block under the estate's buildings: all, or those older than a technology. */
export function builtOn({ built }: Estate, block: number, technology: number = TECHNOLOGIES.length): number {
  let squares = 0;
  for (let older = 0; older < technology; older++) squares |= built[older * BLOCK_COUNT + block] as number; // a word for each technology and block
  return squares;
}

/** The estate's buildings that a new one here would bring down. */
export function fallenUnder(estate: Estate, { block, mask }: Site): Site[] {
  if ((builtOn(estate, block) & mask) === 0) return [];
  return buildingsOf(estate).filter((site) => site.block === block && (site.mask & mask) !== 0);
}

/** R3.5, R4.3 The estate's lots with a worker on them, block by block. */
export function reservedLots(estate: Estate): Lot[] {
  const lots: Lot[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    for (const lot of lotsIn(block)) {
      const { mask } = lotPlan(lot);
      if ((mask & free) === mask) lots.push(lot);
    }
  }
  return lots;
}

/** R6.6 Whether there are workers enough for the lots that a rebuilding leaves empty. */
export function workersSuffice(estate: Estate, site: Site): boolean {
  const { block } = site;
  const before = builtOn(estate, block);
  const after = builtAfter(estate, site, before);
  const own = estate.land[block] as number; // a word for each block
  let workers = estate.workers;
  const lots = lotsIn(block);
  for (let i = 0; i < lots.length; i++) {
    const mask = lotPlan(lots[i] as Lot).mask & own; // below its length
    if (mask === 0) continue;
    if ((mask & after) !== 0) workers += (mask & before) === 0 ? 1 : 0;
    else if ((mask & before) !== 0) workers -= 1;
  }
  return workers >= 0;
}

/** The lots a building here would leave with nothing on them, and those whose worker comes home. */
export function lotsChanged(estate: Estate, site: Site): { emptied: Lot[]; freed: Lot[] } {
  const { block } = site;
  const before = builtOn(estate, block);
  const after = builtAfter(estate, site, before);
  const own = estate.land[block] as number; // a word for each block
  const emptied: Lot[] = [];
  const freed: Lot[] = [];
  for (const lot of lotsIn(block)) {
    const { mask } = lotPlan(lot);
    if ((mask & own) === 0) continue;
    const isBuilt = (mask & after) !== 0;
    if (isBuilt !== ((mask & before) !== 0)) (isBuilt ? freed : emptied).push(lot);
  }
  return { emptied, freed };
}

/** The built squares of the block once the new building stands and those under it have fallen. */
function builtAfter(estate: Estate, { block, mask }: Site, before: number): number {
  if ((before & mask) === 0) return before | mask;
  let fallen = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const place = estate.places[tile] as number; // a place for each tile
    if (place < 0) continue;
    const site = standing(tile, place);
    if (site.block === block && (site.mask & mask) !== 0) fallen |= site.mask;
  }
  return (before & ~fallen) | mask;
}
