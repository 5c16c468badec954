/** Small named changes that several steps share. */
import { at, type FlowTools, type Tools } from '#kernel';
import type { Character } from './characters.ts';
import { characterTile, JOKER, LINKS, VEHICLES } from './components.ts';
import { add, type Counts, none, of, put, sum, total } from './counts.ts';
import { type Event, labelOf } from './events.ts';
import { move } from './pressTrack.ts';
import { countOf, type Firm, firmOf, type State, type Step } from './state.ts';

export type Out = Tools<Event>;
export type FlowOut = FlowTools<Step, Event>;

/** R4.6 The next card of the deck, or -1; the discard pile becomes a new deck when there is none. */
export function drawCard(draft: State, { rng, emit }: Out): number {
  const { deck } = draft;
  let size = total(deck);
  if (size === 0) {
    size = total(draft.discard);
    if (size === 0) return -1;
    add(deck, draft.discard);
    draft.discard.fill(0);
    emit({ did: 'reshuffled' });
  }
  let left = rng.below(size);
  let kind = 0;
  while (left >= of(deck, kind)) {
    left -= of(deck, kind);
    kind += 1;
  }
  put(deck, kind, -1);
  return kind;
}

/** Draws so many cards, as far as there are any. */
function drawCards(draft: State, count: number, out: Out): Counts {
  const drawn = none();
  for (let n = 0; n < count; n++) {
    const kind = drawCard(draft, out);
    if (kind >= 0) put(drawn, kind);
  }
  return drawn;
}

/** Cards from the deck into the hand, for the owner's eyes. */
export function drawToHand(draft: State, firm: number, count: number, out: Out): void {
  const cards = drawCards(draft, count, out);
  const drawn = total(cards);
  if (drawn === 0) return;
  add(firmOf(draft, firm).hand, cards);
  out.emit({ did: 'drew', who: labelOf(draft, firm), count: drawn, cards });
}

/** Cards from the deck face up into the reserve. */
export function drawToReserve(draft: State, firm: number, count: number, out: Out): void {
  const cards = drawCards(draft, count, out);
  add(firmOf(draft, firm).reserve, cards);
  if (total(cards) > 0) out.emit({ did: 'reserved', who: labelOf(draft, firm), cards });
}

/** The cards a seat holds. */
export type Held = Pick<Firm, 'hand' | 'reserve'>;

/** R6.4 All cards a seat can reach by swapping. */
export function poolOf({ hand, reserve }: Held): Counts {
  return sum(hand, reserve);
}

/** Q2 Splits what a seat holds: a reserve of this size that keeps what lies there, then takes what is of least use; says whether it took anything. */
export function arrange({ hand, reserve }: Held, pool: Counts, size: number, bidding: number): boolean {
  let left = size;
  for (let kind = 0; kind <= JOKER; kind++) {
    const stays = Math.min(of(reserve, kind), of(pool, kind), left);
    reserve[kind] = stays;
    hand[kind] = of(pool, kind) - stays;
    left -= stays;
  }
  const missing = left;
  for (let i = 0; i <= JOKER; i++) {
    const kind = i === JOKER ? JOKER : (bidding + JOKER - i) % JOKER;
    const goes = Math.min(of(hand, kind), left);
    put(hand, kind, -goes);
    put(reserve, kind, goes);
    left -= goes;
  }
  return left < missing;
}

/** Q2 Cards out of hand and reserve, which gives so many of them; the swaps that needs are told. */
export function takeOut(draft: State, seat: number, cards: Counts, fromReserve: number, { emit }: Out): void {
  const firm = firmOf(draft, seat);
  const size = total(firm.reserve) - fromReserve;
  const pool = poolOf(firm);
  add(pool, cards, -1);
  if (arrange(firm, pool, size, draft.bidding)) emit({ did: 'kept', who: seat, cards: firm.reserve.slice() });
}

export function gainPoints(draft: State, firm: number, count: number, { emit }: Out): void {
  firmOf(draft, firm).points += count;
  emit({ did: 'gained', who: labelOf(draft, firm), what: 'points', count });
}

export function gainDollars(draft: State, firm: number, count: number, { emit }: Out): void {
  firmOf(draft, firm).dollars += count;
  emit({ did: 'gained', who: labelOf(draft, firm), what: 'dollars', count });
}

/** R7.6 Skyscrapers from the supply to the player board, as far as there are any. */
export function gainBoard(draft: State, firm: number, wanted: number, { emit }: Out): void {
  const owner = firmOf(draft, firm);
  const count = Math.min(wanted, owner.supply);
  owner.supply -= count;
  owner.board += count;
  if (count > 0) emit({ did: 'gained', who: labelOf(draft, firm), what: 'board', count });
}

export function advance(draft: State, firm: number, wanted: number, { emit }: Out): void {
  const steps = move(draft, firm, wanted);
  const who = labelOf(draft, firm);
  if (steps !== 0) emit({ did: 'moved', who, steps, space: at(draft.space, firm) });
}

/** R7.5 Takes a tile off its shelf and turns up the next one of that value. */
export function hire(draft: State, firm: number, character: Character, { rng }: Out): void {
  const { value } = characterTile(character);
  const shelf = at(draft.shelves, value - 1);
  shelf.splice(shelf.indexOf(character), 1);
  firmOf(draft, firm).staff.push(character);
  const pile = at(draft.piles, value - 1);
  if (pile.length > 0) shelf.push(rng.draw(pile));
}

/** R7.9 Tile to the district, vehicle to its taker. */
export function takePrestige(draft: State, firm: number, tile: number, link: number, district: number): void {
  draft.offer.splice(draft.offer.indexOf(tile), 1);
  at(draft.laid, district).push(tile);
  draft.links &= ~(1 << link);
  put(firmOf(draft, firm).vehicles, at(LINKS, link).vehicle);
}

/** Skyscrapers into a district; whoever has a limited number of them has taken them before. */
export function build(draft: State, firm: number, district: number, count: number, out: Out): void {
  put(firmOf(draft, firm).built, district, count);
  if (count > 0) out.emit({ did: 'built', who: labelOf(draft, firm), district, count });
}

/** R11.7 A character leaves the game; of several copies one already used goes first. */
export function dropCharacter(draft: State, seat: number, character: Character): void {
  const { staff, paid } = firmOf(draft, seat);
  staff.splice(staff.indexOf(character), 1);
  if (countOf(paid, character) > 0) paid.splice(paid.indexOf(character), 1);
  draft.gone.push(character);
}

/** Vehicles of nobody. */
export function noVehicles(): number[] {
  return VEHICLES.map(() => 0);
}
