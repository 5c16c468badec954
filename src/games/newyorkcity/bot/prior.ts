/** How answers look at a glance, in points. */
import { at, type Seat } from '#kernel';
import type { Character } from '../characters.ts';
import { characterTile, JOKER, PRESTIGE_TILES, SKYSCRAPERS } from '../components.ts';
import { of, total } from '../counts.ts';
import { highestBidder } from '../pressTrack.ts';
import { type Action, type Bid, firmOf, type State } from '../state.ts';
import { SWAP_COST } from './hands.ts';
import { roundsLeft, USE_WORTH } from './worth.ts';

/** What a unit of a bid of each kind brings, and being the highest bidder. */
const UNIT = [1.7, 1.8, 1.5, 1.7, 1.3, 2.6];
const LAST_UNIT = [1.5, 0.6, 1.2, 0.7, 1.2, 2.8];
const FIRST = [1, 1.2, 1.2, 1.2, 2.5, 1];
/** What a card can still bring in bids to come, and in the next round. */
const CARD = [1.2, 1.3, 1.4, 1.3, 1.5, 1.8, 1.8];
const SAVED = 0.4;
const DOLLAR = 0.9;
/** What a card drawn for another will probably be worth. */
const AVERAGE_CARD = 1.5;

export function prior(state: State, seat: Seat, action: Action): number {
  if ('cards' in action) return bidPrior(state, seat, action);
  if ('use' in action) return of(USE_WORTH, action.use) - DOLLAR;
  if ('pair' in action) return pairWorth(at(state.pairs, action.pair));
  if ('mix' in action) {
    const [one = 0, first = 0, two = 0, second = 0] = action.mix;
    return of(CARD, of(at(state.pairs, one), first)) + of(CARD, of(at(state.pairs, two), second));
  }
  if ('hire' in action) return hirePrior(state, action.hire);
  if ('tile' in action)
    return at(PRESTIGE_TILES, action.tile).value + towerPrior(state, seat, action.district);
  if ('district' in action) return towerPrior(state, seat, action.district);
  if ('from' in action) return 1 - towerPrior(state, seat, action.from);
  if ('discard' in action) return AVERAGE_CARD * total(action.discard) - cardsPrior(action.discard);
  if ('keep' in action) return cardsPrior(action.keep);
  if ('fetch' in action) return cardsPrior(action.fetch);
  if ('swap' in action) return -SWAP_COST;
  return 0;
}

function bidPrior(state: State, seat: Seat, { value, cards, staff }: Bid): number {
  const { bidding } = state;
  const { board } = firmOf(state, seat);
  const left = roundsLeft(state);
  const leader = highestBidder(state, seat);
  const leads = leader < 0 || value > firmOf(state, leader).bid;
  const units = bidding === SKYSCRAPERS ? Math.min(value, board + 0.3) : value;
  const later = left > 0 ? SAVED : 0;
  let cost = staff.length * DOLLAR;
  for (let kind = 0; kind <= JOKER; kind++) {
    const count = of(cards, kind);
    if (count > 0) cost += count * (kind > bidding && bidding < SKYSCRAPERS ? of(CARD, kind) : later);
  }
  return units * of(left > 0 ? UNIT : LAST_UNIT, bidding) + (leads ? of(FIRST, bidding) : 0) - cost;
}

function pairWorth(pair: readonly number[]): number {
  let worth = pair[0] === pair[1] ? 0.3 : 0;
  for (let i = 0; i < pair.length; i++) worth += of(CARD, pair[i] as number);
  return worth;
}

function cardsPrior(cards: readonly number[]): number {
  let worth = 0;
  for (let kind = 0; kind <= JOKER; kind++) worth += of(cards, kind) * of(CARD, kind);
  return worth;
}

function hirePrior(state: State, number: Character): number {
  const { value } = characterTile(number);
  return value + (number <= 27 ? 0.65 * of(USE_WORTH, number) * roundsLeft(state) : 2);
}

/** One more skyscraper in a district: most where it takes the lead, or where the seat had none. */
function towerPrior({ firms, base }: State, seat: Seat, district: number): number {
  const own = of(at(firms, seat).built, district);
  let most = 0;
  for (let other = 0; other < firms.length; other++)
    if (other !== seat) most = Math.max(most, of(at(firms, other).built, district));
  const near = own - most;
  return (own === 0 ? 1.5 : 0) + (near >= -1 && near <= 1 ? 0.2 * of(base, district) : 0);
}
