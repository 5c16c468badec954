/** Changes of the state that several steps make. */
import type { Rng, Seat, Tools } from '#kernel';
import { BLOCK_COUNT, type Kind, type Lot, lotPlan } from './board.ts';
import { CHALLENGE_RULES } from './challenges.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  FIRST_LEGENDARY,
  MARKET_SIZE,
  OWN_TILES,
  TILES_AT_END,
} from './components.ts';
import { fallenUnder, lotsChanged } from './estate.ts';
import { type Site, tilePlan } from './sites.ts';
import {
  countBits,
  deckSize,
  type Ending,
  type Estate,
  type Event,
  estateOf,
  type State,
  technologyAt,
  trackOf,
} from './state.ts';

type Emit = Tools<Event>['emit'];

/** R4.1, R4.2 Takes a card of the market and puts a worker on the lot. */
export function acquire(draft: State, seat: Seat, lot: Lot, emit: Emit): void {
  const { kind, block, mask } = lotPlan(lot);
  const estate = estateOf(draft, seat);
  draft.market.splice(draft.market.indexOf(kind), 1);
  estate.land[block] = (estate.land[block] as number) | mask; // a word for each block
  estate.workers -= 1;
  emit({ did: 'acquired', seat, lot });
}

/** R5, R6, R9.6 Puts up a new building; own buildings under it are demolished. */
export function build(draft: State, seat: Seat, site: Site, emit: Emit): void {
  const estate = estateOf(draft, seat);
  const { emptied, freed } = lotsChanged(estate, site);
  for (const old of fallenUnder(estate, site)) {
    takeDown(estate, old);
    emit({ did: 'demolished', seat, ...old.build });
  }
  const { tile } = site;
  const { points } = tilePlan(tile);
  const open = technologyAt(draft, trackOf(estate));
  putUp(estate, site);
  if (tile < OWN_TILES) estate.hand &= ~(1 << tile);
  else draft.legendaries &= ~(1 << (tile - FIRST_LEGENDARY));
  estate.points += points;
  estate.workers += freed.length - emptied.length;
  emit({ did: 'built', seat, ...site.build, points, workers: freed.length });
  if (emptied.length > 0) emit({ did: 'guarded', seat, lots: emptied });
  maybeGainPrestige(draft, seat, site, emit);
  const now = technologyAt(draft, trackOf(estate));
  if (now > open) emit({ did: 'reached', seat, technology: now });
  const left = countBits(estate.hand);
  if (left === TILES_AT_END + 1 && tile < OWN_TILES && draft.ending === null)
    emit({ did: 'announced', seat });
  if (left <= TILES_AT_END) maybeTriggerEnd(draft, seat, 'tiles', emit);
}

/** Enters a building in the estate. */
export function putUp(estate: Estate, { tile, place, block, mask }: Site): void {
  const word = tilePlan(tile).technology * BLOCK_COUNT + block;
  estate.places[tile] = place;
  estate.built[word] = (estate.built[word] as number) | mask; // a word for each technology and block
}

/** R6.7 Takes a building out of the estate; its tile leaves the game. */
function takeDown(estate: Estate, { tile, block, mask }: Site): void {
  const word = tilePlan(tile).technology * BLOCK_COUNT + block;
  estate.places[tile] = -1;
  estate.built[word] = (estate.built[word] as number) & ~mask; // a word for each technology and block
}

/** R10.5 The points that the challenge gives for a new building. */
function maybeGainPrestige(draft: State, seat: Seat, site: Site, emit: Emit): void {
  if (draft.challenge === null) return;
  const points = CHALLENGE_RULES[draft.challenge].whenBuilt(draft, seat, site);
  if (points === 0) return;
  estateOf(draft, seat).prestige += points;
  emit({ did: 'gainedPrestige', seat, points });
}

/** R9.2, R9.3, Q20 The end is triggered once. */
export function maybeTriggerEnd(draft: State, seat: Seat, ending: Ending, emit: Emit): void {
  if (draft.ending !== null) return;
  draft.ending = ending;
  draft.closer = seat;
  emit({ did: 'triggeredEnd', seat, ending });
}

/** R8.1 The card leaves the game. */
export function discardCard(draft: State, seat: Seat, card: ActionCard, emit: Emit): void {
  estateOf(draft, seat).cards &= ~(1 << ACTION_CARDS.indexOf(card));
  emit({ did: 'playedCard', seat, card });
}

/** R9.1 Draws cards until the market is full or the deck is empty. */
export function fillMarket(draft: State, rng: Rng): Kind[] {
  const kinds: Kind[] = [];
  for (let left = deckSize(draft); left > 0 && draft.market.length < MARKET_SIZE; left--) {
    const kind = drawCard(draft, rng);
    draft.market.push(kind);
    kinds.push(kind);
  }
  return kinds;
}

/** Q18 Draws the top card of the deck: any card of the first pile. */
function drawCard({ deck }: State, rng: Rng): Kind {
  const pile = deck[0] as Kind[]; // only asked while there are cards
  const kind = rng.draw(pile);
  if (pile.length === 0) deck.shift();
  return kind;
}

/** R3.5, R8.4 Puts cards under the deck; their order among themselves is random. */
export function layUnder({ deck }: State, kinds: readonly Kind[]): void {
  deck.push([...kinds]);
}
