/** How promising an answer looks at a glance; higher is tried first. */
import type { Seat } from '#kernel';
import { type Lot, lotPlan } from '../board.ts';
import { GOLD, OWN_TILES } from '../components.ts';
import { builtOn } from '../estate.ts';
import { placeOf, type Site, standing, tilePlan } from '../sites.ts';
import { type Action, countBits, type Estate, estateOf, type State } from '../state.ts';
import { bestFit, openInHand } from './land.ts';
import { CARDS, LAND, PRIOR } from './weights.ts';

export function prior(state: State, seat: Seat, action: Action): number {
  if ('lot' in action) return lotPrior(state, estateOf(state, seat), action.lot);
  if ('card' in action) return CARDS[action.card].prior;
  if ('stop' in action) return PRIOR.stop;
  return buildPrior(state, estateOf(state, seat), standing(action.tile, placeOf(action)));
}

/** What could be built with the lot, now and soon, and the streets in play that it fronts. */
function lotPrior(state: State, estate: Estate, lot: Lot): number {
  const { block, mask, fronts } = lotPlan(lot);
  const free = (estate.land[block] as number) & ~builtOn(estate, block); // a word for each block
  const old = builtOn(estate, block, GOLD);
  const soon = openInHand(state, estate, LAND.opensEarly);
  let worth = PRIOR.lot + PRIOR.lotSquare * countBits(mask) + PRIOR.lotStreet * streetsIn(state, fronts);
  worth += PRIOR.bestNow * bestFit(block, free | mask, openInHand(state, estate, 0));
  worth += PRIOR.moreOnFree * (bestFit(block, free | mask, soon) - bestFit(block, free, soon));
  if (old !== 0)
    worth += PRIOR.moreOverOld * (bestFit(block, free | old | mask, soon) - bestFit(block, free | old, soon));
  return worth;
}

/** Points, and by how many buildings on streets in play there will be more. */
function buildPrior(state: State, estate: Estate, { tile, block, mask, fronts }: Site): number {
  const { points, technology } = tilePlan(tile);
  const isOver = (builtOn(estate, block) & mask) !== 0;
  const { base, point, gold, legendary } = weightsFor(state, isOver);
  let streets = streetsIn(state, fronts);
  if (isOver) streets -= fallenStreets(state, estate, block, mask);
  const kind = technology < GOLD ? 0 : tile < OWN_TILES ? gold : gold + legendary;
  return base + point * points + PRIOR.eachStreet * streets + kind;
}

function weightsFor({ closer }: State, isOver: boolean) {
  if (closer !== null) return PRIOR.last;
  return isOver ? PRIOR.over : PRIOR.free;
}

/** On how many streets in play buildings fall under a new one; each building counts on its own. */
function fallenStreets(state: State, { places }: Estate, block: number, mask: number): number {
  let count = 0;
  for (let tile = 0; tile < places.length; tile++) {
    const place = places[tile] as number; // below its length
    if (place < 0) continue;
    const site = standing(tile, place);
    if (site.block === block && (site.mask & mask) !== 0) count += streetsIn(state, site.fronts);
  }
  return count;
}

/** How many streets in play are among these fronts. */
function streetsIn({ streets }: State, fronts: number): number {
  let count = 0;
  for (let i = 0; i < streets.length; i++) count += (fronts >> (streets[i] as number)) & 1; // below its length
  return count;
}
