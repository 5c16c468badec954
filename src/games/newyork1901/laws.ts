/** Checks a state: nothing is lost, nothing is there twice, nothing is where it cannot be. */
import { at, same } from '#kernel';
import { BLOCKS, KIND_COUNT, LOTS, LOTS_OF_KIND } from './board.ts';
import {
  DISTRICTS,
  FIRST_LEGENDARY,
  MARKET_SIZE,
  OWN_TILES,
  START_TILE,
  TILE_COUNT,
  WORKERS,
} from './components.ts';
import { buildingsOf, reservedLots } from './estate.ts';
import { PLANS } from './sites.ts';
import { type Estate, nothingBuilt, ownerOf, type State } from './state.ts';

export function check(state: State): void {
  if (state.market.length > MARKET_SIZE) throw new Error('the market is overfull');
  if (state.deck.some((pile) => pile.length === 0)) throw new Error('a pile is empty');
  if (state.market.length === 0 && state.agenda.at(-1)?.step === 'beginTurn')
    throw new Error('a turn begins with an empty market');
  if ((state.ending === null) !== (state.closer === null)) throw new Error('an end without a closer');
  checkLand(state);
  checkCards(state);
  checkLegendaries(state);
  for (const estate of state.estates) checkEstate(estate);
}

/** R4.3 No square has two owners, and lots are owned whole. */
function checkLand({ estates }: State): void {
  for (const block of BLOCKS.keys()) {
    let taken = 0;
    for (const { land } of estates) {
      if ((taken & at(land, block)) !== 0) throw new Error('land with two owners');
      taken |= at(land, block);
    }
  }
  for (const { land } of estates) {
    for (const { block, mask } of LOTS) {
      const owned = at(land, block) & mask;
      if (owned !== 0 && owned !== mask) throw new Error('half a lot is owned');
    }
  }
}

/** R1.3, R2.1 Each lot's card is in the deck, in the market or with its owner; pink is out with two seats. */
function checkCards(state: State): void {
  const districts = DISTRICTS.length - (state.estates.length === 2 ? 1 : 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const lots = at(LOTS_OF_KIND, kind);
    const held = lots.filter((lot) => ownerOf(state, lot) !== undefined).length;
    const open = state.market.filter((card) => card === kind).length;
    const drawn = state.deck.flat().filter((card) => card === kind).length;
    const cards = kind < 2 * districts ? lots.length : 0;
    if (held + open + drawn !== cards) throw new Error('a lot card is lost or doubled');
  }
}

/** R5.6 */
function checkLegendaries({ estates, legendaries }: State): void {
  for (let tile = FIRST_LEGENDARY; tile < TILE_COUNT; tile++) {
    const built = estates.filter(({ places }) => at(places, tile) >= 0).length;
    const left = (legendaries >> (tile - FIRST_LEGENDARY)) & 1;
    if (built + left !== 1) throw new Error('a legendary is lost or doubled');
  }
  for (const { places } of estates) {
    const own = places.filter((place, tile) => tile >= FIRST_LEGENDARY && place >= 0);
    if (own.length > 1) throw new Error('a seat has two legendaries');
  }
}

/** R1.9, R5.1, R5.7 Buildings stand apart on own land; workers are where they must be. */
function checkEstate(estate: Estate): void {
  const { land, hand, places, workers } = estate;
  const built = BLOCKS.map(() => 0);
  const byTechnology = nothingBuilt();
  for (const { tile, block, mask } of buildingsOf(estate)) {
    if ((mask & ~at(land, block)) !== 0) throw new Error('a building off its land');
    if ((mask & at(built, block)) !== 0) throw new Error('buildings overlap');
    built[block] = at(built, block) | mask;
    const word = at(PLANS, tile).technology * BLOCKS.length + block;
    byTechnology[word] = at(byTechnology, word) | mask;
    if (tile < START_TILE && ((hand >> tile) & 1) === 1) throw new Error('a tile stands and is in hand');
  }
  if (places.length !== TILE_COUNT || hand >> OWN_TILES !== 0) throw new Error('a tile too many');
  if (!same(byTechnology, estate.built)) throw new Error('the words of built squares are wrong');
  if (workers < 0 || workers + reservedLots(estate).length !== WORKERS) throw new Error('a worker is lost');
}
