/** How promising answers look at a glance, in points. */
import { at, type Seat } from '#kernel';
import type { Character } from '../characters.ts';
import { characterTile, JOKER, PRESTIGE_TILES, SKYSCRAPERS } from '../components.ts';
import { of, total } from '../counts.ts';
import { phaseOf } from '../powers.ts';
import { highestBidder } from '../pressTrack.ts';
import { type Action, type Bid, firmOf, type State } from '../state.ts';
import { roundsLeft } from './holdings.ts';
import { GLANCE, SWAP_COST, useWorth } from './weights.ts';

export function prior(state: State, seat: Seat, action: Action): number {
  if ('cards' in action) return bidPrior(state, seat, action);
  if ('use' in action) return useWorth(action.use) - GLANCE.dollar;
  if ('pair' in action) return pairWorth(at(state.pairs, action.pair));
  if ('mix' in action) return mixPrior(action.mix);
  if ('hire' in action) return hirePrior(state, action.hire);
  if ('tile' in action)
    return at(PRESTIGE_TILES, action.tile).value + towerPrior(state, seat, action.district);
  if ('district' in action) return towerPrior(state, seat, action.district);
  if ('from' in action) return GLANCE.moved - towerPrior(state, seat, action.from);
  if ('discard' in action) return GLANCE.average * total(action.discard) - cardsPrior(action.discard);
  if ('keep' in action) return cardsPrior(action.keep);
  if ('fetch' in action) return cardsPrior(action.fetch);
  if ('swap' in action) return -SWAP_COST;
  return neutral(action);
}

/** Answers that look all alike; any other kind of answer does not compile here. */
function neutral(_action: { pass: true } | { done: true } | { stack: number } | { drop: Character }): number {
  return 0;
}

function bidPrior(state: State, seat: Seat, { value, cards, staff }: Bid): number {
  const { bidding } = state;
  const { board } = firmOf(state, seat);
  const left = roundsLeft(state);
  const leader = highestBidder(state, seat);
  const leads = leader < 0 || value > firmOf(state, leader).bid;
  const units = bidding === SKYSCRAPERS ? Math.min(value, board + GLANCE.beyondBoard) : value;
  const later = left > 0 ? GLANCE.saved : 0;
  let cost = staff.length * GLANCE.dollar;
  for (let kind = 0; kind <= JOKER; kind++) {
    const count = of(cards, kind);
    if (count > 0) cost += count * (kind > bidding && bidding < SKYSCRAPERS ? of(GLANCE.card, kind) : later);
  }
  const worth = units * of(left > 0 ? GLANCE.unit : GLANCE.lastUnit, bidding);
  return worth + (leads ? of(GLANCE.lead, bidding) : 0) - cost;
}

function pairWorth(pair: readonly number[]): number {
  let worth = pair[0] === pair[1] ? GLANCE.equalPair : 0;
  for (let i = 0; i < pair.length; i++) worth += of(GLANCE.card, at(pair, i));
  return worth;
}

/** R11.2 The two cards taken: a mix names each pair, and the kind of the card out of it. */
function mixPrior(mix: readonly number[]): number {
  return pairWorth([of(mix, 1), of(mix, 3)]);
}

function cardsPrior(cards: readonly number[]): number {
  let worth = 0;
  for (let kind = 0; kind <= JOKER; kind++) worth += of(cards, kind) * of(GLANCE.card, kind);
  return worth;
}

function hirePrior(state: State, character: Character): number {
  const { value } = characterTile(character);
  if (phaseOf(character) === 'end') return value + GLANCE.endCharacter;
  return value + GLANCE.usesPerRound * useWorth(character) * roundsLeft(state);
}

/** One more skyscraper in a district: most where it takes the lead, or where the seat had none. */
function towerPrior({ firms, base }: State, seat: Seat, district: number): number {
  const own = of(at(firms, seat).built, district);
  let most = 0;
  for (let other = 0; other < firms.length; other++)
    if (other !== seat) most = Math.max(most, of(at(firms, other).built, district));
  const near = own - most;
  const lead = near >= -1 && near <= 1 ? GLANCE.leadPerBase * of(base, district) : 0;
  return (own === 0 ? GLANCE.newDistrict : 0) + lead;
}
